package dev.ironkit.checks;

import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.fields;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaField;
import com.tngtech.archunit.core.domain.JavaModifier;
import com.tngtech.archunit.lang.ArchRule;
import java.util.ArrayList;
import java.util.List;
import planted.dev.ironkit.base.BaseThatKnowsAFormat;
import planted.dev.ironkit.base.BaseThatReadsFiles;
import planted.dev.ironkit.cli.CommandThatKnowsTheTestkit;
import planted.dev.ironkit.cli.HashOrderedReport;
import planted.dev.ironkit.cli.PrintsByItself;
import planted.dev.ironkit.convert.ConverterThatKnowsTheWorkspace;
import planted.dev.ironkit.demo.DemoThatKnowsTheWorkspace;
import planted.dev.ironkit.format.ping.Ping;
import planted.dev.ironkit.format.pong.Pong;
import planted.dev.ironkit.format.texm.ClockInAFormat;
import planted.dev.ironkit.format.texm.FormatThatKnowsTheWorkspace;
import planted.dev.ironkit.format.texm.NumbersFromABuffer;
import planted.dev.ironkit.format.texm.RecordWithAnArray;
import planted.dev.ironkit.format.texm.TextOfTheMachine;
import planted.dev.ironkit.format.texm.TextureHelper;
import planted.dev.ironkit.format.texm.TextureThatKnowsArchives;
import planted.dev.ironkit.render.RendererThatKnowsTheWorkspace;
import planted.dev.ironkit.runtime.RuntimeThatKnowsTheWorkspace;
import planted.dev.ironkit.toolkit.ToolkitThatKnowsTheCli;
import planted.dev.ironkit.validate.ValidatorThatKnowsTheWorkspace;
import planted.dev.ironkit.validate.ValidatorThatOpensUrls;
import planted.dev.ironkit.workspace.WorkspaceThatKnowsTheCli;
import planted.dev.ironkit.workspace.WriterBesideTheDisk;

/** What holds for all code that is shipped. */
final class HouseRules {

    // The leading dots let the planted classes be judged as if they stood in the packages of the house.
    private static final String BASE = "..dev.ironkit.base..";
    private static final String BYTES = "..dev.ironkit.base.bytes..";
    private static final String FORMAT = "..dev.ironkit.format..";
    private static final String RUNTIME = "..dev.ironkit.runtime..";
    private static final String VALIDATE = "..dev.ironkit.validate..";
    private static final String RENDER = "..dev.ironkit.render..";
    private static final String CONVERT = "..dev.ironkit.convert..";
    private static final String DEMO = "..dev.ironkit.demo..";
    private static final String WORKSPACE = "..dev.ironkit.workspace..";
    private static final String TOOLKIT = "..dev.ironkit.toolkit..";
    private static final String CLI = "..dev.ironkit.cli..";
    private static final String JDK = "java..";

    private HouseRules() {}

    static List<HouseRule> all() {
        List<HouseRule> rules = new ArrayList<>();
        rules.addAll(dependencies());
        rules.addAll(bytes());
        rules.add(oneWriter());
        rules.addAll(sameEverywhere());
        rules.addAll(style());
        return rules;
    }

    private static List<HouseRule> dependencies() {
        return List.of(
                new HouseRule(
                        "base knows nothing but the JDK", only(BASE, BASE, JDK), List.of(BaseThatKnowsAFormat.class)),
                new HouseRule(
                        "formats know base",
                        only(FORMAT, FORMAT, BASE, JDK),
                        List.of(FormatThatKnowsTheWorkspace.class)),
                new HouseRule(
                        "the runtime knows formats and base",
                        only(RUNTIME, RUNTIME, FORMAT, BASE, JDK),
                        List.of(RuntimeThatKnowsTheWorkspace.class)),
                new HouseRule(
                        "the workspace knows formats and base",
                        only(WORKSPACE, WORKSPACE, FORMAT, BASE, JDK),
                        List.of(WorkspaceThatKnowsTheCli.class)),
                new HouseRule(
                        "the validator knows formats, runtime and base",
                        only(VALIDATE, VALIDATE, RUNTIME, FORMAT, BASE, JDK),
                        List.of(ValidatorThatKnowsTheWorkspace.class)),
                new HouseRule(
                        "the renderer knows formats, runtime and base",
                        only(RENDER, RENDER, RUNTIME, FORMAT, BASE, JDK),
                        List.of(RendererThatKnowsTheWorkspace.class)),
                new HouseRule(
                        "converters know formats, runtime and base",
                        only(CONVERT, CONVERT, RUNTIME, FORMAT, BASE, JDK),
                        List.of(ConverterThatKnowsTheWorkspace.class)),
                new HouseRule(
                        "the demo knows formats, runtime and base",
                        only(DEMO, DEMO, RUNTIME, FORMAT, BASE, JDK),
                        List.of(DemoThatKnowsTheWorkspace.class)),
                new HouseRule(
                        "the toolkit knows the libraries, no front end",
                        only(TOOLKIT, TOOLKIT, WORKSPACE, VALIDATE, RENDER, CONVERT, RUNTIME, FORMAT, BASE, JDK),
                        List.of(ToolkitThatKnowsTheCli.class)),
                new HouseRule(
                        "the command line knows what is shipped, and picocli",
                        only(
                                CLI,
                                CLI,
                                TOOLKIT,
                                WORKSPACE,
                                VALIDATE,
                                RENDER,
                                CONVERT,
                                DEMO,
                                RUNTIME,
                                FORMAT,
                                BASE,
                                "picocli..",
                                JDK),
                        List.of(CommandThatKnowsTheTestkit.class)),
                new HouseRule(
                        "format packages have no cycles",
                        slices().matching("..dev.ironkit.format.(*)..").should().beFreeOfCycles(),
                        List.of(Ping.class, Pong.class)),
                new HouseRule(
                        "of the formats only models, and the list of all kinds, know archives",
                        noClasses()
                                .that(resideInAPackage(FORMAT)
                                        .and(DescribedPredicate.not(resideInAnyPackage(
                                                "..dev.ironkit.format.nres..",
                                                "..dev.ironkit.format.msh..",
                                                "..dev.ironkit.format.asset.."))))
                                .should()
                                .dependOnClassesThat()
                                .resideInAPackage("..dev.ironkit.format.nres.."),
                        List.of(TextureThatKnowsArchives.class)));
    }

    private static List<HouseRule> bytes() {
        return List.of(
                new HouseRule(
                        "only the workspace, the toolkit and the command line touch files and networks",
                        noClasses()
                                .that()
                                .resideInAnyPackage(BASE, FORMAT, RUNTIME, VALIDATE, RENDER, CONVERT, DEMO)
                                .should()
                                .dependOnClassesThat(resideInAnyPackage(
                                                "java.nio.file..", "java.nio.channels..", "java.net..")
                                        .or(JavaClass.Predicates.type(java.io.RandomAccessFile.class))
                                        .or(DescribedPredicate.describe(
                                                "are java.io.File...",
                                                type -> type.getFullName().startsWith("java.io.File")))),
                        List.of(BaseThatReadsFiles.class, ValidatorThatOpensUrls.class)),
                new HouseRule(
                        // Slices and copies of a buffer fall back to big endian, so numbers are read in one package
                        // only.
                        // Elsewhere a buffer carries bytes to a channel or out of a charset, nothing more.
                        "only base.bytes reads and writes numbers through a ByteBuffer",
                        classes()
                                .that()
                                .resideOutsideOfPackage(BYTES)
                                .should(useNo(
                                        "numbers of a ByteBuffer",
                                        "java\\.nio\\.ByteBuffer\\.(get|put)(Char|Short|Int|Long|Float|Double)\\(.*",
                                        "java\\.nio\\.ByteBuffer\\.(order|slice|duplicate|asReadOnlyBuffer)\\(.*",
                                        "java\\.nio\\.ByteBuffer\\.as[A-Z][a-z]+Buffer\\(.*",
                                        "java\\.lang\\.invoke\\.MethodHandles\\.byte(Array|Buffer)ViewVarHandle\\(.*")),
                        List.of(NumbersFromABuffer.class)),
                new HouseRule(
                        // FieldType gets one from a charset; the workspace hands them to channels.
                        "a ByteBuffer is seen only in base.bytes, in FieldType and in the workspace",
                        noClasses()
                                .that(DescribedPredicate.not(resideInAnyPackage(BYTES, WORKSPACE))
                                        .and(DescribedPredicate.not(JavaClass.Predicates.simpleName("FieldType"))))
                                .should()
                                .dependOnClassesThat()
                                .areAssignableTo(java.nio.ByteBuffer.class),
                        List.of(NumbersFromABuffer.class)));
    }

    /** A report of a bug is written when nothing else may work any more; the packager and the testkit are not shipped. */
    private static HouseRule oneWriter() {
        return new HouseRule(
                "only Disk changes files, so that every step can be seen to fail",
                classes()
                        .that(resideInAnyPackage(WORKSPACE, TOOLKIT, CLI)
                                .and(DescribedPredicate.describe(
                                        "are neither Disk nor BugReport",
                                        type -> !List.of("Disk", "BugReport").contains(type.getSimpleName()))))
                        .should(useNo(
                                "a step that changes files",
                                "java\\.nio\\.file\\.Files\\.(write|writeString|move|newOutputStream|newBufferedWriter)\\(.*",
                                "java\\.nio\\.file\\.Files\\.(delete|deleteIfExists|createLink|createSymbolicLink)\\(.*",
                                "java\\.nio\\.file\\.Files\\.(createFile|createDirectory|createDirectories)\\(.*",
                                "java\\.nio\\.file\\.Files\\.createTemp(File|Directory)\\(.*",
                                "java\\.nio\\.channels\\.FileChannel\\.(write|force|truncate|transferFrom)\\(.*",
                                "java\\.io\\.RandomAccessFile\\..*")),
                List.of(WriterBesideTheDisk.class));
    }

    private static List<HouseRule> sameEverywhere() {
        return List.of(
                new HouseRule(
                        "no clock and no chance where bytes and findings are made",
                        classes()
                                .that()
                                .resideInAnyPackage(BASE, FORMAT, RUNTIME, VALIDATE, RENDER, CONVERT, DEMO, TOOLKIT)
                                .should(useNo(
                                        "a clock or a random number",
                                        "java\\.lang\\.System\\.(currentTimeMillis|nanoTime)\\(.*",
                                        "java\\.time\\.[A-Za-z]+\\.now\\(.*",
                                        "java\\.util\\.Date\\.<init>\\(\\)",
                                        "java\\.util\\.(Random|SplittableRandom)\\..*",
                                        "java\\.util\\.concurrent\\.ThreadLocalRandom\\..*",
                                        "java\\.security\\.SecureRandom\\..*",
                                        "java\\.util\\.UUID\\.randomUUID\\(.*",
                                        "java\\.lang\\.Math\\.random\\(.*")),
                        List.of(ClockInAFormat.class)),
                new HouseRule(
                        "text does not depend on the machine: charset, locale and line ends are said",
                        classes()
                                .that()
                                .resideInAnyPackage(
                                        BASE, FORMAT, RUNTIME, VALIDATE, RENDER, CONVERT, DEMO, WORKSPACE, TOOLKIT, CLI)
                                .should(useNo(
                                        "the machine's charset, locale or line ends",
                                        "java\\.lang\\.String\\.(getBytes|toLowerCase|toUpperCase)\\(\\)",
                                        "java\\.lang\\.String\\.<init>\\(byte\\[\\](,int,int)?\\)",
                                        "java\\.lang\\.String\\.format\\(String,Object\\[\\]\\)",
                                        "java\\.lang\\.String\\.formatted\\(.*",
                                        "java\\.io\\.Print(Stream|Writer)\\.(printf|format)\\(String,Object\\[\\]\\)",
                                        "java\\.io\\.Print(Stream|Writer)\\.println\\(.*",
                                        "java\\.io\\.PrintStream\\.<init>\\(OutputStream(,boolean)?\\)",
                                        "java\\.io\\.PrintWriter\\.<init>\\(OutputStream(,boolean)?\\)",
                                        "java\\.io\\.(InputStreamReader|OutputStreamWriter)\\.<init>\\([A-Za-z]+\\)",
                                        "java\\.io\\.File(Reader|Writer)\\.<init>\\((File|String)(,boolean)?\\)",
                                        "java\\.io\\.ByteArrayOutputStream\\.toString\\(\\)",
                                        "java\\.util\\.Scanner\\.<init>\\((InputStream|File|Path)\\)",
                                        "java\\.util\\.Formatter\\.<init>\\(\\)",
                                        "java\\.util\\.Locale\\.getDefault\\(.*",
                                        "java\\.nio\\.charset\\.Charset\\.defaultCharset\\(\\)",
                                        "java\\.lang\\.System\\.lineSeparator\\(\\)",
                                        "java\\.text\\.[A-Za-z]+Format\\..*")),
                        List.of(TextOfTheMachine.class)),
                new HouseRule(
                        "what writes output has no collection in hash order",
                        classes()
                                .that(DescribedPredicate.describe("write output", HouseRules::writesOutput))
                                .should(useNo(
                                        "a collection in hash order",
                                        "java\\.util\\.(HashMap|HashSet|Hashtable|WeakHashMap)\\.<init>\\(.*",
                                        "java\\.util\\.concurrent\\.ConcurrentHashMap\\.(<init>|newKeySet)\\(.*",
                                        "java\\.util\\.(Map|Set)\\.(copyOf|ofEntries)\\(.*",
                                        "java\\.util\\.Set\\.of\\(.+,.+\\)",
                                        "java\\.util\\.Set\\.of\\(Object\\[\\]\\)",
                                        "java\\.util\\.Map\\.of\\(.+,.+,.+\\)",
                                        "java\\.util\\.stream\\.Collectors\\.to(Unmodifiable)?Set\\(\\)",
                                        "java\\.util\\.stream\\.Collectors\\.toUnmodifiableMap\\(.*",
                                        "java\\.util\\.stream\\.Collectors\\.toMap\\([A-Za-z]+,[A-Za-z]+(,[A-Za-z]+)?\\)",
                                        "java\\.util\\.stream\\.Collectors\\.groupingBy\\([A-Za-z]+(,[A-Za-z]+)?\\)")),
                        List.of(HashOrderedReport.class)));
    }

    private static List<HouseRule> style() {
        return List.of(
                new HouseRule(
                        "records hold no arrays",
                        fields().that(DescribedPredicate.describe("are parts of a record", HouseRules::isPartOfRecord))
                                .should()
                                .notHaveRawType(DescribedPredicate.describe("that is an array", JavaClass::isArray)),
                        List.of(RecordWithAnArray.class)),
                new HouseRule(
                        "nothing is called a util, a helper or an impl",
                        noClasses().should().haveNameMatching(".*(Utils?|Helpers?|Impl)"),
                        List.of(TextureHelper.class)),
                new HouseRule(
                        // FaultInjection acts up on purpose; a second Ctrl-C ends the process where it stands.
                        "only Main ends the process, only Console has the streams of the process",
                        classes()
                                .that(DescribedPredicate.describe(
                                        "are not Main, Console, Interruption or FaultInjection",
                                        type -> !List.of("Main", "Console", "Interruption", "FaultInjection")
                                                .contains(type.getSimpleName())))
                                .should(useNo(
                                        "the process",
                                        "java\\.lang\\.System\\.(out|err|in)",
                                        "java\\.lang\\.(System|Runtime)\\.(exit|halt)\\(.*",
                                        "java\\.io\\.FileDescriptor\\.(out|err|in)")),
                        List.of(PrintsByItself.class)));
    }

    private static ArchRule only(String inside, String... known) {
        return classes()
                .that()
                .resideInAPackage(inside)
                .should()
                .onlyDependOnClassesThat()
                .resideInAnyPackage(known);
    }

    private static Banned useNo(String description, String... patterns) {
        return Banned.members("not use " + description, patterns);
    }

    private static boolean isPartOfRecord(JavaField field) {
        return field.getOwner().isRecord() && !field.getModifiers().contains(JavaModifier.STATIC);
    }

    private static boolean writesOutput(JavaClass type) {
        return type.getDirectDependenciesFromSelf().stream()
                .map(dependency -> dependency.getTargetClass().getSimpleName())
                .anyMatch(name -> name.equals("JsonWriter")
                        || name.equals("Console")
                        || name.equals("ByteSink")
                        || name.equals("Table"));
    }
}
