package dev.ironkit.cli.command;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import dev.ironkit.toolkit.UsageException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@Timeout(60)
class WorkersTest {

    private final Interruption interruption = new Interruption();
    private final List<Integer> items = IntStream.range(0, 500).boxed().toList();

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 2, 7, 64})
    void resultsComeInTheOrderOfTheItemsWhateverTheThreads(int threads) {
        List<Integer> results = new ArrayList<>();

        new Workers(threads, interruption).inOrder(items, item -> item * 2, results::add);

        assertThat(results).isEqualTo(items.stream().map(item -> item * 2).toList());
    }

    @Test
    void noItemsAreNoWork() {
        new Workers(2, interruption).inOrder(List.<Integer>of(), item -> item, result -> {
            throw new AssertionError("no result was expected");
        });
    }

    @Test
    void itemsAreWorkedOnAtTheSameTime() {
        CountDownLatch all = new CountDownLatch(3);

        new Workers(3, interruption)
                .inOrder(
                        List.of(1, 2, 3),
                        item -> {
                            all.countDown();
                            try {
                                all.await();
                            } catch (InterruptedException e) {
                                throw new IllegalStateException(e);
                            }
                            return item;
                        },
                        result -> true);

        assertThat(all.getCount()).isZero();
    }

    @Test
    void whoeverTakesTheResultsMaySayThatItIsEnough() {
        List<Integer> results = new ArrayList<>();
        AtomicInteger begun = new AtomicInteger();

        new Workers(2, interruption)
                .inOrder(
                        items,
                        item -> {
                            begun.incrementAndGet();
                            return item;
                        },
                        result -> {
                            results.add(result);
                            return result < 10;
                        });

        assertThat(results).hasSize(11);
        assertThat(begun.get()).isLessThan(40);
    }

    @Test
    void afterAnInterruptionWhatWasBegunIsFinishedAndNothingElseIsBegun() {
        List<Integer> results = new ArrayList<>();

        new Workers(2, interruption).inOrder(items, item -> item, result -> {
            results.add(result);
            if (result == 20) {
                interruption.heard();
            }
            return true;
        });

        assertThat(results).hasSizeBetween(21, 40).isEqualTo(items.subList(0, results.size()));
    }

    @Test
    void aFailureOfTheWorkIsAFailureOfTheWhole() {
        assertThatIllegalStateException()
                .isThrownBy(() -> new Workers(2, interruption).inOrder(items, WorkersTest::failAt7, result -> true))
                .withMessage("seven");
    }

    /** What a command removes after a failure must not be written again behind its back. */
    @ParameterizedTest
    @ValueSource(strings = {"fails", "is enough"})
    void nothingIsWorkedOnAfterTheEnd(String why) {
        AtomicInteger working = new AtomicInteger();
        Workers workers = new Workers(3, interruption);

        try {
            workers.inOrder(
                    items,
                    item -> {
                        working.incrementAndGet();
                        if (item == 0 && why.equals("fails")) {
                            working.decrementAndGet();
                            throw new IllegalStateException(why);
                        }
                        if (item > 0) {
                            pause();
                        }
                        working.decrementAndGet();
                        return item;
                    },
                    result -> !why.equals("is enough"));
        } catch (IllegalStateException e) {
            assertThat(e).hasMessage(why);
        }

        assertThat(working).hasValue(0);
    }

    private static void pause() {
        try {
            Thread.sleep(200);
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    private static int failAt7(int item) {
        if (item == 7) {
            throw new IllegalStateException("seven");
        }
        return item;
    }

    @ParameterizedTest
    @ValueSource(ints = {-1, 65})
    void numbersOfThreadsThatMakeNoSenseAreRefused(int threads) {
        assertThatExceptionOfType(UsageException.class).isThrownBy(() -> new Workers(threads, interruption));
    }
}
