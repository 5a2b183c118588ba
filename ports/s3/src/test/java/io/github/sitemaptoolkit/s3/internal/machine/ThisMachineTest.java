package io.github.sitemaptoolkit.s3.internal.machine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeFalse;

import java.io.IOException;
import java.io.InterruptedIOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

/** Clocks, threads and processes of a real machine. */
class ThisMachineTest {

  private final Machine machine = ThisMachine.INSTANCE;

  @Test
  void requestsRunAtTheSameTimeAndAnswerInOrder() throws IOException {
    var all = new CyclicBarrier(32);
    List<Callable<Integer>> requests = new ArrayList<>();
    for (int i = 0; i < 64; i++) {
      int number = i;
      requests.add(
          () -> {
            all.await(10, TimeUnit.SECONDS); // passed only by 32 at once
            return number;
          });
    }
    List<Integer> answers = machine.all(requests);
    for (int i = 0; i < 64; i++) {
      assertEquals(i, answers.get(i));
    }
    assertEquals(List.of(), machine.all(List.<Callable<Integer>>of()));
  }

  @Test
  void afterAFailureNoRequestIsBegun() {
    var begun = new AtomicInteger();
    List<Callable<String>> requests = new ArrayList<>();
    for (int i = 0; i < 1000; i++) {
      int number = i;
      requests.add(
          () -> {
            begun.incrementAndGet();
            Thread.sleep(5);
            throw new IOException("request " + number);
          });
    }
    var e = assertThrows(IOException.class, () -> machine.all(requests));
    assertTrue(begun.get() <= 32, begun + " requests");
    assertEquals("request 0", e.getMessage());
  }

  @Test
  void requestsEndWhenTheirThreadIsInterrupted() {
    List<Callable<String>> requests = new ArrayList<>();
    for (int i = 0; i < 3; i++) {
      requests.add(
          () -> {
            new CountDownLatch(1).await();
            return "";
          });
    }
    Thread.currentThread().interrupt();
    assertThrows(
        InterruptedIOException.class,
        () -> {
          try {
            machine.all(requests);
          } finally {
            assertTrue(Thread.interrupted());
          }
        });
  }

  @Test
  void repetitionEnds() throws InterruptedException {
    var calls = new CountDownLatch(3);
    Machine.Repetition repetition = machine.repeat(Duration.ofMillis(5), calls::countDown);
    assertTrue(calls.await(10, TimeUnit.SECONDS));
    repetition.close();
  }

  @Test
  void processesThatHaveEndedAreGone() throws Exception {
    Owner self = machine.self();
    assertFalse(machine.isGone(self));
    assumeFalse(self.machine().isEmpty(), "this system does not tell");
    assertTrue(machine.isGone(new Owner(self.host(), self.machine(), self.pid(), 1)));
    Process ended = new ProcessBuilder("true").start();
    ended.waitFor();
    assertTrue(machine.isGone(new Owner(self.host(), self.machine(), ended.pid(), 1)));
    assertFalse(machine.isGone(new Owner(self.host(), "another", ended.pid(), 1)));
    assertFalse(machine.isGone(new Owner(self.host(), "", ended.pid(), 1)));
  }
}
