package io.github.sitemaptoolkit.publisher.layout;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.sitemaptoolkit.problem.SitemapException;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.Random;
import java.util.stream.LongStream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class SampleTest {

  private static long[] hashes(int seed, int count) {
    return new Random(seed).longs(count).toArray();
  }

  private static Sample sample(long... hashes) {
    var sampler = new Sampler();
    Arrays.stream(hashes).forEach(sampler::add);
    return sampler.sample();
  }

  /** The definition, told in one line for each step. */
  private static long[] expected(long... hashes) {
    long[] kept = Arrays.stream(hashes).distinct().toArray();
    long threshold = 0; // 2 to the power of 64
    while (kept.length > 2048) {
      threshold = threshold == 0 ? Long.MIN_VALUE : threshold >>> 1;
      long below = threshold;
      kept = Arrays.stream(kept).filter(hash -> Long.compareUnsigned(hash, below) < 0).toArray();
    }
    return Arrays.stream(kept).boxed().sorted(Long::compareUnsigned).mapToLong(h -> h).toArray();
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 1, 2047, 2048, 2049, 5_000, 100_000})
  void theThresholdHalvesWhileMoreThan2048AreKept(int count) {
    long[] hashes = hashes(count, count);
    assertEquals(Arrays.toString(expected(hashes)), Arrays.toString(sample(hashes).hashes()));
    long[] twice = LongStream.concat(Arrays.stream(hashes), Arrays.stream(hashes)).toArray();
    assertEquals(sample(hashes), sample(twice));
  }

  @Test
  void samplesOfSeveralMachinesAreThatOfAll() throws Exception {
    long[] all = hashes(3, 30_000);
    int[] ends = {0, 100, 9_000, 30_000};
    var sum = new Sampler();
    for (int i = 0; i < 3; i++) {
      var bytes = new ByteArrayOutputStream();
      try (var out = new ObjectOutputStream(bytes)) {
        out.writeObject(sample(Arrays.copyOfRange(all, ends[i], ends[i + 1])));
      }
      try (var in = new ObjectInputStream(new ByteArrayInputStream(bytes.toByteArray()))) {
        sum.add((Sample) in.readObject());
      }
    }
    assertEquals(sample(all), sum.sample());
  }

  private static Part part(int number, @Nullable String set, @Nullable Sample sample) {
    return new Part("sitemap-" + number + ".xml", 1, 1, "", null).in(set).sampled(sample);
  }

  private static Manifest manifest(List<Part> parts) {
    return new Manifest("https://a.example/", Grouping.hash(), false, PartLimits.DEFAULT, parts);
  }

  private static long[] all(List<Part> parts, @Nullable String set) {
    return parts.stream()
        .filter(part -> Objects.equals(set, part.set()))
        .flatMapToLong(part -> Arrays.stream(part.sample().hashes()))
        .boxed()
        .sorted(Long::compareUnsigned)
        .mapToLong(hash -> hash)
        .toArray();
  }

  @Test
  void theFilesOfAManifestHaveTheSampleOfTheSet() {
    long[] all = hashes(4, 40_000);
    List<Part> parts = new ArrayList<>();
    for (int i = 0; i < 40; i++) {
      parts.add(part(i, null, sample(Arrays.copyOfRange(all, i * 1_000, (i + 1) * 1_000))));
    }
    Manifest whole = manifest(parts);
    assertEquals(Arrays.toString(expected(all)), Arrays.toString(all(whole.parts(), null)));
    Manifest read = Manifest.parse(whole.bytes(), "m");
    assertEquals(whole, read);
    for (int i = 0; i < 40; i++) {
      assertEquals(whole.parts().get(i).sample(), read.parts().get(i).sample());
    }
  }

  @Test
  void eachNamedSetHasItsOwnThreshold() {
    Sample few = sample(1, -1);
    Sample many = sample(hashes(5, 9_000));
    Manifest read =
        Manifest.parse(manifest(List.of(part(0, "few", few), part(1, "many", many))).bytes(), "m");
    assertEquals(few, read.parts().get(0).sample());
    assertEquals(many, read.parts().get(1).sample());
    String json = new String(read.bytes(), StandardCharsets.UTF_8);
    assertTrue(json.contains("\"sampled\": {\"few\": 1, \"many\": 8}"), json);
    assertTrue(json.contains("\"set\": \"few\", \"sample\": \"0000000000000001ffffffffffffffff\""));
  }

  @Test
  void aSetOfWhichOneFileHasNoSampleHasNone() {
    Manifest lacking = manifest(List.of(part(0, null, sample(1)), part(1, null, null)));
    assertNull(lacking.parts().get(0).sample());
  }

  @Test
  void choicesAreKept() {
    for (Choices choices :
        List.of(
            Choices.NONE,
            Choices.NONE.withMaxShrink(63),
            Choices.NONE.withMaxOutside(0),
            new Choices(100, null, 100, null, null, null, null))) {
      var chosen =
          new Manifest(
              "https://a.example/", Grouping.hash(), false, PartLimits.DEFAULT, choices, List.of());
      assertEquals(choices, Manifest.parse(chosen.bytes(), "m").choices());
    }
    assertEquals(
        new Choices(1, null, 3, null, null, null, null),
        Choices.NONE.withMaxShrink(1).or(new Choices(2, null, 3, null, null, null, null)));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '\0',
      value = {
        "\"sampled\": 2|\"sampled\": 3|a sample is malformed",
        "\"sampled\": 2|\"sampled\": 0|a sample is malformed",
        "\"sampled\": 2|\"sampled\": \"2\"|a value has the wrong type",
        "\"sample\": \"0|\"sample\": \"8|a sample is malformed",
        "\"sample\": \"0|\"sample\": \"x|",
        "\"sample\": \"0|\"sample\": \"|a sample is malformed",
        "63|163|101 is not a percentage from 0 to 100",
        "63|\"63\"|a value has the wrong type"
      })
  void malformedSamplesAndChoicesAreRefused(String part, String other, @Nullable String reason) {
    Part sampled = part(0, null, new Sampler(1).sample());
    var sampler = new Sampler(1);
    sampler.add(7);
    var manifest =
        new Manifest(
            "https://a.example/",
            Grouping.hash(),
            false,
            PartLimits.DEFAULT,
            Choices.NONE.withMaxShrink(63),
            List.of(sampled.sampled(sampler.sample())));
    String json = new String(manifest.bytes(), StandardCharsets.UTF_8);
    assertTrue(json.contains(part), json);
    byte[] bytes = json.replace(part, other).getBytes(StandardCharsets.UTF_8);
    var e = assertThrows(SitemapException.class, () -> Manifest.parse(bytes, "m"));
    assertTrue(reason == null || e.getMessage().contains(reason), e.getMessage());
  }

  @Test
  void theLeastNumberOfBitsIsNeverTooHigh() {
    for (int count : new int[] {0, 1, 2_048, 4_095, 4_096, 8_192, 100_000, 500_000}) {
      long[] hashes = hashes(7, count);
      int least = Sample.leastBits(count);
      var sampler = new Sampler(least);
      Arrays.stream(hashes).forEach(sampler::add);
      assertEquals(sample(hashes), sampler.sample());
      assertTrue(sample(hashes).bits() - least <= 2, count + ": " + least);
    }
  }
}
