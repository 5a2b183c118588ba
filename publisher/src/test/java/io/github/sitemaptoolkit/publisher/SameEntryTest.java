package io.github.sitemaptoolkit.publisher;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.sitemaptoolkit.extension.Extensions;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.format.EntryReader;
import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.problem.Problems;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Of several entries with one url, the same is kept by publishing, updating and merging. */
@Tag("slow")
class SameEntryTest {

  private static final String LOC = Pages.BASE + "page";
  private static final List<@Nullable String> DATES =
      Arrays.asList(
          null,
          "yesterday",
          "2026-02-30",
          "0000-00-00",
          "2026-05",
          "2026-05-01",
          "2026-05-01T00:00:00Z",
          "2026-05-01T02:00:00+02:00",
          "Fri, 01 May 2026 00:00:00 GMT");
  private static final List<@Nullable String> WORDS =
      Arrays.asList(null, "daily", "often", "Daily");
  private static final List<@Nullable String> NUMBERS = Arrays.asList(null, "0.5", "80%", "0.50");

  @TempDir Path scratch;

  private static Context context() {
    return Context.of(Extensions.of()).withProblems(new Problems());
  }

  private static UrlEntry random(Random random) {
    return UrlEntry.builder(LOC)
        .lastmod(DATES.get(random.nextInt(DATES.size())))
        .changefreq(WORDS.get(random.nextInt(WORDS.size())))
        .priority(NUMBERS.get(random.nextInt(NUMBERS.size())))
        .build();
  }

  private String published(String directory, boolean update, List<UrlEntry> entries)
      throws IOException {
    Path set = scratch.resolve(directory);
    Publisher publisher = Publisher.to(set).baseUrl(Pages.BASE).context(context());
    if (update) {
      UrlEntry newer = UrlEntry.builder(LOC).lastmod("2027-01-01").build();
      publisher.publish(Stream.of(newer)); // what is added replaces it, whatever its date
      publisher.update(entries.stream(), Stream.of());
    } else {
      publisher.publish(entries.stream());
    }
    return Files.readString(set.resolve("sitemap.xml"));
  }

  private static UrlEntry merged(List<UrlEntry> entries) throws IOException {
    try (var merger = new Merger(Merger.Keep.NEWEST, context())) {
      entries.forEach(entry -> merger.add(entry, 0, null));
      try (EntryReader<UrlEntry> reader = merger.entries()) {
        return reader.iterator().next();
      }
    }
  }

  @Test
  void publishUpdateAndMergeKeepTheSame() throws IOException {
    var random = new Random(5);
    for (int round = 0; round < 50; round++) {
      List<UrlEntry> entries = new ArrayList<>();
      for (int i = 2 + random.nextInt(3); i > 0; i--) {
        entries.add(random(random));
      }
      String kept = published("all-" + round, false, entries);
      assertEquals(kept, published("update-" + round, true, entries), entries.toString());
      UrlEntry merged = merged(entries);
      assertEquals(kept, published("one-" + round, false, List.of(merged)), entries.toString());
      Collections.shuffle(entries, random);
      assertEquals(merged, merged(entries));
    }
  }
}
