package io.github.sitemaptoolkit.s3;

import io.github.sitemaptoolkit.publisher.store.Store;
import io.github.sitemaptoolkit.s3.SimulatedObjects.Trouble;
import io.github.sitemaptoolkit.simulation.Dice;
import io.github.sitemaptoolkit.simulation.World;
import java.net.URI;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** A bucket in memory, whose server and publishers fail. */
public final class BucketWorld implements World {

  private static final Duration LONGER_THAN_A_LEASE = Duration.ofMinutes(10);
  private static final Duration ASLEEP = Lease.DEFAULT.expiry().plusSeconds(5);

  private final Dice dice;
  private final SimulatedMachine.Clock clock = new SimulatedMachine.Clock();
  private final SimulatedObjects.Contents contents = new SimulatedObjects.Contents();
  private final List<String> log = new ArrayList<>();
  private Runnable watcher = () -> {};
  private final List<SimulatedObjects> processes = new ArrayList<>(); // since the world was calm
  private final List<SimulatedMachine> machines = new ArrayList<>(); // theirs
  private @Nullable Trouble trouble; // null if nothing goes wrong
  private int left; // requests until it goes wrong
  private int more; // how often it goes wrong again after that, of a hundred
  private int steps = 20;
  private int watched; // how often something had changed when the watcher was called
  private boolean lost; // whether what a lock says was lost since the world was calm
  private boolean outdated; // whether an older state was answered since the world was calm
  private @Nullable Consumer<SimulatedMachine> meeting; // what another process does in the middle

  /** Creates an empty bucket. */
  public BucketWorld(Dice dice) {
    this.dice = dice;
  }

  @Override
  public boolean meet(Dice dice, boolean asleep, Runnable other) {
    left = dice.below(steps);
    meeting =
        machine -> {
          if (asleep) {
            machine.sleep(ASLEEP, dice.below(4));
          }
          other.run();
        };
    return true;
  }

  private final class Chance implements SimulatedObjects.Troubles {

    private final SimulatedMachine machine;

    Chance(SimulatedMachine machine) {
      this.machine = machine;
    }

    @Override
    public @Nullable Trouble next() {
      if (contents.changes() != watched) {
        watched = contents.changes();
        watcher.run();
      }
      Consumer<SimulatedMachine> met = meeting;
      if (met != null && left == 0) {
        meeting = null;
        met.accept(machine);
      }
      if (left-- > 0 || trouble == null) {
        return null;
      } else if (left < -1 && !dice.percent(more)) {
        return null;
      }
      return trouble;
    }

    @Override
    public void log(String request) {
      log.add(request);
    }

    @Override
    public void lost(String request) {
      lost |= request.endsWith(Lock.FILE) || request.startsWith("DELETE");
    }

    @Override
    public int chosen(int states) {
      outdated = true;
      int back = Math.min(states, 1 + dice.below(dice.oneOf(3, 3, 30)));
      return states - back;
    }
  }

  @Override
  public Store store() {
    var begun = new SimulatedMachine(clock, dice);
    var objects =
        new SimulatedObjects(
            contents, begun, clock, new Chance(begun), Address.of(URI.create("s3://bucket")));
    processes.add(objects);
    machines.add(begun);
    return S3Store.builder(URI.create("s3://bucket")).over(objects, begun).build();
  }

  @Override
  public String arm(Dice dice) {
    left = dice.below(steps + steps / 8);
    trouble = dice.oneOf(Trouble.values());
    more = dice.oneOf(0, 0, 20, 100);
    if (trouble == Trouble.FORGOTTEN || trouble == Trouble.STALE) {
      more = Math.min(more, 20);
    }
    return trouble + " at request " + (left + 1) + (more == 0 ? "" : ", again in " + more + "%");
  }

  @Override
  public void calm() {
    if (!processes.isEmpty()) {
      steps = Math.max(5, processes.get(0).requests());
    }
    boolean elsewhere = machines.stream().anyMatch(each -> each.self().machine().isEmpty());
    processes.forEach(SimulatedObjects::kill);
    machines.forEach(SimulatedMachine::end);
    processes.clear();
    machines.clear();
    if (elsewhere || dice.percent(80)) { // else the lock of a process is there that has ended
      clock.pass(LONGER_THAN_A_LEASE);
    }
    trouble = null;
    outdated = false;
    lost = false;
    meeting = null;
  }

  @Override
  public void watch(Runnable each) {
    watcher = each;
  }

  @Override
  public Map<String, byte[]> files() {
    return contents.files();
  }

  @Override
  public boolean isLocked() {
    return contents.file(Lock.FILE) != null;
  }

  @Override
  public boolean wasOutdated() {
    return outdated;
  }

  @Override
  public boolean hasLostPlans() {
    return lost;
  }

  @Override
  public byte @Nullable [] file(String name) {
    return contents.file(name);
  }

  @Override
  public boolean completes() {
    return false;
  }

  @Override
  public String story() {
    String story = String.join(", ", log);
    log.clear();
    return story;
  }

  @Override
  public void close() {
    // nothing is open
  }
}
