package dev.ironkit.testkit;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;

/** How many bytes a piece of work takes from the heap. */
public final class Allocation {

    private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();

    private Allocation() {}

    /** {@return the bytes the work allocates on this thread when it is done for the second time, with all classes loaded} */
    public static long of(Runnable work) {
        work.run();
        long thread = Thread.currentThread().getId();
        long before = THREADS.getThreadAllocatedBytes(thread);
        work.run();
        return THREADS.getThreadAllocatedBytes(thread) - before;
    }

    /**
     * {@return the fewest bytes of several times}
     *
     * <p>For work that is to allocate nothing: what it takes it takes each time, while the virtual machine takes some for itself on a
     * thread now and then, as when it throws away compiled code.
     */
    public static long least(Runnable work) {
        return Math.min(of(work), Math.min(of(work), of(work)));
    }
}
