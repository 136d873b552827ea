package dev.ironkit.toolkit.convert;

import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantReadWriteLock;
import java.util.function.Function;
import java.util.function.Supplier;

/**
 * Memory that several threads work in. What does not fit beside the work of others is tried again alone, so that whether it fits
 * does not depend on the number of threads.
 */
public final class MemoryShare {

    private final ReentrantReadWriteLock lock = new ReentrantReadWriteLock();

    /** Memory that nobody works in yet. */
    public MemoryShare() {}

    /**
     * Makes something and uses it.
     *
     * @param make what takes the memory; it may be done twice
     * @param use what is done with the result, once
     * @throws OutOfMemoryError if it does not fit alone either
     */
    public <T, R> R run(Supplier<T> make, Function<T, R> use) {
        try {
            return held(lock.readLock(), make, use);
        } catch (DoesNotFit e) {
            return held(lock.writeLock(), make, use);
        }
    }

    private <T, R> R held(Lock share, Supplier<T> make, Function<T, R> use) {
        share.lock();
        try {
            return use.apply(made(make));
        } finally {
            share.unlock();
        }
    }

    private <T> T made(Supplier<T> make) {
        try {
            return make.get();
        } catch (OutOfMemoryError e) {
            if (lock.isWriteLockedByCurrentThread()) {
                throw e;
            }
            throw new DoesNotFit();
        }
    }

    /** Beside the work of others. */
    private static final class DoesNotFit extends RuntimeException {
        private static final long serialVersionUID = 1L;

        DoesNotFit() {
            super("", null, false, false);
        }
    }
}
