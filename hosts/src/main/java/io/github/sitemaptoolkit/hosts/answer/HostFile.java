package io.github.sitemaptoolkit.hosts.answer;

import io.github.sitemaptoolkit.annotation.Incubating;
import org.jspecify.annotations.Nullable;

/**
 * A file that tells a host what to do, in memory.
 *
 * @param source what messages call it: its path as the caller knows it
 * @param name its name, such as {@code _redirects}
 * @param folder the folder of the site that it stands in and speaks for, with a slash behind each
 *     segment, such as {@code blog/}; empty for the root, and for files beside the pages
 * @param text what it says; null if it is longer than what is read
 * @since 0.1
 */
@Incubating
public record HostFile(String source, String name, String folder, @Nullable String text) {

  /** Creates a file that is called by its path below the root, such as {@code _redirects}. */
  public static HostFile of(String name, String text) {
    int slash = name.lastIndexOf('/') + 1;
    return new HostFile(name, name.substring(slash), name.substring(0, slash), text);
  }
}
