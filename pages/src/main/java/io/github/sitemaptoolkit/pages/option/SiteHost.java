package io.github.sitemaptoolkit.pages.option;

import io.github.sitemaptoolkit.annotation.Incubating;
import io.github.sitemaptoolkit.hosts.HostFiles;
import io.github.sitemaptoolkit.hosts.answer.Host;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The host that serves the pages of a folder: {@code Context.with(new SiteHost(Host.NETLIFY,
 * List.of()))}. Immutable.
 *
 * @param host the host; null if the files that lie beside the pages tell it
 * @param files files that tell the host what to do and lie elsewhere: each counts instead of the
 *     one of its name that lies beside the pages
 * @since 0.1
 */
@Incubating
public record SiteHost(@Nullable Host host, List<Path> files) {

  /** What lies beside the pages tells all. */
  public static final SiteHost BESIDE = new SiteHost(null, List.of());

  /**
   * Copies the list.
   *
   * @throws IllegalArgumentException if a file is that of another host, or of an unknown one
   */
  public SiteHost {
    files = List.copyOf(files);
    for (Path file : files) {
      HostFiles.checkName(file, host);
    }
  }

  /**
   * Returns the files that count for a folder of pages.
   *
   * @throws IOException if one cannot be read
   */
  public HostFiles find(Path folder) throws IOException {
    HostFiles found = HostFiles.find(folder);
    for (Path file : files) {
      found = found.with(file, host);
    }
    return host == null ? found : new HostFiles(Set.of(host), found.files());
  }
}
