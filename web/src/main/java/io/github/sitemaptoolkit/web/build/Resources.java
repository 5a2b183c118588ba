package io.github.sitemaptoolkit.web.build;

import java.io.IOException;
import java.io.OutputStream;
import java.net.URL;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.teavm.extension.spi.resources.ResourcesPolicy;

/** The resources that compiled programs hold. */
public final class Resources implements ResourcesPolicy {

  private static final String ROOM = "web/";
  private static final List<String> TABLES =
      List.of("sitemap-codes.tsv", "sitemap-profiles.tsv", "sitemap-pages.tsv");
  private static final List<String> OTHERS =
      List.of(
          "io/github/sitemaptoolkit/validator/value/languages.txt",
          "io/github/sitemaptoolkit/validator/value/subtags.txt",
          "io/github/sitemaptoolkit/validator/value/currencies.txt",
          "web/iso.txt",
          "web/charsets.txt",
          "web/nameprep.txt",
          "io/github/sitemaptoolkit/converters/internal/table/type/words.txt");

  private static final Pattern USUAL =
      Pattern.compile("windows-125\\d|ISO-8859-\\d+|KOI8-.|TIS-620|IBM(437|850|852|866)");

  @Override
  public String[] supplyResources(Collection<? extends String> known) {
    return Stream.concat(TABLES.stream().map(ROOM::concat), OTHERS.stream()).toArray(String[]::new);
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
    return all.substring(128)
        .chars()
        .mapToObj(c -> String.format(Locale.ROOT, "%04x", c))
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

  /** Puts the tables of all modules together, each in one file below a directory. */
  static void write(Path directory) throws IOException {
    Path room = Files.createDirectories(directory.resolve(ROOM));
    Files.writeString(room.resolve("iso.txt"), isoCodes());
    Files.writeString(room.resolve("charsets.txt"), charsets());
    Files.writeString(room.resolve("nameprep.txt"), NameprepTable.create());
    for (String name : TABLES) {
      try (OutputStream out = Files.newOutputStream(room.resolve(name))) {
        for (URL table :
            Collections.list(Resources.class.getClassLoader().getResources("META-INF/" + name))) {
          out.write(
              (new String(table.openStream().readAllBytes(), StandardCharsets.UTF_8)
                      .lines()
                      .filter(line -> !line.isEmpty() && !line.startsWith("#"))
                      .collect(Collectors.joining("\n", "", "\n")))
                  .getBytes(StandardCharsets.UTF_8));
        }
      }
    }
  }
}
