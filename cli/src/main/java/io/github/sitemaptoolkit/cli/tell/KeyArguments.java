package io.github.sitemaptoolkit.cli.tell;

import io.github.sitemaptoolkit.cli.help.HelpSection;
import io.github.sitemaptoolkit.cli.help.HelpSection.Section;
import io.github.sitemaptoolkit.cli.help.WrongUseException;
import io.github.sitemaptoolkit.file.FileNames;
import io.github.sitemaptoolkit.io.Sink;
import io.github.sitemaptoolkit.tell.IndexNow;
import io.github.sitemaptoolkit.tell.Patience;
import java.io.IOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.util.HexFormat;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** The key that proves to IndexNow who owns a site, and where to send urls. */
@HelpSection(Section.WRITING)
final class KeyArguments {

  private static final int KEY_BYTES = 16;

  @Option(
      names = "--key",
      paramLabel = "KEY",
      description =
          "tell IndexNow, with this key: 8 to 128 letters, digits and hyphens; it is no secret")
  private @Nullable String key;

  @Option(
      names = "--key-location",
      paramLabel = "URL",
      description =
          "the file with the key, if it is not KEY.txt in the root directory of the site; only urls"
              + " below its directory can be told then")
  private @Nullable String keyLocation;

  @Option(
      names = "--make-key",
      paramLabel = "DIR",
      description =
          "write the file with the key to this directory, with a new key unless --key has one, and"
              + " print the key; nothing is told")
  private @Nullable Path makeKey;

  @Option(
      names = "--endpoint",
      paramLabel = "URL",
      description =
          "where to send urls (default: https://api.indexnow.org/indexnow, which passes them on to"
              + " all engines that take part)")
  private @Nullable String endpoint;

  boolean isGiven() {
    return key != null;
  }

  /** Returns whether the file with the key has a place of its own. */
  boolean hasLocation() {
    return keyLocation != null;
  }

  /** Returns whether only a key is to be made. */
  boolean makesKey() {
    return makeKey != null;
  }

  /** Writes the file with the key. Returns the key. */
  String makeKey() throws IOException {
    String made = key == null ? newKey() : key;
    check(made);
    Path directory = makeKey == null ? Path.of("") : makeKey;
    if (!Files.isDirectory(directory)) {
      throw new WrongUseException("--make-key " + directory + ": there is no such directory");
    }
    Path file = directory.resolve(made + ".txt");
    try (Sink sink = Sink.open(FileNames.path(file.toString()), false)) {
      sink.stream().write(made.getBytes(StandardCharsets.US_ASCII));
      sink.commit();
    }
    return made;
  }

  private static String newKey() {
    byte[] bytes = new byte[KEY_BYTES];
    new SecureRandom().nextBytes(bytes);
    return HexFormat.of().formatHex(bytes);
  }

  private static void check(String key) {
    try {
      IndexNow.checkKey(key);
    } catch (IllegalArgumentException e) {
      throw new WrongUseException("--key: " + e.getMessage());
    }
  }

  /** Returns the client of IndexNow. To be called only if a key is given. */
  IndexNow indexNow(Patience patience) {
    return new IndexNow(check(), String.valueOf(key), keyLocation, patience);
  }

  /**
   * Checks the options, and returns the address to tell.
   *
   * @throws WrongUseException if one of them is wrong
   */
  URI check() {
    check(String.valueOf(key));
    if (keyLocation != null) {
      Addresses.of("--key-location", keyLocation);
    }
    return endpoint == null ? IndexNow.ENDPOINT : Addresses.of("--endpoint", endpoint);
  }
}
