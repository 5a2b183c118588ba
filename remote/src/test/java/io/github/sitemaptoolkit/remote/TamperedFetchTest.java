package io.github.sitemaptoolkit.remote;

import static io.github.sitemaptoolkit.faults.server.LoopbackServer.answer;
import static io.github.sitemaptoolkit.faults.server.LoopbackServer.index;
import static io.github.sitemaptoolkit.faults.server.LoopbackServer.urlset;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.sitemaptoolkit.faults.Instead;
import io.github.sitemaptoolkit.faults.server.LoopbackServer;
import io.github.sitemaptoolkit.file.IoReason;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.remote.fetch.FetchListener;
import io.github.sitemaptoolkit.remote.fetch.SiteFetch;
import io.github.sitemaptoolkit.remote.http.RemoteClient;
import io.github.sitemaptoolkit.remote.http.RemoteOptions;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What lies in a directory of fetched files is input: nothing of others is touched. */
@Tag("slow")
@DisabledOnOs(OS.WINDOWS)
@Timeout(value = 60, threadMode = Timeout.ThreadMode.SEPARATE_THREAD) // nothing waits on a pipe
class TamperedFetchTest {

  private static final RemoteOptions OPTIONS = RemoteOptions.DEFAULT.withPrivate(true);
  private static final String HAND = "made by hand";
  private static final RemoteClient CLIENT = new RemoteClient(OPTIONS); // to make one takes long

  @TempDir Path temporary;

  private final Map<String, String> site = new TreeMap<>();
  private final List<String> messages = new ArrayList<>();
  private LoopbackServer server;
  private Path directory;
  private Path outside;
  private Path ledger;

  @BeforeEach
  void start() throws IOException {
    server =
        new LoopbackServer()
            .otherwise(
                (request, out) -> {
                  String text = site.get(request.path());
                  answer(out, text == null ? 404 : 200, "", text == null ? "" : text);
                });
    site.put("/index.xml", index(server.url("/maps/a.xml"), server.url("/b.xml")));
    site.put("/maps/a.xml", urlset("https://a.example/a"));
    site.put("/b.xml", urlset("https://a.example/b"));
    directory = temporary.resolve("site");
    outside = Files.createDirectory(temporary.resolve("outside"));
    Files.writeString(outside.resolve("a.xml"), HAND);
    Files.createDirectory(outside.resolve("directory"));
    Files.writeString(outside.resolve("file"), HAND);
    Files.writeString(outside.resolve("empty"), "");
    ledger = directory.resolve(".sitemap-fetch");
    fetched();
    Files.writeString(directory.resolve("mine.xml"), HAND);
    Files.createDirectory(directory.resolve("notes"));
    Files.writeString(directory.resolve("notes/hand.xml"), HAND);
  }

  @AfterEach
  void stop() throws IOException {
    server.close();
  }

  @AfterAll
  static void close() throws IOException {
    CLIENT.close();
  }

  /** Fetches. Returns the message of a failure; null if there is none. */
  private @Nullable String fetch(Path to) {
    FetchListener listener =
        new FetchListener() {
          @Override
          public void failed(String url, IOException reason) {
            messages.add(url + ": " + IoReason.of(reason));
          }

          @Override
          public void kept(String url, Path file) {
            messages.add(file + " stays");
          }
        };
    try {
      new SiteFetch(CLIENT, Context.load()).run(server.url("/index.xml"), to, listener);
      return null;
    } catch (IOException e) {
      return IoReason.withFile(e);
    }
  }

  private void fetched() {
    assertNull(fetch(directory));
    assertEquals(List.of(), messages);
  }

  /** Returns what nobody may touch. */
  private Map<String, String> ofOthers() throws IOException {
    Map<String, String> all = new TreeMap<>();
    try (Stream<Path> walk = Files.walk(temporary)) {
      for (Path file : (Iterable<Path>) walk::iterator) {
        String name = temporary.relativize(file).toString();
        if (!name.startsWith("site") || name.contains("mine") || name.contains("notes")) {
          all.put(name, Files.isRegularFile(file) ? Files.readString(file) : "");
        }
      }
    }
    return all;
  }

  private static String sha256(String text) throws Exception {
    return HexFormat.of()
        .formatHex(
            MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8)));
  }

  private void checkUntouched() throws Exception {
    Map<String, String> before = ofOthers();
    String failure = fetch(directory);
    assertEquals(before, ofOthers());
    if (failure != null) {
      assertTrue(failure.startsWith(directory.toString()), failure);
      assertTrue(failure.contains("move or remove it") || failure.contains("another dir"), failure);
    }
  }

  static List<String> forgedNames() {
    return List.of(
        "../outside/a.xml",
        "maps/../../outside/a.xml",
        "/etc/passwd",
        "mine.xml",
        "MINE.xml",
        "notes/hand.xml",
        "./mine.xml",
        "notes/../mine.xml",
        "notes//hand.xml",
        "notes/hand.xml/",
        "mine.xml\0",
        "\0",
        "",
        ".",
        "..",
        "/",
        ".sitemap-fetch",
        ".sitemap-fetch.lock",
        "maps",
        "notes",
        "../outside",
        "../outside/directory",
        "..\\outside\\a.xml",
        "x".repeat(5_000),
        "x/".repeat(3_000) + "y");
  }

  /** The url of the line is listed by the index, or by nothing, or is none. */
  @ParameterizedTest
  @MethodSource("forgedNames")
  void aLineWithANameThatIsNotOursIsIgnored(String name) throws Exception {
    String text = Files.readString(ledger);
    String first = text.lines().findFirst().orElseThrow() + "\n";
    List<List<String>> urls =
        List.of(
            List.of(server.url("/b.xml")),
            List.of(server.url("/gone.xml"), "mailto:a", "../x", "http://"));
    for (List<String> some : urls) {
      for (String hash : List.of(sha256(HAND), "", "0")) {
        var lines = new StringBuilder();
        some.forEach(url -> lines.append(url + "\t" + name + "\t\t\t\t" + hash + "\n"));
        Files.writeString(ledger, text + lines);
        checkUntouched();
        Files.writeString(ledger, first + lines);
        checkUntouched();
      }
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "my notes",
        "my notes\n",
        "sitemap-fetch 1\n",
        "sitemap-fetch 1\thttps://other.example/index.xml\n",
        "sitemap-fetch 1\t\t\n",
        "SITEMAP-FETCH 1\tx\n",
        "\n",
        "\0",
        "\uFEFFsitemap-fetch 1\n"
      })
  void aLedgerThatIsNoneStays(String text) throws Exception {
    Files.writeString(ledger, text);
    Map<String, String> before = ofOthers();
    String failure = fetch(directory);
    assertTrue(failure != null && failure.contains("fetch into another directory"), failure);
    assertEquals(text, Files.readString(ledger));
    assertEquals(before, ofOthers());
  }

  @Test
  void aLedgerOfALaterVersionStays() throws Exception {
    String text =
        "sitemap-fetch 2 (sitemap toolkit 0.4)\thttps://a.example/\tmore\nof another form\n";
    Files.writeString(ledger, text);
    Map<String, String> before = ofOthers();
    String failure = fetch(directory);
    assertTrue(
        failure != null
            && failure.contains(
                "is version 2 of such a file, for sitemap toolkit 0.4 or later; this one reads"
                    + " versions up to 1, so update the toolkit"),
        failure);
    assertEquals(text, Files.readString(ledger));
    assertEquals(before, ofOthers());
  }

  @Test
  void aLedgerWithHugeLinesCostsRequestsOnly() throws Exception {
    Files.writeString(ledger, Files.readString(ledger) + "x".repeat(5_000_000) + "\n\t\t\t\t\t\n");
    checkUntouched();
    assertEquals(4, Files.readString(ledger).lines().count());
  }

  @Test
  void aLedgerThatIsTooLargeIsRefused() throws Exception {
    try (var file = new RandomAccessFile(ledger.toFile(), "rw")) {
      file.setLength(1L << 40);
    }
    String failure = fetch(directory);
    assertTrue(failure != null && failure.contains("bytes; move or remove it"), failure);
  }

  static Stream<String> places() {
    return Stream.of(".sitemap-fetch", ".sitemap-fetch.lock", "b.xml", "index.xml", "maps");
  }

  @ParameterizedTest
  @MethodSource("places")
  void whatStandsInThePlaceOfAFileIsNeitherFollowedNorWaitedFor(String place) throws Exception {
    for (Instead instead : Instead.values()) {
      instead.put(directory.resolve(place), outside);
      checkUntouched();
    }
  }

  @Test
  void aFileThatWasChangedByHandStaysWhenNothingListsIt() throws Exception {
    site.put("/index.xml", index(server.url("/maps/a.xml")));
    Files.writeString(directory.resolve("b.xml"), HAND);
    assertNull(fetch(directory));
    assertEquals(List.of(directory.resolve("b.xml") + " stays"), messages);
    assertEquals(HAND, Files.readString(directory.resolve("b.xml")));
  }

  @Test
  void aFileThatWasChangedByHandIsRenewedWhileItIsListed() throws Exception {
    Files.writeString(directory.resolve("b.xml"), HAND);
    Files.delete(directory.resolve("maps/a.xml"));
    fetched();
    assertEquals(site.get("/b.xml"), Files.readString(directory.resolve("b.xml")));
    assertEquals(site.get("/maps/a.xml"), Files.readString(directory.resolve("maps/a.xml")));
  }

  /** As {@code cp -al} makes one: its files are further names of those that are fetched again. */
  @Test
  void aLinkedCopyKeepsItsFiles() throws Exception {
    Path copy = Files.createDirectory(temporary.resolve("copy"));
    Map<String, String> before = new TreeMap<>();
    for (String name : List.of("index.xml", "b.xml", ".sitemap-fetch", ".sitemap-fetch.lock")) {
      Files.createLink(copy.resolve(name), directory.resolve(name));
      before.put(name, Files.readString(copy.resolve(name)));
    }
    site.put("/b.xml", urlset("https://a.example/new"));
    site.put("/index.xml", index(server.url("/b.xml")));
    fetched();
    assertEquals(site.get("/b.xml"), Files.readString(directory.resolve("b.xml")));
    for (Map.Entry<String, String> file : before.entrySet()) {
      assertEquals(file.getValue(), Files.readString(copy.resolve(file.getKey())));
    }
  }

  @Test
  void aRecordWithTheRightHashAndANameOfOursIsBelieved() throws Exception {
    Files.writeString(directory.resolve("old.xml"), HAND);
    Files.writeString(
        ledger,
        Files.readString(ledger)
            + server.url("/old.xml")
            + "\told.xml\t\t\t\t"
            + sha256(HAND)
            + "\n");
    fetched();
    assertFalse(Files.exists(directory.resolve("old.xml")));
  }

  @Test
  void aFileOfWhichAKilledRunHadRecordedTheNextHashIsRemoved() throws Exception {
    String line =
        Files.readAllLines(ledger).stream().filter(l -> l.contains("\tb.xml\t")).findFirst().get();
    Files.writeString(
        ledger,
        Files.readString(ledger) + line.substring(0, line.length() - 64) + "0".repeat(64) + "\n");
    site.put("/index.xml", index(server.url("/maps/a.xml")));
    fetched();
    assertFalse(Files.exists(directory.resolve("b.xml")));
  }

  @Test
  void theDirectoryMayBeNamedThroughALink() throws Exception {
    Path link = Files.createSymbolicLink(temporary.resolve("current"), directory);
    site.put("/b.xml", urlset("https://a.example/new"));
    assertNull(fetch(link));
    assertEquals(site.get("/b.xml"), Files.readString(directory.resolve("b.xml")));
    assertNull(fetch(temporary.resolve("current/../site")));
  }
}
