package io.github.sitemaptoolkit.publisher.internal.plan;

/** What is distributed among files: an entry, or several entries with the same hash. */
public interface Weighed {

  /** Returns the group whose files it belongs to; empty if there are no groups. */
  String group();

  /** Returns the hash of the url, whose bits decide which file it belongs to. */
  long hash();

  /** Returns what it takes up in a file. */
  Weight weight();
}
