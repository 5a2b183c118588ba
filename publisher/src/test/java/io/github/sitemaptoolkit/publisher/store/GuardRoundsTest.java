package io.github.sitemaptoolkit.publisher.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.sitemaptoolkit.extension.Extensions;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.problem.SitemapException;
import io.github.sitemaptoolkit.publisher.Publisher;
import io.github.sitemaptoolkit.publisher.layout.Grouping;
import io.github.sitemaptoolkit.publisher.layout.Manifest;
import io.github.sitemaptoolkit.publisher.layout.Part;
import io.github.sitemaptoolkit.publisher.layout.PartLimits;
import io.github.sitemaptoolkit.publisher.layout.SetNames;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Random publications, updates, lost manifests and sets of others, compared with a model that knows
 * each url.
 */
@Tag("slow")
class GuardRoundsTest {

  private static final String BASE = "https://example.com/";
  private static final Pattern LOC = Pattern.compile("<loc>(.*?)</loc>");
  private static final int[] LIMITS = {0, 3, 5, 20, 33, 50, 80, 97, 100};

  /** Whose set is there. */
  private enum Owner {
    NOBODY,
    US,
    US_WITHOUT_MANIFEST,
    OTHERS
  }

  /** Where sets are published to. */
  private interface Place {
    Publisher publisher() throws IOException;

    byte @Nullable [] read(String file) throws IOException;

    void write(String file, byte[] bytes) throws IOException;

    void delete(String file) throws IOException;
  }

  private record Disk(Path directory) implements Place {

    @Override
    public Publisher publisher() {
      return Publisher.to(directory);
    }

    @Override
    public byte @Nullable [] read(String file) throws IOException {
      Path path = directory.resolve(file);
      return Files.exists(path) ? Files.readAllBytes(path) : null;
    }

    @Override
    public void write(String file, byte[] bytes) throws IOException {
      Files.createDirectories(directory);
      Files.write(directory.resolve(file), bytes);
    }

    @Override
    public void delete(String file) throws IOException {
      Files.delete(directory.resolve(file));
    }
  }

  private record InBucket(Bucket bucket, Path scratch) implements Place {

    @Override
    public Publisher publisher() {
      return Publisher.to(new BucketStore(bucket, "us", new HashSet<>(), scratch));
    }

    @Override
    public byte @Nullable [] read(String file) {
      Bucket.Stored stored = bucket.get(file);
      return stored == null ? null : stored.bytes();
    }

    @Override
    public void write(String file, byte[] bytes) {
      bucket.put(file, bytes);
    }

    @Override
    public void delete(String file) {
      bucket.delete(file);
    }
  }

  @TempDir Path scratch;

  private Random random = new Random(0);
  private Set<String> standing = new TreeSet<>();
  private Owner owner = Owner.NOBODY;
  private int keptShrink = 50;
  private int keptOutside = 10;
  private int compared;
  private int refused;
  private int near;

  @ParameterizedTest
  @CsvSource({"false, 1, 100", "true, 2, 100"})
  void guardsAnswerAsAModelThatKnowsEachUrl(boolean bucket, int seed, int rounds)
      throws IOException {
    random = new Random(seed);
    Place place =
        bucket
            ? new InBucket(new Bucket(), scratch.resolve("sort"))
            : new Disk(scratch.resolve("public"));
    for (int round = 0; round < rounds; round++) {
      switch (random.nextInt(10)) {
        case 0 -> loseManifest(place);
        case 1 -> replaceByOthers(place);
        case 2, 3, 4 -> update(place, bucket);
        default -> publish(place, bucket);
      }
      if (owner == Owner.US) {
        assertEquals(standing, urls(place), "round " + round);
      }
    }
    assertTrue(compared > rounds / 2, compared + " answers");
    assertTrue(refused > rounds / 10 && refused < compared, refused + " of " + compared);
    assertTrue(near < rounds / 4, near + " are near the limit");
  }

  private void loseManifest(Place place) throws IOException {
    if (owner == Owner.US) {
      place.delete(SetNames.MANIFEST);
      owner = Owner.US_WITHOUT_MANIFEST;
    }
  }

  private void replaceByOthers(Place place) throws IOException {
    if (place.read(SetNames.MANIFEST) != null) {
      place.delete(SetNames.MANIFEST);
    }
    standing = next(0.5, 1 + random.nextInt(4000), 0);
    List<String> urls = new ArrayList<>(standing);
    var index = new StringBuilder("<sitemapindex>");
    for (int part = 0; part < 3; part++) {
      String file = "sitemap-others-" + part + ".xml";
      var xml = new StringBuilder("<urlset>");
      for (int i = part; i < urls.size(); i += 3) {
        xml.append("<url><loc>").append(urls.get(i)).append("</loc></url>");
      }
      place.write(file, (xml + "</urlset>").getBytes(StandardCharsets.UTF_8));
      index.append("<sitemap><loc>").append(BASE).append(file).append("</loc></sitemap>");
    }
    place.write("sitemap.xml", (index + "</sitemapindex>").getBytes(StandardCharsets.UTF_8));
    owner = Owner.OTHERS;
  }

  /** Returns some of the urls that are there, and others. */
  private Set<String> next(double kept, int added, int outside) {
    Set<String> next = new TreeSet<>();
    for (String url : standing) {
      if (random.nextDouble() < kept && url.startsWith(BASE)) {
        next.add(url);
      }
    }
    for (int i = 0; i < added; i++) {
      next.add(BASE + "s" + i % 5 + "/page-" + random.nextInt(1 << 30));
    }
    for (int i = 0; i < outside; i++) {
      next.add("https://other.example/" + random.nextInt(1 << 30));
    }
    return next;
  }

  private Publisher publisher(Place place) throws IOException {
    return place
        .publisher()
        .limits(PartLimits.DEFAULT.withUrls(900))
        .context(Context.of(Extensions.of()));
  }

  private int oneOf(int... values) {
    return values[random.nextInt(values.length)];
  }

  private void publish(Place place, boolean estimated) throws IOException {
    double kept = random.nextInt(3) == 0 ? 1 : random.nextDouble();
    Set<String> next = next(kept, random.nextInt(5000), random.nextInt(4) == 0 ? 300 : 0);
    int shrink = oneOf(LIMITS);
    int outside = random.nextBoolean() ? 10 : oneOf(LIMITS);
    boolean adopt = random.nextBoolean();
    String by = List.of("hash", "section:1", "sequence").get(random.nextInt(3));
    Publisher publisher =
        publisher(place).baseUrl(BASE).by(Grouping.parse(by)).maxShrink(shrink).adopt(adopt);
    publisher.maxOutside(outside);
    boolean allowed =
        passes(next, shrink, outside) && (owner != Owner.OTHERS || adopt) && !next.isEmpty();
    boolean done = isDone(() -> publisher.publish(next.stream().map(UrlEntry::of)));
    judge(done, allowed, estimated && isNear(next, shrink));
    if (done) {
      standing = next;
      owner = Owner.US;
      keptShrink = shrink;
      keptOutside = outside;
    }
  }

  private void update(Place place, boolean estimated) throws IOException {
    Set<String> removed = new TreeSet<>();
    double gone = random.nextInt(3) == 0 ? random.nextDouble() : 0.01;
    for (String url : standing) {
      if (random.nextDouble() < gone) {
        removed.add(url);
      }
    }
    Set<String> added = new TreeSet<>();
    for (int i = random.nextInt(50); i > 0; i--) {
      added.add(BASE + "s1/page-" + random.nextInt(1 << 30));
      added.add("https://other.example/" + random.nextInt(1 << 30));
    }
    Publisher publisher = publisher(place);
    int shrink = keptShrink;
    if (random.nextBoolean()) {
      shrink = oneOf(LIMITS);
      publisher.maxShrink(shrink);
    }
    Set<String> next = new TreeSet<>(standing);
    next.removeAll(removed);
    next.addAll(added);
    boolean allowed = owner == Owner.US && passes(next, shrink, keptOutside) && !next.isEmpty();
    boolean done =
        isDone(() -> publisher.update(added.stream().map(UrlEntry::of), removed.stream()));
    judge(done, allowed, estimated && isNear(next, shrink));
    if (done) {
      standing = next;
      keptShrink = shrink;
    }
  }

  /** The whole model. */
  private boolean passes(Set<String> next, int shrink, int outside) {
    long others = next.stream().filter(url -> !url.startsWith(BASE)).count();
    return share(next) <= shrink && others * 100.0 <= (double) outside * next.size();
  }

  /** Returns how many percent of the urls go. */
  private double share(Set<String> next) {
    if (owner == Owner.NOBODY || standing.isEmpty()) {
      return 0;
    }
    return standing.stream().filter(url -> !next.contains(url)).count() * 100.0 / standing.size();
  }

  private boolean isNear(Set<String> next, int limit) {
    return Math.abs(share(next) - limit) < 5;
  }

  private void judge(boolean done, boolean allowed, boolean isNear) {
    compared++;
    refused += done ? 0 : 1;
    if (isNear) {
      near++;
    } else {
      assertEquals(allowed, done, "answer " + compared + ", " + owner);
    }
  }

  private interface Action {
    Object run() throws IOException;
  }

  private static boolean isDone(Action action) throws IOException {
    try {
      action.run();
      return true;
    } catch (SitemapException e) {
      return false;
    }
  }

  private static Set<String> urls(Place place) throws IOException {
    Set<String> urls = new TreeSet<>();
    byte[] manifest = place.read(SetNames.MANIFEST);
    for (Part part : Manifest.parse(manifest == null ? new byte[0] : manifest, "m").parts()) {
      byte[] bytes = place.read(part.file());
      String text = new String(bytes == null ? new byte[0] : bytes, StandardCharsets.UTF_8);
      for (Matcher loc = LOC.matcher(text); loc.find(); ) {
        urls.add(loc.group(1));
      }
    }
    return urls;
  }
}
