package io.github.sitemaptoolkit.costs;

import static org.junit.jupiter.api.Assertions.fail;

import io.github.sitemaptoolkit.converters.Conversion;
import io.github.sitemaptoolkit.extension.Extensions;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.format.Formats;
import io.github.sitemaptoolkit.format.SitemapFormat;
import io.github.sitemaptoolkit.io.Sink;
import io.github.sitemaptoolkit.io.Source;
import io.github.sitemaptoolkit.limit.Limit;
import io.github.sitemaptoolkit.limit.Limits;
import io.github.sitemaptoolkit.problem.SitemapException;
import io.github.sitemaptoolkit.validator.Validator;
import io.github.sitemaptoolkit.validator.profile.Profile;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * What a document costs is in proportion to its length, whatever it has much of: {@link
 * MarkupDimensions}, {@link TextDimensions}, {@link StatementDimensions} and {@link
 * WorkbookDimensions} list it.
 *
 * <p>A document with four times as much of one thing may take a few times as long, and as much
 * memory, as one with the rest of it: what looks at all earlier ones for each takes sixteen times
 * as long. As both run on the same machine, its speed does not matter; what disturbs one attempt
 * does not disturb all.
 *
 * <p>The long run doubles megabytes three times, and looks at the power of the length that time and
 * memory grow with: what is in proportion scatters around 1.
 */
class ProportionTest {

  private static final int SCALE = Integer.getInteger("robustness.scale", 1);
  private static final int LONG_SCALE = 64;
  private static final int LONG = 8; // times as much as is said of each dimension, at first
  private static final int DOUBLED = 8; // three times
  private static final double MOST_POWER = 1.3;
  private static final int SHORT = 8; // a part of it
  private static final int GROWTH = 4;
  private static final double MOST_TIMES = 9; // 4 in proportion, 16 by its square
  private static final double MOST_MEMORY = 6;
  private static final double NOISE = 15; // milliseconds in which nothing can be seen
  private static final double SMALL = 2; // megabytes that any document may need
  private static final int ATTEMPTS = 5;
  private static final Limits LIMITS =
      Limits.DEFAULT
          .with(Limit.ENTRY_ELEMENTS, 1 << 24)
          .with(Limit.ENTRY_LENGTH, 1 << 26)
          .with(Limit.TEXT_LENGTH, 1 << 26);
  private static final Extensions EXTENSIONS = Extensions.load();
  private static final Formats FORMATS = Formats.load();
  private static final SitemapFormat LINES = FORMATS.find("ndjson").orElseThrow();

  static List<Dimension> dimensions() {
    return Stream.of(
            MarkupDimensions.all(),
            TextDimensions.all(),
            StatementDimensions.all(),
            WorkbookDimensions.all())
        .flatMap(List::stream)
        .toList();
  }

  private static int times(Dimension dimension) {
    return isLong() ? dimension.times() * LONG : dimension.times() / SHORT;
  }

  private static boolean isLong() {
    return SCALE >= LONG_SCALE;
  }

  private static Context context() {
    return Context.of(EXTENSIONS).withLimits(LIMITS);
  }

  private static Source open(Dimension dimension, byte[] document) throws IOException {
    String name = dimension.format().contains(".") ? dimension.format() : "a." + dimension.format();
    return Source.of(new ByteArrayInputStream(document), name);
  }

  /** Converts a document, and validates it: that asks for the places of values, too. */
  private static void read(Dimension dimension, byte[] document) throws IOException {
    try (Source source = open(dimension, document);
        Sink sink = Sink.of(OutputStream.nullOutputStream(), "out", false)) {
      SitemapFormat format = FORMATS.detect(source);
      new Conversion(format, LINES, context()).allowEmpty(true).convert(source, sink);
    } catch (SitemapException e) {
      // to be refused takes time in proportion, too
    }
    try (Source source = open(dimension, document)) {
      Validator.of(Profile.GOOGLE, context()).check(source);
    } catch (SitemapException e) {
      // the same
    }
  }

  @ParameterizedTest
  @MethodSource("dimensions")
  void costsAreInProportion(Dimension dimension) throws IOException {
    byte[] small = dimension.document().apply(times(dimension));
    byte[] large = dimension.document().apply(times(dimension) * (isLong() ? DOUBLED : GROWTH));
    var seen = new StringBuilder();
    read(dimension, small); // loads classes
    for (int attempt = 0; attempt < ATTEMPTS; attempt++) {
      Cost one = Cost.of(() -> read(dimension, small));
      Cost more = Cost.of(() -> read(dimension, large));
      if (isLong()) {
        System.out.println(dimension + " x " + times(dimension) + ": " + one + "; " + more);
      }
      if (isLong() ? growsInProportion(dimension, one, more) : isInProportion(one, more)) {
        return;
      }
      seen.append("; ").append(one).append(", then ").append(more);
    }
    fail(dimension + seen.toString());
  }

  private static boolean isInProportion(Cost one, Cost four) {
    return four.millis() <= NOISE + MOST_TIMES * one.millis()
        && four.megabytes() <= SMALL + MOST_MEMORY * one.megabytes();
  }

  /** Where a limit is passed on the way, costs make a step: the last doubling is behind it. */
  private static boolean growsInProportion(Dimension dimension, Cost one, Cost more)
      throws IOException {
    if (isWithinPower(one, more, DOUBLED)) {
      return true;
    }
    byte[] half = dimension.document().apply(times(dimension) * DOUBLED / 2);
    return isWithinPower(Cost.of(() -> read(dimension, half)), more, 2);
  }

  private static boolean isWithinPower(Cost small, Cost large, double growth) {
    double most = Math.pow(growth, MOST_POWER);
    return large.millis() <= NOISE + most * small.millis()
        && large.megabytes() <= SMALL + most * small.megabytes();
  }
}
