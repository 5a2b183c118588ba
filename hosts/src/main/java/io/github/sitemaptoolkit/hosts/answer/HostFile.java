package io.github.sitemaptoolkit.hosts.answer;

import io.github.sitemaptoolkit.annotation.Incubating;

/**
 * A file that tells a host what to do, in memory.
 *
 * @param source what messages call it: its path as the caller knows it
 * @param name its name, such as {@code _redirects}
 * @param folder the folder of the site that it stands in and speaks for, with a slash behind each
 *     segment, such as {@code blog/}; empty for the root, and for files beside the pages
 * @param text what it says
 * @since 0.1
 */
@Incubating
public record HostFile(String source, String name, String folder, String text) {

  /** Creates a file of the root that is called by its name. */
  public static HostFile of(String name, String text) {
    int slash = name.lastIndexOf('/') + 1;
    return new HostFile(name, name.substring(slash), name.substring(0, slash), text);
  }
}
