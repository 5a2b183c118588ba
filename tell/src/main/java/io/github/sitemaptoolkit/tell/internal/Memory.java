package io.github.sitemaptoolkit.tell.internal;

import io.github.sitemaptoolkit.io.ForeignContentException;
import io.github.sitemaptoolkit.io.OwnedDirectory;
import io.github.sitemaptoolkit.io.Sink;
import io.github.sitemaptoolkit.kept.FileVersion;
import java.io.IOException;
import java.io.StringReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Map;
import java.util.Properties;
import java.util.TreeMap;

/**
 * Which files say what has been told, and how much of it: the contents of a small file that is
 * replaced as a whole. The others belong to it by their numbers.
 *
 * @param number counts the comparisons; 0 if there was none
 * @param told how many of the changed urls have been told
 * @param files the SHA-256 of each file that was written; empty for one that was begun
 */
public record Memory(long number, long told, Map<String, String> files) {

  public static final Memory NONE = new Memory(0, 0);

  private static final String FILE = "told.properties";
  private static final String KIND = "version";
  private static final int VERSION = 1; // also of a file that tells none
  private static final String NUMBER = "number";
  private static final long MOST = 999_999_999_999_999_999L; // as in names of files
  private static final int MOST_BYTES = 4 << 10;

  /** Returns the file with the set that was compared last. */
  public Path set(Path directory) {
    return directory.resolve("set-" + number + ".xml.gz");
  }

  /** Returns the file with the changed urls, sorted, one on each line. */
  public Path changes(Path directory) {
    return directory.resolve("changes-" + number + ".txt");
  }

  /** Returns whether a file has the name of one that belongs to a memory. */
  public static boolean isName(String file) {
    return file.matches("set-[0-9]{1,18}\\.xml\\.gz|changes-[0-9]{1,18}\\.txt");
  }

  /** Creates a memory without records of its files. */
  public Memory(long number, long told) {
    this(number, told, Map.of());
  }

  /** Reads the memory of a directory; {@link #NONE} if there is none. */
  static Memory read(OwnedDirectory directory) throws IOException {
    byte[] bytes = directory.read(FILE, MOST_BYTES);
    if (bytes == null) {
      return NONE;
    }
    String text = new String(bytes, StandardCharsets.ISO_8859_1);
    try {
      if (!text.startsWith(KIND + "=") && !text.startsWith(NUMBER + "=")) {
        throw new IllegalArgumentException(text);
      }
      var properties = new Properties();
      properties.load(new StringReader(text));
      checkVersion(properties, directory.shown(FILE).toString());
      Map<String, String> files = new TreeMap<>();
      for (String name : properties.stringPropertyNames()) {
        if (isName(name)) {
          files.put(name, properties.getProperty(name));
        }
      }
      return new Memory(number(properties, NUMBER), number(properties, "told"), files);
    } catch (IllegalArgumentException e) {
      throw new ForeignContentException(
          directory.shown(FILE).toString(),
          "is not what this command has written; to begin anew, remove the directory " + directory);
    }
  }

  private static void checkVersion(Properties properties, String file)
      throws ForeignContentException {
    if (properties.containsKey(KIND)) {
      String toolkit = properties.getProperty(FileVersion.TOOLKIT, "");
      new FileVersion(number(properties, KIND), toolkit).check(VERSION, file);
    }
  }

  private static long number(Properties properties, String name) {
    long number = Long.parseLong(properties.getProperty(name, "none"));
    if (number < 0 || number > MOST) {
      throw new IllegalArgumentException(name);
    }
    return number;
  }

  /** Replaces the memory of a directory. */
  void write(OwnedDirectory directory) throws IOException {
    var text =
        new StringBuilder(
            KIND + "=" + VERSION + '\n' + NUMBER + "=" + number + "\ntold=" + told + '\n');
    files.forEach((name, hash) -> text.append(name).append('=').append(hash).append('\n'));
    try (Sink sink = directory.replace(FILE, false)) {
      sink.stream().write(text.toString().getBytes(StandardCharsets.ISO_8859_1));
      sink.commit();
    }
  }
}
