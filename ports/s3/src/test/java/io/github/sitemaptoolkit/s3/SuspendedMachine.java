package io.github.sitemaptoolkit.s3;

import io.github.sitemaptoolkit.s3.internal.machine.Machine;
import io.github.sitemaptoolkit.s3.internal.machine.Owner;
import io.github.sitemaptoolkit.s3.internal.machine.ThisMachine;
import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;

/**
 * This machine, as if it had been suspended: its time of day jumps, and no other clock. Requests go
 * one at a time, so that it is certain which were sent before.
 */
final class SuspendedMachine implements Machine {

  private volatile long suspended; // in milliseconds

  void suspend(Duration time) {
    suspended += time.toMillis();
  }

  @Override
  public long nanoTime() {
    return ThisMachine.INSTANCE.nanoTime();
  }

  @Override
  public long currentTimeMillis() {
    return ThisMachine.INSTANCE.currentTimeMillis() + suspended;
  }

  @Override
  public void sleep(Duration time) throws InterruptedException {
    ThisMachine.INSTANCE.sleep(time);
  }

  @Override
  public Repetition repeat(Duration period, Runnable task) {
    return ThisMachine.INSTANCE.repeat(period, task);
  }

  @Override
  public <T> List<T> all(List<? extends Callable<T>> requests) throws IOException {
    List<T> answers = new ArrayList<>();
    for (Callable<T> request : requests) {
      answers.addAll(ThisMachine.INSTANCE.all(List.of(request)));
    }
    return answers;
  }

  @Override
  public Owner self() {
    return ThisMachine.INSTANCE.self();
  }

  @Override
  public boolean isGone(Owner owner) {
    return ThisMachine.INSTANCE.isGone(owner);
  }

  @Override
  public String uniqueId() {
    return ThisMachine.INSTANCE.uniqueId();
  }
}
