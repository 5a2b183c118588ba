package io.github.sitemaptoolkit.report.html;

/**
 * How much a page says of a kind.
 *
 * @param places how many places
 * @param lines how many of them have the line of their document
 * @param texts what is said of the rule
 */
record PageRoom(int places, int lines, Texts texts) {

  /** What is said of a rule. */
  enum Texts {
    ALL,
    /** What it is and how to mend it. */
    BRIEF,
    /** Its title alone. */
    NONE
  }

  /** How many places of a kind are not folded. */
  static final int SHOWN = 3;

  /** The title and what is counted. */
  static final PageRoom HEADING = new PageRoom(0, 0, Texts.NONE);

  /** The same with one place. */
  static final PageRoom BRIEF = new PageRoom(1, 1, Texts.BRIEF);

  /** Returns a room for all texts with some places. */
  static PageRoom whole(int places) {
    return new PageRoom(places, SHOWN, Texts.ALL);
  }

  /** Returns the same with what it is and how to mend it, but nothing else of the rule. */
  PageRoom brief() {
    return texts == Texts.ALL ? new PageRoom(places, lines, Texts.BRIEF) : this;
  }
}
