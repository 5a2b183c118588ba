package io.github.sitemaptoolkit.content.judge;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/** Counts what is left out of a page or an item, by its reasons. */
public final class Omissions {

  private static final int LONGEST_EXAMPLE = 200;

  private final Map<Omission, Omitted> omitted = new EnumMap<>(Omission.class);

  /** Adds something that is left out, with its address or text, of which the first is kept. */
  public void add(Omission reason, String address) {
    Omitted first = omitted.get(reason);
    omitted.put(
        reason,
        first == null
            ? new Omitted(reason, 1, example(address))
            : new Omitted(reason, first.count() + 1, first.address()));
  }

  /** Returns the address of a picture or video without its fragment, which is counted. */
  public String withoutFragment(String url) {
    String file = MediaJudge.withoutFragment(url);
    if (file.length() < url.length()) {
      add(Omission.FRAGMENT, url);
    }
    return file;
  }

  private static String example(String address) {
    boolean data = address.regionMatches(true, 0, "data:", 0, 5);
    return address.substring(0, data ? 5 : Math.min(address.length(), LONGEST_EXAMPLE));
  }

  public List<Omitted> all() {
    return List.copyOf(omitted.values());
  }
}
