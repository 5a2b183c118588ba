package io.github.sitemaptoolkit.s3;

import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.sitemaptoolkit.publisher.Publisher;
import io.github.sitemaptoolkit.publisher.layout.Keep;
import io.github.sitemaptoolkit.publisher.store.Store;
import io.github.sitemaptoolkit.testkit.ChangingSet;
import io.github.sitemaptoolkit.testkit.SetPoller;
import java.io.IOException;
import java.util.SplittableRandom;
import java.util.logging.Logger;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * With immutable names, whoever reads the index in a bucket and then its sitemaps sees one whole
 * set, whatever is done with it meanwhile. {@code -Dpoller.rounds=10000} makes more rounds.
 */
@Tag("slow")
class PolledBucketTest {

  private static final int ROUNDS = Integer.getInteger("poller.rounds", 40);
  private static final int REQUESTS = 18; // about as many as a change has

  private final MemoryS3 bucket = new MemoryS3();
  private final SplittableRandom random = new SplittableRandom(11);
  private S3Server server;

  @BeforeEach
  void start() throws IOException {
    server = new S3Server(bucket);
  }

  @AfterEach
  void stop() {
    server.close();
  }

  static Publisher publisher(Store store) {
    return Publishing.settings(Publisher.to(store)).keep(Keep.parse("40"));
  }

  private byte[] read(String file) {
    MemoryS3.Stored found = bucket.object("maps/" + file);
    return found == null ? null : found.bytes();
  }

  @Test
  void aPollerSeesNoMixture() throws IOException {
    var set = new ChangingSet(Publishing.BASE, PolledBucketTest::publisher, random);
    var poller = new SetPoller(this::read, Publishing.BASE);
    poller.start();
    int killed = 0;
    int rounds = 0;
    for (; rounds < ROUNDS || poller.views() < ROUNDS; rounds++) {
      poller.expect(set.plan());
      boolean kill = random.nextInt(3) == 0;
      if (kill && isKilled(set)) {
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

  private boolean isKilled(ChangingSet set) {
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
