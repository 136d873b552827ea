package planted.dev.ironkit.cli;

/** Breaks: only Main ends the process, only Console has the streams of the process. */
public final class PrintsByItself {
    void print() {
        System.out.print("hello");
    }
}
