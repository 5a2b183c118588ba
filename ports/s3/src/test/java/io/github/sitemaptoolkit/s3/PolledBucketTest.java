package io.github.sitemaptoolkit.s3;

import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.sitemaptoolkit.publisher.Publisher;
import io.github.sitemaptoolkit.publisher.layout.Grouping;
import io.github.sitemaptoolkit.publisher.layout.Keep;
import io.github.sitemaptoolkit.publisher.store.Store;
import io.github.sitemaptoolkit.testkit.ChangingSet;
import io.github.sitemaptoolkit.testkit.SetPoller;
import java.io.IOException;
import java.util.List;
import java.util.SplittableRandom;
import java.util.logging.Logger;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * With immutable names, whoever reads the index in a bucket and then its sitemaps sees one whole
 * set, whatever is done with it meanwhile. {@code -Dpoller.rounds=10000} makes more rounds, {@code
 * -Dpoller.histories=60} plays more sets, with other settings.
 */
@Tag("slow")
class PolledBucketTest {

  private static final int ROUNDS = Integer.getInteger("poller.rounds", 40);
  private static final int HISTORIES = Integer.getInteger("poller.histories", 1);
  private static final List<String> GROUPINGS = List.of("hash", "month", "section:1", "sequence");
  private static final int REQUESTS = 18; // about as many as a change has

  private final MemoryS3 bucket = new MemoryS3();
  private S3Server server;

  @BeforeEach
  void start() throws IOException {
    server = new S3Server(bucket);
  }

  @AfterEach
  void stop() {
    server.close();
  }

  static Publisher publisher(Store store, int history) {
    return Publishing.settings(Publisher.to(store))
        .by(Grouping.parse(GROUPINGS.get(history % GROUPINGS.size())))
        .gzip(history / GROUPINGS.size() % 2 == 1)
        .keep(Keep.parse("40"));
  }

  private byte[] read(String file) {
    MemoryS3.Stored found = bucket.object("maps/" + file);
    return found == null ? null : found.bytes();
  }

  static IntStream histories() {
    return IntStream.range(0, HISTORIES);
  }

  @ParameterizedTest
  @MethodSource("histories")
  void aPollerSeesNoMixture(int history) throws IOException {
    var random = new SplittableRandom(11 + history);
    var set = new ChangingSet(Publishing.BASE, store -> publisher(store, history), random);
    var poller = new SetPoller(this::read, Publishing.BASE);
    poller.start();
    int killed = 0;
    int rounds = 0;
    for (; rounds < ROUNDS || poller.views() < ROUNDS; rounds++) {
      poller.expect(set.plan());
      boolean kill = random.nextInt(3) == 0;
      if (kill && isKilled(set, random)) {
        killed++;
      }
      try (S3Store store = Publishing.store(server, 1)) {
        if (kill) {
          set.publish(store);
        } else {
          set.change(store);
        }
      }
      server.log(); // is forgotten
      poller.check();
    }
    String all = rounds + " rounds, " + poller.stop() + " views, all of one set, ";
    Logger.getLogger(PolledBucketTest.class.getName()).info(all + killed + " kills");
    assertTrue(killed > ROUNDS / 6, killed + " kills");
  }

  private boolean isKilled(ChangingSet set, SplittableRandom random) {
    server.make(Faults.Kind.CUT.thenKilledAt(random.nextInt(REQUESTS)));
    try (S3Store store = Publishing.store(server, 1)) {
      set.change(store);
      return false;
    } catch (IOException e) {
      return true;
    } finally {
      server.make(Faults.NONE);
      bucket.age("maps/" + Lock.FILE, Publishing.EXPIRED);
    }
  }
}
