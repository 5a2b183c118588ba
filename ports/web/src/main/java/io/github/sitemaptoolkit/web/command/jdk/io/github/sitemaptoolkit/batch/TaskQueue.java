package io.github.sitemaptoolkit.web.command.jdk.io.github.sitemaptoolkit.batch;

import java.io.Closeable;
import java.io.IOException;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;

/** Runs tasks one after the other, when their results are asked for. */
public final class TaskQueue<R extends @Nullable Object> implements Closeable {

  private static final int MOST = 4;

  private final Deque<Callable<R>> tasks = new ArrayDeque<>();

  public TaskQueue(int threads) {}

  public int capacity() {
    return MOST;
  }

  public boolean isFull() {
    return tasks.size() >= MOST;
  }

  public boolean isEmpty() {
    return tasks.isEmpty();
  }

  public void add(Callable<R> task) {
    tasks.add(task);
  }

  public R next(Runnable waiting) throws IOException {
    try {
      return tasks.remove().call();
    } catch (IOException | RuntimeException e) {
      throw e;
    } catch (Exception e) {
      throw new IOException(e);
    }
  }

  @Override
  public void close() {
    tasks.clear();
  }
}
