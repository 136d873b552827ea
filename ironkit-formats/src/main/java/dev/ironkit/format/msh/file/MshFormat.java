package dev.ironkit.format.msh.file;

import dev.ironkit.base.bytes.ByteSink;
import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.diagnostic.Problems;
import dev.ironkit.base.field.Field;
import dev.ironkit.base.field.Shape;
import dev.ironkit.base.format.Attributes;
import dev.ironkit.base.format.EditRules;
import dev.ironkit.base.format.Format;
import dev.ironkit.format.msh.MeshTable;
import dev.ironkit.format.msh.Model;
import dev.ironkit.format.msh.reading.ModelReading;
import dev.ironkit.format.msh.reading.ReadingChange;
import dev.ironkit.format.msh.rules.ModelRules;
import dev.ironkit.format.msh.rules.SavedModel;
import dev.ironkit.format.nres.NresArchive;
import dev.ironkit.format.nres.NresEntry;
import dev.ironkit.format.nres.NresFormat;
import java.util.List;

/**
 * Models: an NRes image with the tables 1, 2, 3, 6 and 13. Content decides; names and directory types say nothing.
 */
public final class MshFormat implements Format<Model>, EditRules<Model> {

    /** The one instance. */
    public static final MshFormat MSH = new MshFormat();

    /** A bit for each type that a model must have: 1, 2, 3, 6 and 13. */
    private static final int REQUIRED_TYPES = 0x204E;

    private MshFormat() {}

    @Override
    public String name() {
        return "msh";
    }

    @Override
    public String title() {
        return "model";
    }

    @Override
    public boolean sniff(ByteView view, Attributes attributes) {
        if (view.length() < NresFormat.HEADER_SIZE || view.i32(0) != NresFormat.MAGIC) {
            return false;
        }
        int count = view.i32(8);
        long directory = view.length() - (long) count * NresEntry.SIZE;
        if (count < 5 || directory < NresFormat.HEADER_SIZE) {
            return false;
        }
        return hasModelTypes(view.slice((int) directory, count * NresEntry.SIZE).load(), count);
    }

    /**
     * {@return whether an archive lacks one table of those a model must have, and nothing says that it is something else: such
     * a one is a model with a table missing}
     */
    public boolean lacksTable(ByteView view) {
        if (view.length() < NresFormat.HEADER_SIZE || view.i32(0) != NresFormat.MAGIC) {
            return false;
        }
        int count = view.i32(8);
        long directory = view.length() - (long) count * NresEntry.SIZE;
        if (count < Integer.bitCount(REQUIRED_TYPES) - 1 || directory < NresFormat.HEADER_SIZE) {
            return false;
        }
        int found = types(view.slice((int) directory, count * NresEntry.SIZE).load(), count);
        return (found >> MshReader.LANDSCAPE_TYPE & 1) == 0
                && Integer.bitCount(found & REQUIRED_TYPES) == Integer.bitCount(REQUIRED_TYPES) - 1;
    }

    /** A bit for each type of a directory that is small enough to have one. */
    private static int types(ByteView directory, int count) {
        int found = 0;
        for (int i = 0; i < count; i++) {
            int type = directory.i32(i * NresEntry.SIZE);
            if (type > 0 && type < Integer.SIZE) {
                found |= 1 << type;
            }
        }
        return found;
    }

    private static boolean hasModelTypes(ByteView directory, int count) {
        int wanted = REQUIRED_TYPES;
        for (int i = 0; i < count && wanted != 0; i++) {
            int type = directory.i32(i * NresEntry.SIZE);
            if (type > 0 && type < Integer.SIZE) {
                wanted &= ~(1 << type);
            }
        }
        return wanted == 0;
    }

    @Override
    public Model decode(ByteView view, Attributes attributes, Problems problems) {
        // Bytes that are still on disk are fetched once and not number by number.
        ByteView image = view.load();
        NresArchive archive = NresFormat.NRES.decode(image, attributes, problems);
        Model model = new MshReader(archive, image, problems).read();
        if (problems.mode() == Problems.Mode.STRICT) {
            // The engine follows references without a look at where they lead.
            ModelRules.checkReferences(model, image, problems);
        }
        return model;
    }

    /** Reads a model that stands alone. */
    public Model decode(ByteView view, Problems problems) {
        return decode(view, Attributes.NONE, problems);
    }

    @Override
    public void encode(Model model, ByteSink sink) {
        NresFormat.NRES.encode(model.archive(), sink);
    }

    /** {@return the bytes of a model, in memory} */
    public ByteView encoded(Model model) {
        ByteSink sink = ByteSink.inMemory();
        encode(model, sink);
        return sink.toView();
    }

    @Override
    public Field describe(Model model, ByteView image) {
        return MshFields.describe(model, image);
    }

    /**
     * {@return the fields of one table, under the names that they have in the model}
     *
     * @param model the model
     * @param table the table
     * @param content its bytes
     */
    public Field describe(Model model, MeshTable table, ByteView content) {
        return MshFields.describe(model, table, content);
    }

    @Override
    public Shape shape() {
        return MshJson.shape();
    }

    @Override
    public ByteView fromJson(Object json) {
        return MshJson.read(json);
    }

    @Override
    public EditRules<Model> editRules() {
        return this;
    }

    @Override
    public void checkEdit(Model before, Model after) {
        SavedModel.checkReferences(before, after);
    }

    @Override
    public List<String> readingChanges(Model before, Model after) {
        return ReadingChange.between(ModelReading.detect(before), readingAfter(before, after)).stream()
                .map(ReadingChange::sentence)
                .toList();
    }

    @Override
    public void checkReading(Model before, Model after) {
        SavedModel.checkReading(ModelReading.detect(before), readingAfter(before, after));
    }

    /** How a model is read now. A table that one of the two does not have is not read in another way. */
    private static ModelReading readingAfter(Model before, Model after) {
        ModelReading now = ModelReading.detect(after);
        boolean both = before.has(MeshTable.LIGHTMAP_OR_COLOUR) && after.has(MeshTable.LIGHTMAP_OR_COLOUR);
        return both
                ? now
                : new ModelReading(now.rows(), ModelReading.detect(before).table18(), now.order());
    }
}
