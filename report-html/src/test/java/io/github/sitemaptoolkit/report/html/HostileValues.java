package io.github.sitemaptoolkit.report.html;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The values of {@code hostile.txt}, which .ci/chromium/inputs.mjs reads, too. */
final class HostileValues {

  private static final Pattern UNIT = Pattern.compile("\\\\u([0-9a-f]{4})");
  private static final Pattern REPEATED = Pattern.compile("\\[\\[(.+?)\\*(\\d+)]]");

  private HostileValues() {}

  static List<String> all() throws IOException {
    try (InputStream in = HostileValues.class.getResourceAsStream("/hostile.txt")) {
      String text = new String(Objects.requireNonNull(in).readAllBytes(), StandardCharsets.UTF_8);
      return text.lines()
          .filter(line -> !line.isEmpty() && !line.startsWith("#"))
          .map(HostileValues::value)
          .toList();
    }
  }

  private static String value(String line) {
    String units =
        UNIT.matcher(line)
            .replaceAll(
                unit ->
                    Matcher.quoteReplacement(
                        String.valueOf((char) Integer.parseInt(unit.group(1), 16))));
    return REPEATED
        .matcher(units)
        .replaceAll(
            part ->
                Matcher.quoteReplacement(part.group(1).repeat(Integer.parseInt(part.group(2)))));
  }
}
