package dev.ironkit.cli;

import com.networknt.schema.InputFormat;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.cli.command.ExitCode;
import dev.ironkit.cli.console.Console;
import dev.ironkit.cli.fuzz.Program;
import dev.ironkit.cli.fuzz.Request;
import dev.ironkit.cli.fuzz.Response;
import dev.ironkit.cli.help.Schemas;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** The program as the fuzzer sees it: every command in this process, with streams of its own. */
public final class FuzzedProgram implements Program {

    /**
     * An asset to begin with.
     *
     * @param kind the word for its kind
     * @param type the type its directory entry says
     */
    public record SmallAsset(String kind, String type, int attr1, int attr2, int attr3, ByteView bytes) {}

    private static final SchemaRegistry REGISTRY =
            SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12);

    private static final Map<String, Schema> SCHEMAS = new ConcurrentHashMap<>();

    @Override
    public Response run(Request request) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        ByteArrayOutputStream err = new ByteArrayOutputStream();
        Console console = new Console(out, err, request.terminal(), request.terminal());
        console.in(new ByteArrayInputStream(request.stdin().toByteArray()));
        Throwable thrown = null;
        int code = ExitCode.BUG;
        try {
            code = Main.run(console, request.args().toArray(new String[0]));
        } catch (RuntimeException | Error e) {
            thrown = e;
        }
        console.flush();
        return new Response(code, ByteView.of(out.toByteArray()), ByteView.of(err.toByteArray()), thrown);
    }

    /** {@return what is wrong with a document by the schema it names} */
    public static List<String> schemaErrors(String schema, String document) {
        if (!Schemas.ids().contains(schema)) {
            return List.of("there is no schema " + schema);
        }
        return SCHEMAS
                .computeIfAbsent(schema, id -> REGISTRY.getSchema(Schemas.text(id)))
                .validate(document, InputFormat.JSON)
                .stream()
                .map(Object::toString)
                .toList();
    }

    /** {@return small assets of every format: some of a game folder, and some that it has not} */
    public static List<SmallAsset> assets(Path game) {
        List<SmallAsset> assets = new ArrayList<>();
        for (SeededAssets.Asset asset : SeededAssets.small(game)) {
            String type = asset.attributes().type() == 0
                    ? asset.kind().entryType().orElse("DATA")
                    : asset.attributes().typeText();
            assets.add(new SmallAsset(
                    asset.kind().word(),
                    type,
                    asset.attributes().attr1(),
                    asset.attributes().attr2(),
                    asset.attributes().attr3(),
                    asset.bytes()));
        }
        return assets;
    }

    /** Writes a small game in which all is well. */
    public static void writeGame(Path folder) throws IOException {
        Files.createDirectories(folder);
        for (Map.Entry<String, byte[]> file : MadeGame.sound().files().entrySet()) {
            Files.write(folder.resolve(file.getKey()), file.getValue());
        }
    }
}
