package io.github.sitemaptoolkit.web.build;

import io.github.sitemaptoolkit.converters.preset.Preset;
import java.io.IOException;
import java.io.InputStream;
import java.net.URL;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** The texts that compiled programs hold: tables of the toolkit, and what the JDK knows. */
final class Tables {

  /** One for each module, which are put together. */
  private static final List<String> OF_MODULES =
      List.of(
          "sitemap-codes.tsv",
          "sitemap-titles.tsv",
          "sitemap-profiles.tsv",
          "sitemap-costs.tsv",
          "sitemap-old-levels.tsv",
          "sitemap-pages.tsv",
          "sitemap-examples.tsv",
          "sitemap-other-names.tsv");

  private static final String VALUES = "io/github/sitemaptoolkit/validator/value/";
  private static final List<String> OTHERS =
      List.of(
          "io/github/sitemaptoolkit/value/country-names.txt",
          "io/github/sitemaptoolkit/value/language-names.txt",
          VALUES + "languages.txt",
          VALUES + "subtags.txt",
          VALUES + "currencies.txt",
          "io/github/sitemaptoolkit/converters/internal/table/type/words.txt",
          "io/github/sitemaptoolkit/report/html/internal/view/page.css",
          "io/github/sitemaptoolkit/report/html/internal/view/page.js");

  private static final String PRESETS = "io/github/sitemaptoolkit/converters/preset/";

  private static final Pattern USUAL =
      Pattern.compile("windows-125\\d|ISO-8859-\\d+|KOI8-.|TIS-620|IBM(437|850|852|866)");

  private Tables() {}

  /** Returns the texts by the last parts of their names. */
  static Map<String, String> all(ClassLoader loader) throws IOException {
    Map<String, String> all = new TreeMap<>();
    all.put("iso.txt", isoCodes());
    all.put("charsets.txt", charsets());
    all.put("nameprep.txt", NameprepTable.create());
    for (String name : OF_MODULES) {
      var lines = new StringBuilder();
      for (URL table : Collections.list(loader.getResources("META-INF/" + name))) {
        try (InputStream in = table.openStream()) {
          lines.append(withoutComments(in, false));
        }
      }
      all.put(name, lines.toString());
    }
    List<String> others = new ArrayList<>(OTHERS);
    if (WebCompiler.isCommand()) {
      Preset.all().forEach(preset -> others.add(PRESETS + preset.name() + ".txt"));
    }
    for (String path : others) {
      try (InputStream in = Objects.requireNonNull(loader.getResourceAsStream(path), path)) {
        all.put(path.substring(path.lastIndexOf('/') + 1), withoutComments(in, true));
      }
    }
    return all;
  }

  private static String withoutComments(InputStream in, boolean empty) throws IOException {
    return new String(in.readAllBytes(), StandardCharsets.UTF_8)
        .lines()
        .filter(line -> line.isEmpty() ? empty : !line.startsWith("#"))
        .collect(Collectors.joining("\n", "", "\n"));
  }

  /** Returns the charsets of one byte whose lower half is ASCII, but for the standard ones. */
  private static String charsets() {
    var lines = new StringBuilder();
    for (Charset charset : Charset.availableCharsets().values()) {
      String upper = upperHalf(charset);
      if (upper != null
          && !charset.equals(StandardCharsets.ISO_8859_1)
          && !charset.equals(StandardCharsets.US_ASCII)
          && USUAL.matcher(charset.name()).matches()) {
        lines.append(charset.name()).append('\t').append(String.join(" ", charset.aliases()));
        lines.append('\t').append(upper).append('\n');
      }
    }
    return lines.toString();
  }

  private static @Nullable String upperHalf(Charset charset) {
    byte[] bytes = new byte[256];
    for (int i = 0; i < bytes.length; i++) {
      bytes[i] = (byte) i;
    }
    String all = new String(bytes, charset);
    if (all.length() != bytes.length
        || !all.startsWith(new String(bytes, 0, 128, StandardCharsets.US_ASCII))) {
      return null;
    }
    for (int i = 128; i < bytes.length; i++) {
      if (!new String(bytes, i, 1, charset).equals(all.substring(i, i + 1))) {
        return null; // several bytes a character
      }
    }
    // Not as it is: some have controls that end lines.
    return all.substring(128)
        .chars()
        .mapToObj(
            c -> c < 0xA0 ? String.format(Locale.ROOT, "\\%02x", c) : String.valueOf((char) c))
        .collect(Collectors.joining());
  }

  private static String isoCodes() {
    return Arrays.stream(Locale.getISOLanguages())
            .filter(code -> !new Locale(code).getISO3Language().isEmpty())
            .map(code -> code + ' ' + new Locale(code).getISO3Language())
            .collect(Collectors.joining(" "))
        + '\n'
        + Arrays.stream(Locale.getISOCountries())
            .map(code -> code + ' ' + new Locale("", code).getISO3Country())
            .collect(Collectors.joining(" "))
        + '\n';
  }
}
