package io.github.sitemaptoolkit.converters.internal.table.column;

import io.github.sitemaptoolkit.url.UrlParts;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/**
 * Tells the addresses of an interface itself from those of pages, by the names of their members:
 * JSON:API, HAL and others give each object its address in the interface.
 */
public final class InterfaceLinks {

  private static final String LINKS = "links";

  /** The names of members that hold nothing else. */
  private static final Set<String> ONLY =
      Set.of("_links", "self", "@id", "@odata", "@context", "$schema");

  /** The names by which an object with the name {@code links} is known as such. */
  private static final Set<String> RELATIONS =
      Set.of("self", "related", "first", "last", "next", "prev", "previous", "describedby");

  /** The steps of paths behind which interfaces, and the pages of editors, are found. */
  private static final List<String> STEPS =
      List.of(
          "/wp-json/",
          "/rest/",
          "/repos/",
          "/api/",
          "/graphql",
          "/edit/",
          "/admin/",
          "/wp-admin/",
          "/preview/");

  private static final List<String> HOSTS = List.of("api.", "admin.", "preview.");

  private InterfaceLinks() {}

  /**
   * Returns whether a url of the web, or a path, looks like that of an object in an interface or in
   * an editor, beside which there may be the one of its page.
   */
  public static boolean isAddress(String url) {
    int host = UrlParts.authority(url);
    int end = UrlParts.pathEnd(url);
    String path = url.substring(UrlParts.path(url), end) + '/';
    return (host >= 0
            && HOSTS.stream().anyMatch(l -> url.regionMatches(true, host, l, 0, l.length())))
        || STEPS.stream().anyMatch(path::contains)
        || url.startsWith("action=edit", end + 1);
  }

  /** Returns whether a path leads to an address of the interface. */
  public static boolean leads(String path) {
    String before = "";
    for (int from = 0; from <= path.length(); from += before.length() + 1) {
      int dot = path.indexOf('.', from);
      String name = path.substring(from, dot < 0 ? path.length() : dot);
      if (isMember(before, name)) {
        return true;
      }
      before = name;
    }
    return false;
  }

  /**
   * Returns whether a member holds addresses of the interface.
   *
   * @param around the name of the member around it; empty if there is none
   */
  public static boolean isMember(String around, String name) {
    String plain = name.toLowerCase(Locale.ROOT);
    return ONLY.contains(plain) || (around.equalsIgnoreCase(LINKS) && RELATIONS.contains(plain));
  }
}
