package io.github.sitemaptoolkit.tell.internal;

import io.github.sitemaptoolkit.io.Sink;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Properties;

/**
 * Which files say what has been told, and how much of it: the contents of a small file that is
 * replaced as a whole. The others belong to it by their numbers.
 *
 * @param number counts the comparisons; 0 if there was none
 * @param told how many of the changed urls have been told
 */
public record Memory(long number, long told) {

  public static final Memory NONE = new Memory(0, 0);

  private static final String FILE = "told.properties";
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

  /** Reads the memory of a directory; {@link #NONE} if there is none. */
  public static Memory read(Path directory) throws IOException {
    Path file = directory.resolve(FILE);
    try (InputStream in = Files.newInputStream(file, LinkOption.NOFOLLOW_LINKS)) {
      byte[] bytes = in.readNBytes(MOST_BYTES);
      var properties = new Properties();
      properties.load(new ByteArrayInputStream(bytes));
      return new Memory(number(properties, "number"), number(properties, "told"));
    } catch (NoSuchFileException e) {
      return NONE;
    } catch (IllegalArgumentException e) {
      throw new FileSystemException(
          file.toString(),
          null,
          "is not what this command has written; to begin anew, remove the directory " + directory);
    }
  }

  private static long number(Properties properties, String name) {
    long number = Long.parseLong(properties.getProperty(name, "none"));
    if (number < 0) {
      throw new IllegalArgumentException(name);
    }
    return number;
  }

  /** Replaces the memory of a directory. */
  public void write(Path directory) throws IOException {
    String text = "number=" + number + "\ntold=" + told + '\n';
    try (Sink sink = Sink.open(directory.resolve(FILE), false)) {
      sink.stream().write(text.getBytes(StandardCharsets.ISO_8859_1));
      sink.commit();
    }
  }
}
