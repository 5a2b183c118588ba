package io.github.sitemaptoolkit.testkit;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assertions.fail;

import io.github.sitemaptoolkit.annotation.Incubating;
import io.github.sitemaptoolkit.extension.Extensions;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.limit.Limits;
import io.github.sitemaptoolkit.publisher.Publication;
import io.github.sitemaptoolkit.publisher.Publisher;
import io.github.sitemaptoolkit.publisher.layout.Part;
import io.github.sitemaptoolkit.publisher.layout.PartLimits;
import io.github.sitemaptoolkit.publisher.layout.SetNames;
import io.github.sitemaptoolkit.publisher.store.Store;
import io.github.sitemaptoolkit.publisher.upkeep.Rollback;
import io.github.sitemaptoolkit.publisher.upkeep.Verification;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * The tests that every {@link Store} must pass. To use it, extend it in a test class that opens the
 * store and looks at what is kept in it. It needs the module {@code sitemap-publisher}.
 *
 * <p>It cannot stop a store halfway, or let time go by: that a lock is taken over when its owner is
 * gone, and that the index names only files that exist wherever a commit stops, must be tested with
 * the means of the store.
 *
 * @since 0.1
 */
@Incubating
public abstract class StoreContract {

  private static final String OLD = "2026-01-01";
  private static final String ENTRY_POINT = SetNames.ENTRY_POINT;

  /** Creates the contract test. */
  protected StoreContract() {}

  /**
   * Opens the store of the running test. Each call returns another object on the same files, as
   * another process would open it. Empty at the beginning of each test.
   */
  protected abstract Store open() throws IOException;

  /**
   * Returns the files that the store keeps, as a crawler would get them: by name, without what the
   * store keeps for itself, such as a lock.
   */
  protected abstract Map<String, byte[]> files() throws IOException;

  /** Changes a file behind the back of the store; null removes it. */
  protected abstract void change(String file, byte @Nullable [] bytes) throws IOException;

  private static Publisher settings(Publisher publisher) {
    return publisher
        .baseUrl(StoreFixture.BASE)
        .maxShrink(100)
        .limits(PartLimits.DEFAULT.withUrls(7))
        .context(Context.of(Extensions.of()));
  }

  private Publisher publisher() throws IOException {
    return settings(Publisher.to(open()));
  }

  /** Publishes a sitemap with one url, so that there is a manifest, and then replaces it. */
  private void put(String text) throws IOException {
    publisher().publish(StoreFixture.entries(0, 1, OLD));
    replace(text);
  }

  private void replace(String text) throws IOException {
    try (Store.Transaction transaction = open().begin()) {
      transaction.put(ENTRY_POINT, StoreFixture.pieces(text));
      transaction.commit(List.of(ENTRY_POINT), List.of());
    }
  }

  private String entryPoint() throws IOException {
    return new String(files().get(ENTRY_POINT), StandardCharsets.UTF_8);
  }

  private void publishesAsADirectory(boolean gzip, Path directory) throws IOException {
    List<Publisher> both = List.of(settings(Publisher.to(directory)), publisher());
    for (Publisher publisher : both) {
      publisher.gzip(gzip).publish(StoreFixture.entries(0, 60, OLD));
    }
    StoreFixture.assertSame(
        StoreFixture.filesOf(directory),
        files(),
        "Transaction.commit must leave the files that a directory has, with the bytes of"
            + " Transaction.put, compressed if the name ends in .gz");
    for (Publisher publisher : both) {
      publisher.update(
          StoreFixture.entries(58, 64, "2026-02-01"), Stream.of(StoreFixture.BASE + "page-3"));
    }
    StoreFixture.assertSame(
        StoreFixture.filesOf(directory),
        files(),
        "after an update: Store.open and Store.read must return what was committed last");
    for (Publisher publisher : both) { // one file is enough now, the others are removed
      publisher.publish(StoreFixture.entries(0, 5, "2026-03-01"));
    }
    StoreFixture.assertSame(
        StoreFixture.filesOf(directory),
        files(),
        "Transaction.commit must remove the files that it is told to");
  }

  /** Publishing and updating leave the same files as in a directory. */
  @Test
  protected void filesAreThoseOfADirectory(@TempDir Path directory) throws IOException {
    publishesAsADirectory(false, directory);
  }

  /** Compressed files are kept as they are. */
  @Test
  protected void compressedFilesAreThoseOfADirectory(@TempDir Path directory) throws IOException {
    publishesAsADirectory(true, directory);
  }

  /** What was published is read through another object of the store. */
  @Test
  protected void publishedUrlsAreReadAgain() throws IOException {
    publisher().publish(StoreFixture.entries(0, 20, OLD));
    Publication same = publisher().publish(StoreFixture.entries(0, 20, OLD));
    assertEquals(
        List.of(),
        same.written(),
        "Store.holds and Store.check must find what another object of the store committed");
  }

  /** No file is seen, or replaced, before a commit. */
  @Test
  protected void nothingIsSeenBeforeACommit() throws IOException {
    put("old");
    Map<String, byte[]> before = files();
    try (Store.Transaction transaction = open().begin()) {
      transaction.put(ENTRY_POINT, StoreFixture.pieces("new"));
      transaction.put("sitemap-1.xml", StoreFixture.pieces("new"));
      StoreFixture.assertSame(before, files(), "Transaction.put must not replace or show a file");
    }
    StoreFixture.assertSame(
        before, files(), "Transaction.close without commit must change no file");
  }

  /** A transaction that was closed without a commit leaves nothing. */
  @Test
  protected void nothingIsLeftOfATransactionThatWasGivenUp() throws IOException {
    Path sorting;
    try (Store.Transaction transaction = open().begin()) {
      sorting = transaction.scratch();
      transaction.put("sitemap-1.xml", StoreFixture.pieces("given up"));
    }
    assertFalse(
        Files.exists(sorting),
        () -> "Transaction.close must remove the directory of Transaction.scratch: " + sorting);
    StoreFixture.assertSame(
        Map.of(), files(), "Transaction.close without commit must leave no file");
    put("new");
    assertEquals(
        "new", entryPoint(), "Store.begin must begin anew after a transaction without commit");
  }

  /** Of two transactions at the same time, only one commits. */
  @Test
  protected void ofTwoTransactionsOneIsRefused() throws IOException {
    put("old");
    boolean refused = false;
    try (Store.Transaction first = open().begin()) {
      first.put(ENTRY_POINT, StoreFixture.pieces("first"));
      try {
        replace("second");
      } catch (IOException e) {
        refused = true;
        assertNotNull(
            e.getMessage(),
            "the IOException of Store.begin or Transaction.commit must say what goes on");
      }
      if (refused) {
        first.commit(List.of(ENTRY_POINT), List.of());
      } else {
        assertThrows(
            IOException.class,
            () -> first.commit(List.of(ENTRY_POINT), List.of()),
            "Store.begin must refuse a second transaction while one is open, or"
                + " Transaction.commit fail if another one was committed since its begin");
      }
    }
    assertEquals(
        refused ? "first" : "second",
        entryPoint(),
        "the transaction that was refused must not change a file");
    replace("next");
    assertEquals("next", entryPoint(), "Transaction.close must let the next Store.begin succeed");
  }

  /** Files that are removed are gone; those that were not there are ignored. */
  @Test
  protected void removedFilesAreGone() throws IOException {
    List<Part> parts = publisher().publish(StoreFixture.entries(0, 20, OLD)).parts();
    Part removed = parts.get(0);
    var never = new Part("sitemap-never.xml", 1, removed.bytes(), removed.sha256(), null);
    String manifest = remove(removed, never);
    assertFalse(
        files().containsKey(removed.file()),
        "Transaction.commit must remove the files of its second list");
    StoreFixture.assertSame(
        Map.of(SetNames.MANIFEST, manifest.getBytes(StandardCharsets.UTF_8)),
        Map.of(SetNames.MANIFEST, files().get(SetNames.MANIFEST)),
        "Transaction.commit must keep the bytes of Transaction.put");
  }

  /** What somebody else has put in the place of a file that is removed stays. */
  @Test
  protected void changedFilesAreNotRemoved() throws IOException {
    List<Part> parts = publisher().publish(StoreFixture.entries(0, 20, OLD)).parts();
    Part removed = parts.get(0);
    byte[] mine = new byte[(int) removed.bytes()];
    change(removed.file(), mine);
    remove(removed);
    assertArrayEquals(
        mine,
        files().get(removed.file()),
        "Transaction.commit must not remove a file that has not the size and the digest of the"
            + " part: somebody else has put it");
  }

  /** Replaces the manifest by one without a file, removes files, and returns the manifest. */
  private String remove(Part... removed) throws IOException {
    String manifest =
        new String(files().get(SetNames.MANIFEST), StandardCharsets.UTF_8)
            .replace(removed[0].file(), "sitemap.xml");
    try (Store.Transaction transaction = open().begin()) {
      transaction.put(SetNames.MANIFEST, StoreFixture.pieces(manifest));
      transaction.commit(List.of(SetNames.MANIFEST), List.of(removed));
    }
    return manifest;
  }

  /** A small file is read whole; a missing one is null, and one that is too large is refused. */
  @Test
  protected void smallFilesAreRead() throws IOException {
    assertNull(open().read(ENTRY_POINT, 10), "Store.read must return null for a missing file");
    put("123456789");
    assertArrayEquals(
        "123456789".getBytes(StandardCharsets.UTF_8),
        open().read(ENTRY_POINT, 9),
        "Store.read must return all bytes of a file of the maximum size");
    assertThrows(
        IOException.class,
        () -> open().read(ENTRY_POINT, 8),
        "Store.read must refuse a file that is larger than the maximum size");
  }

  /** Messages name the store and its files. */
  @Test
  protected void filesHaveNamesThatShowTheStore() throws IOException {
    Store store = open();
    assertFalse(store.name().isEmpty(), "Store.name() is empty");
    String name = store.name(ENTRY_POINT);
    assertTrue(
        name.startsWith(store.name()) && name.endsWith(ENTRY_POINT),
        () ->
            "Store.name(file) must begin with Store.name() and end with the file, not be " + name);
  }

  /** A sitemap that is missing, or has another size, is not as it was published. */
  @Test
  protected void changedSitemapsAreNoticed() throws IOException {
    Publication done = publisher().publish(StoreFixture.entries(0, 20, OLD));
    Part part = done.parts().get(0);
    open().check(part);
    assertTrue(open().isIntact(part), "Store.isIntact must be true while Store.check is content");
    change(part.file(), new byte[(int) part.bytes() - 1]);
    assertRefused(part, "has another size");
    change(part.file(), null);
    assertRefused(part, "is missing");
    assertThrows(
        IOException.class,
        () -> open().open(part, Limits.DEFAULT).close(),
        "Store.open must refuse a sitemap that is missing");
  }

  private void assertRefused(Part part, String change) throws IOException {
    assertFalse(open().isIntact(part), "Store.isIntact is true for a sitemap that " + change);
    var e =
        assertThrows(
            IOException.class,
            () -> open().check(part),
            "Store.check must refuse a sitemap that " + change);
    assertNotNull(e.getMessage(), "the IOException of Store.check must say what to do");
  }

  /** What somebody changed or removed is put again when all urls are published. */
  @Test
  protected void changedFilesArePutAgain() throws IOException {
    publisher().publish(StoreFixture.entries(0, 20, OLD));
    Map<String, byte[]> before = files();
    String sitemap =
        before.keySet().stream().filter(file -> file.startsWith("sitemap-")).findFirst().get();
    change(sitemap, new byte[] {'<'});
    change(ENTRY_POINT, null);
    publisher().publish(StoreFixture.entries(0, 20, OLD));
    StoreFixture.assertSame(
        before,
        files(),
        "Store.check and Store.holds must find what was changed, so that it is put again");
  }

  /** What {@link Verification} calls damaged is put again when all urls are published. */
  @Test
  protected void damagedFilesArePutAgain() throws IOException {
    for (boolean gzip : new boolean[] {false, true}) {
      publisher().gzip(gzip).publish(StoreFixture.entries(0, 20, OLD));
      Map<String, byte[]> before = files();
      List<String> files = before.keySet().stream().filter(SetNames::isRemovable).toList();
      byte[] whole = Objects.requireNonNull(before.get(files.get(0)));
      change(files.get(0), Arrays.copyOf(whole, 40)); // is cut
      byte[] other = Objects.requireNonNull(before.get(files.get(1))).clone();
      other[other.length / 2] ^= 1;
      change(files.get(1), other); // has the same size
      change(ENTRY_POINT, "<sitemapindex/>".getBytes(StandardCharsets.UTF_8));
      assertTrue(
          Verification.of(open()).run().findings().size() > 2,
          "Store.open must return what is there, whoever has put it");
      assertThrows(
          Exception.class,
          () -> publisher().update(StoreFixture.entries(0, 20, "2026-02-01"), Stream.empty()),
          "Store.open must return what is there: an update refuses damaged files");
      publisher().gzip(gzip).publish(StoreFixture.entries(0, 20, OLD));
      StoreFixture.assertSame(
          before,
          files(),
          "Store.holds must be false for a file whose bytes have changed, whatever is kept with it");
      assertEquals(List.of(), Verification.of(open()).run().findings());
    }
  }

  /** A file is only said to hold what it holds. */
  @Test
  protected void otherContentIsNotHeld() throws IOException {
    String what = "Store.holds must be false for a file that is missing or has another content";
    assertFalse(open().holds(ENTRY_POINT, StoreFixture.pieces("one")), what);
    put("one");
    assertFalse(open().holds(ENTRY_POINT, StoreFixture.pieces("two")), what);
    assertFalse(open().holds(ENTRY_POINT, StoreFixture.pieces("one and more")), what);
  }

  /** The sitemaps of a set are opened, and those of its index are found. */
  @Test
  protected void sitemapsAreOpened() throws IOException {
    Publication done = publisher().publish(StoreFixture.entries(0, 20, OLD));
    for (Part part : done.parts()) {
      try (var source = open().open(part, Limits.DEFAULT)) {
        assertEquals(
            part.bytes(),
            source.stream().readAllBytes().length,
            "Store.open must open the sitemap as it was put");
      }
      try (var source =
          open()
              .children(Limits.DEFAULT)
              .open(StoreFixture.BASE + part.file())
              .orElseGet(
                  () -> fail("Store.children does not find " + StoreFixture.BASE + part.file()))) {
        assertEquals(
            part.bytes(),
            source.stream().readAllBytes().length,
            "Store.children must open the sitemap as it was put");
      }
    }
  }

  /** The files of a set are listed with their sizes, and no others. */
  @Test
  protected void filesOfTheSetAreListed() throws IOException {
    assertEquals(Map.of(), open().files(), "Store.files must be empty if nothing was published");
    publisher().gzip(true).publish(StoreFixture.entries(0, 20, OLD));
    change("sitemap-of-others.xml", new byte[] {'<', 'a', '/', '>'});
    change("index.html", new byte[] {'x'});
    Map<String, Long> expected = new TreeMap<>();
    files().forEach((file, bytes) -> expected.put(file, (long) bytes.length));
    expected.remove("index.html");
    assertEquals(
        expected,
        open().files(),
        "Store.files must list the files with names of a set, with their sizes as they are kept");
  }

  /** With immutable names, former files are kept, and rolling back replaces the index only. */
  @Test
  protected void formerFilesAreKept(@TempDir Path directory) throws IOException {
    List<Publisher> both = List.of(settings(Publisher.to(directory)), publisher());
    for (Publisher publisher : both) {
      publisher.immutable(true).publish(StoreFixture.entries(0, 40, OLD));
    }
    StoreFixture.assertSame(StoreFixture.filesOf(directory), files(), "with immutable names");
    byte[] index = files().get(ENTRY_POINT);
    for (Publisher publisher : both) {
      publisher.update(
          StoreFixture.entries(38, 44, "2026-02-01"), Stream.of(StoreFixture.BASE + "page-3"));
    }
    StoreFixture.assertSame(
        StoreFixture.withoutManifest(StoreFixture.filesOf(directory)),
        StoreFixture.withoutManifest(files()),
        "Transaction.commit must keep the files of former sets, which the manifest lists");
    Map<String, byte[]> before = StoreFixture.withoutManifest(files());
    Rollback.of(open()).run();
    before.put(ENTRY_POINT, index);
    StoreFixture.assertSame(before, StoreFixture.withoutManifest(files()), "after Rollback.run");
    assertEquals(List.of(), Verification.of(open()).run().findings());
  }
}
