package io.github.sitemaptoolkit.site.config;

import java.io.IOException;
import java.nio.file.FileSystem;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.attribute.UserPrincipal;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Finds the configuration file of a site: in the working directory, else in one above, at most in
 * that of the repository (with {@code .git}) or in the home directory. One above is taken only if
 * it and its directory belong to the user: whoever may write to {@code /tmp} must not decide what
 * others publish. Immutable.
 */
public final class ConfigPlace {

  private static final Path NAME = Path.of(ConfigFile.NAME);
  private static final String REPOSITORY = ".git";

  private final Path working;
  private final @Nullable Path home;

  /**
   * Creates a search.
   *
   * @param working the working directory, absolute
   * @param home the home directory, absolute; null if there is none
   */
  public ConfigPlace(Path working, @Nullable Path home) {
    this.working = working;
    this.home = home;
  }

  /** Returns a search from the working directory of this process. */
  public static ConfigPlace ofProcess() {
    Path home = Path.of(System.getProperty("user.home", ""));
    return new ConfigPlace(Path.of("").toAbsolutePath(), home.isAbsolute() ? home : null);
  }

  /** Returns the file, as it is seen from the working directory; empty if there is none. */
  public Optional<Path> find() {
    if (Files.exists(working.resolve(NAME), LinkOption.NOFOLLOW_LINKS)) {
      return Optional.of(NAME);
    }
    Path last = last();
    return last == null || last.equals(working) ? Optional.empty() : above(last);
  }

  /**
   * Returns the nearest file in a directory above that {@link #find} does not take, because that
   * directory is beyond the repository and the home directory; empty if there is none, or if it
   * takes one.
   */
  public Optional<Path> beyond() {
    return find().isPresent() ? Optional.empty() : above(working.getRoot());
  }

  /** Returns the nearest file above, up to a directory, if it belongs to the user. */
  private Optional<Path> above(Path last) {
    for (Path above = working.getParent();
        above != null && above.startsWith(last);
        above = above.getParent()) {
      Path file = above.resolve(NAME);
      if (Files.isRegularFile(file, LinkOption.NOFOLLOW_LINKS)) {
        boolean own = isOwn(file) && isOwn(above);
        return own ? Optional.of(working.relativize(file)) : Optional.empty();
      }
    }
    return Optional.empty();
  }

  /** Returns the last directory to look into; null if none above is one that limits the search. */
  private @Nullable Path last() {
    for (Path at = working; at != null; at = at.getParent()) {
      if (at.equals(home) || Files.exists(at.resolve(REPOSITORY), LinkOption.NOFOLLOW_LINKS)) {
        return at;
      }
    }
    return null;
  }

  private static boolean isOwn(Path path) {
    FileSystem files = path.getFileSystem();
    try {
      UserPrincipal user =
          files
              .getUserPrincipalLookupService()
              .lookupPrincipalByName(System.getProperty("user.name", ""));
      return Files.getOwner(path, LinkOption.NOFOLLOW_LINKS).equals(user);
    } catch (IOException | UnsupportedOperationException e) {
      return false; // then it must be named
    }
  }
}
