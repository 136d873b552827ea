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

    @Test
    void refusesAFieldItCannotReach() throws IOException {
        assertThat(compile("@Option(names = \"-l\") private boolean more;"))
                .singleElement()
                .asString()
                .contains("a field that picocli fills is neither private nor final");
    }

    /** Compiles a command with one field and returns what the compiler objects to. */
    private List<String> compile(String field) throws IOException {
        String text = """
                package made;
                import picocli.CommandLine.Command;
                import picocli.CommandLine.Option;
                import picocli.CommandLine.Parameters;
                @Command(name = "look", header = "Looks.")
                final class Look {
                    %s
                }
                """.formatted(field);
        JavaFileObject source =
                new SimpleJavaFileObject(URI.create("mem:///made/Look.java"), JavaFileObject.Kind.SOURCE) {
                    @Override
                    public CharSequence getCharContent(boolean ignoreErrors) {
                        return text;
                    }
                };
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        DiagnosticCollector<JavaFileObject> heard = new DiagnosticCollector<>();
        List<String> options =
                List.of("-d", folder.toString(), "-s", folder.toString(), "-cp", System.getProperty("java.class.path"));
        JavaCompiler.CompilationTask task = compiler.getTask(null, null, heard, options, null, List.of(source));
        task.setProcessors(List.of(new CommandModelProcessor()));
        task.call();
        return heard.getDiagnostics().stream()
                .filter(each -> each.getKind() == javax.tools.Diagnostic.Kind.ERROR)
                .map(each -> each.getMessage(Locale.ROOT))
                .toList();
    }
}
