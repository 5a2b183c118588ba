package io.github.sitemaptoolkit.tell;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.sitemaptoolkit.Sitemaps;
import io.github.sitemaptoolkit.model.UrlEntry;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Random;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Processes that are killed while they tell an engine what has changed. */
@Tag("slow")
class KilledTest {

  private static final int ROUNDS = 20;
  private static final int PAGES = 2_000;

  @TempDir Path directory;

  private final Map<String, Integer> site = new TreeMap<>();
  private final Map<String, Integer> known = new TreeMap<>(); // to the engine
  private long twice; // told again, although nothing had changed

  @Test
  void nothingIsForgottenAndAKillCostsOneCallAtMost() throws Exception {
    var random = new Random(39);
    int kills = 0;
    try (var engine = new Engine()) {
      for (int i = 0; i < PAGES; i++) {
        site.put(engine.site() + "p" + i, 1);
      }
      write();
      assertEquals(0, program(engine).waitFor());
      known.putAll(site);
      for (int round = 0; round < ROUNDS; round++) {
        for (int i = 0; i < 1_500; i++) {
          site.merge(engine.site() + "p" + random.nextInt(PAGES), 1, (old, one) -> old % 28 + 1);
        }
        site.remove(engine.site() + "p" + random.nextInt(PAGES));
        write();
        Process process = program(engine);
        if (!process.waitFor(300 + random.nextInt(600), TimeUnit.MILLISECONDS)) {
          process.destroyForcibly().waitFor();
          kills++;
        }
        learn(engine);
      }
      assertEquals(0, program(engine).waitFor());
      learn(engine);
    }
    assertTrue(kills > 0, "none was killed");
    Map<String, Integer> more = new TreeMap<>(known);
    more.entrySet().removeAll(site.entrySet());
    assertEquals(Map.of(), more, "known to the engine, but no longer so");
    site.entrySet().removeAll(known.entrySet());
    assertEquals(Map.of(), site, "unknown to the engine");
    assertTrue(twice <= (long) kills * TellProgram.MOST, twice + " told twice");
  }

  private void learn(Engine engine) {
    for (String url : List.copyOf(engine.told)) {
      Integer now = site.get(url);
      twice += Objects.equals(known.put(url, now), now) ? 1 : 0;
      if (now == null) {
        known.remove(url);
      }
    }
    engine.told.clear();
  }

  private void write() throws IOException {
    List<UrlEntry> entries =
        site.entrySet().stream()
            .map(
                page ->
                    UrlEntry.builder(page.getKey())
                        .lastmod("2026-01-%02d".formatted(page.getValue()))
                        .build())
            .collect(Collectors.toList());
    Sitemaps.write(directory.resolve("sitemap.xml"), entries).throwIfMissing();
  }

  private Process program(Engine engine) throws IOException {
    return new ProcessBuilder(
            Path.of(System.getProperty("java.home"), "bin", "java").toString(),
            "-XX:TieredStopAtLevel=1",
            "-XX:+UseSerialGC",
            "-Djava.io.tmpdir=" + directory, // a killed process leaves its directory there
            "-cp",
            System.getProperty("surefire.test.class.path", System.getProperty("java.class.path")),
            TellProgram.class.getName(),
            engine.endpoint().toString(),
            directory.resolve("told").toString(),
            directory.resolve("sitemap.xml").toString())
        .inheritIO()
        .start();
  }
}
