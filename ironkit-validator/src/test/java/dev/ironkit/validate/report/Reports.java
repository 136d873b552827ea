package dev.ironkit.validate.report;

import static dev.ironkit.testkit.NresBytes.archive;
import static dev.ironkit.testkit.NresBytes.entry;

import dev.ironkit.base.bytes.ByteRange;
import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.diagnostic.AssetPath;
import dev.ironkit.base.diagnostic.Diagnostic;
import dev.ironkit.base.diagnostic.Severity;
import dev.ironkit.base.format.Attributes;
import dev.ironkit.base.json.JsonReader;
import dev.ironkit.format.nres.NresProblem;
import dev.ironkit.validate.Validator;
import dev.ironkit.validate.report.CheckedFile.Checked;
import java.util.List;
import java.util.Map;

/** Reports to write, and what was written. */
final class Reports {

    /** A name that would end an element, a string, a line and a colour, in CP1251. */
    static final byte[] HOSTILE_NAME = {
        '<',
        '/',
        'a',
        '>',
        '&',
        '"',
        '\'',
        0x1B,
        '[',
        '3',
        '1',
        'm',
        0x07,
        '\r',
        '\n',
        (byte) 0x98,
        ']',
        ']',
        '>',
        (byte) 0xC6
    };

    private Reports() {}

    static Checked checked(String path, byte[] file) {
        return new Checked(
                new AssetPath(path),
                path.split("!/", 2)[0],
                file.length,
                new Validator(false).validate(ByteView.of(file), Attributes.NONE, new AssetPath(path)));
    }

    static Checked hostile(String path) {
        return checked(
                path,
                archive()
                        .with(entry("DATA", "").name(HOSTILE_NAME).nameTail("old"))
                        .build());
    }

    static CheckedFile.Failed failed(String path) {
        AssetPath address = new AssetPath(path);
        return new CheckedFile.Failed(
                address,
                new Diagnostic(NresProblem.SHORT, Severity.ERROR, address, new ByteRange(0, 0), "", List.of(3)));
    }

    static Report of(CheckedFile... files) {
        return of(Severity.ERROR, files);
    }

    static Report of(Severity failOn, CheckedFile... files) {
        return new Report("ironkit", "0.1.0", 1, failOn, List.of(files));
    }

    static String write(ReportWriter writer, Report report) {
        StringBuilder text = new StringBuilder();
        writer.write(report, text::append);
        return text.toString();
    }

    /** A member of a JSON value: names lead into objects, numbers into arrays. */
    static Object json(String text, Object... path) {
        Object value = JsonReader.read(text);
        for (Object step : path) {
            value = step instanceof Integer index ? ((List<?>) value).get(index) : ((Map<?, ?>) value).get(step);
        }
        return value;
    }
}
