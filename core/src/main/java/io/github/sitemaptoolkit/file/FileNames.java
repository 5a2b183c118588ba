package io.github.sitemaptoolkit.file;

import io.github.sitemaptoolkit.url.PercentEncoding;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystemException;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;

/**
 * Checks of file names that Java cannot decode or encode.
 *
 * <p>Java decodes names with the encoding of the process's locale and replaces other bytes with
 * U+FFFD; under {@code LC_ALL=C} this affects every character beyond ASCII. Such a name does not
 * identify a file, so it must not become part of a url or of another file name.
 *
 * @since 0.1
 */
public final class FileNames {

  private static final char LOST = '\uFFFD';

  private FileNames() {}

  /** Returns whether a text contains characters that could not be decoded; false for null. */
  public static boolean isGarbled(@Nullable String text) {
    return text != null && text.indexOf(LOST) >= 0;
  }

  /** Returns why a file cannot have a name, and what to do; null if it can. */
  public static @Nullable String fault(String name) {
    if (isGarbled(name)) {
      return "the name" + misfit();
    }
    try {
      var unused = Path.of(name);
      return null;
    } catch (InvalidPathException e) {
      return encoding().newEncoder().canEncode(name)
          ? "a file cannot have this name"
          : "the name" + misfit();
    }
  }

  /**
   * Converts a name to a path.
   *
   * @throws FileSystemException if a file cannot have this name; the message says what to do
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

  /**
   * Returns whether a path names an open file of this process, such as what a shell makes of {@code
   * <(command)}: a pipe that somebody writes to.
   */
  public static boolean isOpenFile(Path path) {
    String name = path.toAbsolutePath().toString();
    return name.equals("/dev/stdin")
        || name.equals("/dev/stdout")
        || name.equals("/dev/stderr")
        || name.startsWith("/dev/fd/")
        || name.startsWith("/proc/self/fd/");
  }

  /** Returns a path as text for messages. Works even for names that this locale cannot encode. */
  public static String shown(Path path) {
    if (!isGarbled(path.toString())) {
      return path.toString();
    }
    return PercentEncoding.decode(path.toUri().getRawPath()); // the only access to its bytes
  }

  /** Returns the end of a message that says why a name is garbled and what to do. */
  public static String misfit() {
    return encoding().equals(StandardCharsets.UTF_8)
        ? " is not in UTF-8; change it to UTF-8"
        : " does not fit the locale's encoding, " + encoding() + "; set LC_ALL=C.UTF-8";
  }

  private static Charset encoding() {
    String name = System.getProperty("sun.jnu.encoding"); // the encoding that Java uses for names
    return name != null && Charset.isSupported(name)
        ? Charset.forName(name)
        : StandardCharsets.UTF_8;
  }
}
