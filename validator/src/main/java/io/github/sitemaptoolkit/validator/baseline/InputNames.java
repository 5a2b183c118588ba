package io.github.sitemaptoolkit.validator.baseline;

import java.io.File;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Names of inputs as a baseline has them: relative to the directory of its file, with slashes, so
 * that they are the same for everybody who works on a project. What is no file keeps its name.
 */
final class InputNames {

  private static final String STANDARD = "-";

  private final @Nullable Path directory;
  private String last = "";
  private String lastName = "";

  /** Creates names for the baseline in a file. */
  InputNames(Path file) {
    directory = file.toAbsolutePath().normalize().getParent();
  }

  /** Returns the name of an input. */
  String of(String input) {
    if (!input.equals(last)) {
      last = input;
      lastName = relative(input);
    }
    return lastName;
  }

  private String relative(String input) {
    if (input.equals(STANDARD) || input.contains("://") || input.isEmpty()) {
      return input;
    }
    try {
      Path path = Path.of(input).toAbsolutePath().normalize();
      Path base = directory;
      boolean far = base != null && !Objects.equals(base.getRoot(), path.getRoot()); // of Windows
      Path name = base == null || far ? path : base.relativize(path);
      return name.toString().replace(File.separatorChar, '/');
    } catch (InvalidPathException e) {
      return input;
    }
  }
}
