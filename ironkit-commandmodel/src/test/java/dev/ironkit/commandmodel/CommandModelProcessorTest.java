package dev.ironkit.commandmodel;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CommandModelProcessorTest {

    @TempDir
    Path folder;

    @Test
    void writesOneCallForEachAnnotatedField() throws IOException {
        List<String> errors = compile("@Option(names = {\"-l\", \"--long\"}, description = \"More.\") boolean more;");

        assertThat(errors).isEmpty();
        assertThat(Files.readString(folder.resolve("made/LookModel.java")))
                .contains("OptionSpec.builder(new String[] {\"-l\", \"--long\"})")
                .contains(".description(\"More.\")")
                .contains("case 0: holder.more = (boolean) value; break;");
        assertThat(Files.readString(folder.resolve("made/CommandModelTable.java")))
                .contains("case \"look\":");
    }

    @Test
    void numbersParametersByHandAndWantsThemUnlessTheyMayBeLeftOut() throws IOException {
        compile("@Parameters(arity = \"0..1\") String file;");
        assertThat(Files.readString(folder.resolve("made/LookModel.java")))
                .contains(".index(\"0\")")
                .doesNotContain("required");

        compile("@Parameters(index = \"1\") java.util.List<String> files;");
        assertThat(Files.readString(folder.resolve("made/LookModel.java")))
                .contains(".index(\"1\").required(true)")
                .contains(".auxiliaryTypes(java.lang.String.class)");
    }

    /** The table stands in a package of its own, so that it reaches public commands only. */
    @Test
    void letsOtherPackagesUseTheModelsOfPublicClasses() throws IOException {
        List<String> errors = compileAll(
                source("made.one", "public final class Look", "look", ""),
                source("made.two", "public final class Mend", "mend", "@Option(names = \"-l\") boolean more;"));

        assertThat(errors).isEmpty();
        assertThat(Files.readString(folder.resolve("made/two/MendModel.java")))
                .contains("public final class MendModel")
                .contains("public static void addTo(");
        assertThat(Files.readString(folder.resolve("made/CommandModelTable.java")))
                .contains("package made;")
                .contains("made.one.LookModel.addTo(spec, (made.one.Look) command);")
                .contains("made.two.MendModel.addTo(spec, (made.two.Mend) command);");
    }

    @Test
    void refusesAFieldItCannotReach() throws IOException {
        assertThat(compile("@Option(names = \"-l\") private boolean more;"))
                .singleElement()
                .asString()
                .contains("a field that picocli fills is neither private nor final");
    }

    /** Compiles a command with one field and returns what the compiler objects to. */
    private List<String> compile(String field) throws IOException {
        return compileAll(source("made", "final class Look", "look", field));
    }

    private static JavaFileObject source(String home, String type, String name, String field) {
        String text = """
                package %s;
                import picocli.CommandLine.Command;
                import picocli.CommandLine.Option;
                import picocli.CommandLine.Parameters;
                @Command(name = "%s", header = "Looks.")
                %s {
                    %s
                }
                """.formatted(home, name, type, field);
        String file = home.replace('.', '/') + "/" + type.substring(type.lastIndexOf(' ') + 1) + ".java";
        return new SimpleJavaFileObject(URI.create("mem:///" + file), JavaFileObject.Kind.SOURCE) {
            @Override
            public CharSequence getCharContent(boolean ignoreErrors) {
                return text;
            }
        };
    }

    private List<String> compileAll(JavaFileObject... sources) throws IOException {
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        DiagnosticCollector<JavaFileObject> heard = new DiagnosticCollector<>();
        List<String> options =
                List.of("-d", folder.toString(), "-s", folder.toString(), "-cp", System.getProperty("java.class.path"));
        JavaCompiler.CompilationTask task = compiler.getTask(null, null, heard, options, null, List.of(sources));
        task.setProcessors(List.of(new CommandModelProcessor()));
        task.call();
        return heard.getDiagnostics().stream()
                .filter(each -> each.getKind() == javax.tools.Diagnostic.Kind.ERROR)
                .map(each -> each.getMessage(Locale.ROOT))
                .toList();
    }
}
