package io.github.sitemaptoolkit.batch;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.Test;

class TaskQueueTest {

  @Test
  void resultsComeInTheOrderOfTheTasks() throws IOException {
    List<Integer> results = new ArrayList<>();
    var second = new CountDownLatch(1);
    try (var queue = new TaskQueue<Integer>(2)) {
      queue.add(
          () -> {
            second.await();
            return 1;
          });
      queue.add(
          () -> {
            second.countDown();
            return 2;
          });
      while (!queue.isEmpty()) {
        results.add(queue.next(() -> {}));
      }
    }
    assertEquals(List.of(1, 2), results);
  }

  @Test
  void queueIsBounded() {
    try (var queue = new TaskQueue<Integer>(1)) {
      for (int i = 0; i < queue.capacity(); i++) {
        assertFalse(queue.isFull());
        queue.add(() -> 1);
      }
      assertTrue(queue.isFull());
    }
  }

  @Test
  void whatATaskThrowsIsThrownInItsTurn() throws IOException {
    try (var queue = new TaskQueue<Integer>(2)) {
      queue.add(() -> 1);
      queue.add(
          () -> {
            throw new IOException("disk");
          });
      queue.add(
          () -> {
            throw new IllegalStateException("bug");
          });
      queue.add(
          () -> {
            throw new StackOverflowError();
          });
      assertEquals(1, queue.next(() -> {}));
      assertEquals(
          "disk", assertThrows(IOException.class, () -> queue.next(() -> {})).getMessage());
      assertThrows(IllegalStateException.class, () -> queue.next(() -> {}));
      assertThrows(StackOverflowError.class, () -> queue.next(() -> {}));
    }
  }
}
