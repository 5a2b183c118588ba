package io.github.sitemaptoolkit.io;

import java.net.URLDecoder;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystemException;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;

/**
 * Names of files as texts, and what is wrong with some.
 *
 * <p>Java decodes names by the locale that the process was started with, and puts U+FFFD in place
 * of bytes that are no character there: under {@code LC_ALL=C}, of all beyond ASCII. Such a text
 * means no file, or several, and must not get into urls or into names of other files.
 *
 * @since 0.1
 */
public final class FileNames {

  private static final char LOST = '\uFFFD';

  private FileNames() {}

  /** Returns whether a text was decoded by a locale that does not know all of its characters. */
  public static boolean isGarbled(@Nullable String text) {
    return text != null && text.indexOf(LOST) >= 0;
  }

  /** Returns why no file can have a name, and what to do; null if one can. */
  public static @Nullable String fault(String name) {
    if (isGarbled(name)) {
      return "the name" + misfit();
    }
    try {
      var unused = Path.of(name);
      return null;
    } catch (InvalidPathException e) {
      return encoding().newEncoder().canEncode(name)
          ? "no file can have this name"
          : "the name" + misfit();
    }
  }

  /**
   * Returns the path of a name.
   *
   * @throws FileSystemException if no file can be found by it; says what to do
   */
  public static Path path(String name) throws FileSystemException {
    String fault = fault(name);
    if (fault != null) {
      throw new FileSystemException(name, null, fault);
    }
    Path path = Path.of(name);
    if (!path.isAbsolute() && isGarbled(System.getProperty("user.dir"))) {
      // Java would look in another directory.
      throw new FileSystemException(name, null, "the name of the working directory" + misfit());
    }
    return path;
  }

  /** Returns a path for people: also one that was found, but has no name in this locale. */
  public static String shown(Path path) {
    if (!isGarbled(path.toString())) {
      return path.toString();
    }
    String bytes = path.toUri().getRawPath(); // the only way to the bytes of a name
    String decoded = URLDecoder.decode(bytes.replace("+", "%2B"), StandardCharsets.UTF_8);
    return isGarbled(decoded) ? bytes : decoded;
  }

  /** Returns why a text is garbled, and what to do, as the end of a message. */
  public static String misfit() {
    return encoding().equals(StandardCharsets.UTF_8)
        ? " is not in UTF-8; change it to UTF-8"
        : " does not fit the locale's encoding, " + encoding() + "; set LC_ALL=C.UTF-8";
  }

  private static Charset encoding() {
    String name = System.getProperty("sun.jnu.encoding"); // what Java decodes names by
    return name != null && Charset.isSupported(name)
        ? Charset.forName(name)
        : StandardCharsets.UTF_8;
  }
}
