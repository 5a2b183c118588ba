package io.github.sitemaptoolkit.s3;

import io.github.sitemaptoolkit.s3.internal.machine.Machine;
import io.github.sitemaptoolkit.s3.internal.machine.Owner;
import io.github.sitemaptoolkit.simulation.Dice;
import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;

/** A process with a clock that only moves when something is done, and without threads. */
final class SimulatedMachine implements Machine {

  /** What all processes of a world share. */
  static final class Clock {

    private final Set<Long> gone = new HashSet<>();
    private long millis = 1_000_000;
    private long processes;
    private long ids;

    /** Returns the time since the world began. */
    long millis() {
      return millis;
    }

    void pass(Duration time) {
      millis += time.toMillis();
    }
  }

  /** Something that a thread would do again and again. */
  private static final class Task {

    private final Runnable run;
    private final long period;
    private long due;

    Task(Runnable run, long period, long due) {
      this.run = run;
      this.period = period;
      this.due = due;
    }
  }

  private final Clock clock;
  private final Dice dice;
  private final Owner self;
  private final long skew; // of the time of day
  private @Nullable Task task;
  private boolean running;
  private long slept; // before the requests that are still under way have arrived
  private int underWay;
  private boolean putting;

  SimulatedMachine(Clock clock, Dice dice) {
    this.clock = clock;
    this.dice = dice;
    this.skew = dice.oneOf(0L, 0L, -7_200_000L, 86_400_000L);
    this.self = new Owner("sim", dice.oneOf("here", ""), ++clock.processes, 1);
  }

  /** Ends the process. */
  void end() {
    clock.gone.add(self.pid());
    task = null;
  }

  /**
   * Sleeps. If it is putting sitemaps, others that are under way arrive after that: it has looked
   * at its lock for the last time before all of them.
   *
   * @param requests how many others
   */
  void sleep(Duration time, int requests) {
    slept = putting ? time.toMillis() : 0;
    underWay = requests;
    clock.pass(time);
  }

  /**
   * Lets a little time pass, and does what is due.
   *
   * @param put whether a sitemap is put next, perhaps with others at the same time
   */
  void tick(boolean put) {
    clock.pass(Duration.ofMillis(dice.below(200)));
    putting = put;
    if (!put || underWay-- <= 0) {
      slept = 0;
    }
    Task due = slept > 0 ? null : task;
    if (due != null && !running && clock.millis() >= due.due) {
      running = true;
      due.due = clock.millis() + due.period;
      try {
        due.run.run();
      } finally {
        running = false;
      }
    }
  }

  @Override
  public long nanoTime() {
    return (clock.millis() - slept) * 1_000_000;
  }

  @Override
  public long currentTimeMillis() {
    return clock.millis() - slept + skew;
  }

  @Override
  public void sleep(Duration time) {
    clock.pass(time);
  }

  @Override
  public Repetition repeat(Duration period, Runnable repeated) {
    task = new Task(repeated, period.toMillis(), clock.millis() + period.toMillis());
    return () -> task = null;
  }

  /** Runs them one after the other, in any order: parallel requests arrive in any order. */
  @Override
  public <T> List<T> all(List<? extends Callable<T>> requests) throws IOException {
    List<Integer> order = new ArrayList<>();
    List<@Nullable T> results = new ArrayList<>();
    for (int i = 0; i < requests.size(); i++) {
      order.add(dice.below(i + 1), i);
      results.add(null);
    }
    for (int i : order) {
      try {
        results.set(i, requests.get(i).call());
      } catch (IOException | RuntimeException e) {
        throw e;
      } catch (Exception e) {
        throw new AssertionError(e);
      }
    }
    return Collections.unmodifiableList(results);
  }

  @Override
  public Owner self() {
    return self;
  }

  @Override
  public boolean isGone(Owner owner) {
    return owner.machine().equals("here") && clock.gone.contains(owner.pid());
  }

  @Override
  public String uniqueId() {
    return "id-" + ++clock.ids;
  }
}
