package io.github.sitemaptoolkit.cli.hostile;

import static io.github.sitemaptoolkit.faults.server.LoopbackServer.answer;
import static io.github.sitemaptoolkit.faults.server.LoopbackServer.index;
import static io.github.sitemaptoolkit.faults.server.LoopbackServer.raw;
import static io.github.sitemaptoolkit.faults.server.LoopbackServer.urlset;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.sitemaptoolkit.cli.CommandRun;
import io.github.sitemaptoolkit.faults.server.LoopbackServer;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * A site of 200 sitemaps changes while it is fetched by processes that are killed; a run that is
 * left alone then makes the directory what the site is. {@code -Dfetch.rounds=50} takes longer.
 */
@Tag("slow")
class FetchKillsTest {

  private static final int SITEMAPS = 200;

  @TempDir Path temporary;

  private final Random random = new Random(39);
  private final Map<String, String> site = new ConcurrentSkipListMap<>();
  private LoopbackServer server;
  private Path directory;

  @BeforeEach
  void start() throws IOException {
    server = new LoopbackServer().otherwise(this::answerFromSite);
    directory = temporary.resolve("site");
    for (int i = 0; i < SITEMAPS; i++) {
      change("/maps/" + i + ".xml");
    }
    list();
  }

  @AfterEach
  void stop() throws IOException {
    server.close();
  }

  private void change(String path) {
    site.put(path, urlset("https://a.example/" + random.nextLong()));
  }

  private void list() {
    site.remove("/index.xml");
    List<String> urls = new ArrayList<>();
    site.keySet().forEach(path -> urls.add(server.url(path)));
    site.put("/index.xml", index(urls.toArray(String[]::new)));
  }

  private void answerFromSite(LoopbackServer.Request request, OutputStream out) throws Exception {
    Thread.sleep(2);
    String text = site.get(request.path());
    if (text == null) {
      answer(out, 404, "", "");
      return;
    }
    String etag = "\"" + Integer.toHexString(text.hashCode()) + "\"";
    if (request.header("If-None-Match").filter(etag::equals).isPresent()) {
      raw(out, "HTTP/1.1 304 Not Modified\r\nETag: " + etag + "\r\n\r\n");
    } else {
      answer(out, 200, "ETag: " + etag + "\r\n", text);
    }
  }

  /** Changes a tenth of the sitemaps, removes some and adds some. */
  private void change() {
    for (String path : List.copyOf(site.keySet())) {
      int dice = random.nextInt(100);
      if (dice < 3) {
        site.remove(path);
      } else if (dice < 13) {
        change(path);
      }
    }
    while (site.size() <= SITEMAPS) {
      change("/maps/" + random.nextInt(100_000) + ".xml");
    }
    list();
  }

  private List<String> arguments() {
    return List.of(
        "fetch", server.url("/index.xml"), "-o", directory.toString(), "--allow-private");
  }

  /** Starts a fetch in a process, and kills it. Returns whether it was still running. */
  private boolean killed() throws Exception {
    List<String> call = new ArrayList<>();
    call.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    call.addAll(List.of("-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1", "-cp"));
    call.add(System.getProperty("java.class.path"));
    call.add("io.github.sitemaptoolkit.cli.Main");
    call.addAll(arguments());
    long before = server.requests().size();
    Process process = new ProcessBuilder(call).inheritIO().redirectErrorStream(true).start();
    while (process.isAlive() && server.requests().size() == before) {
      Thread.sleep(5);
    }
    boolean ended = process.waitFor(10 + random.nextInt(500), TimeUnit.MILLISECONDS);
    process.destroyForcibly().waitFor();
    return !ended;
  }

  private Map<String, String> files() throws IOException {
    Map<String, String> files = new TreeMap<>();
    try (Stream<Path> walk = Files.walk(directory)) {
      for (Path file : (Iterable<Path>) walk.filter(Files::isRegularFile)::iterator) {
        String name = "/" + directory.relativize(file).toString().replace('\\', '/');
        if (!name.startsWith("/.sitemap-fetch")) {
          files.put(name, Files.readString(file));
        }
      }
    }
    return files;
  }

  @Test
  void theDirectoryIsWhatTheSiteIs() throws Exception {
    int rounds = Integer.getInteger("fetch.rounds", 3);
    int kills = 0;
    for (int i = 0; i < rounds; i++) {
      change();
      kills += killed() ? 1 : 0;
      CommandRun.of(arguments().toArray(String[]::new)).exits(0);
      assertEquals(site, files(), "round " + i);
    }
    assertTrue(kills > rounds / 2, kills + " of " + rounds + " were killed");
  }
}
