package io.github.sitemaptoolkit.token;

import io.github.sitemaptoolkit.internal.bytes.ByteWindow;
import io.github.sitemaptoolkit.internal.bytes.Faults;
import io.github.sitemaptoolkit.internal.bytes.UnclosedElements;
import io.github.sitemaptoolkit.internal.name.XmlName;
import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.text.XmlCodes;
import org.jspecify.annotations.Nullable;

/**
 * Entries that begin in elements of other namespaces, or in unknown ones. They belong to those
 * elements and are counted, unless those have no end tags.
 */
final class EnclosedEntries {

  private final Faults faults;
  private final XmlOptions options;
  private final OpenElements open;
  private final Bindings bindings;
  private final UnclosedElements unclosed;

  private Met enclosed = new Met();
  private Met guessed = new Met(); // in an element whose end is too far away
  private int guessedIn; // the depth of that element; 0 for none

  EnclosedEntries(
      ByteWindow in, Faults faults, XmlOptions options, OpenElements open, Bindings bindings) {
    this.faults = faults;
    this.options = options;
    this.open = open;
    this.bindings = bindings;
    this.unclosed = new UnclosedElements(in);
  }

  /**
   * Returns whether the innermost element ends where an entry begins, because neither it nor those
   * around it have end tags.
   *
   * @param around the number of elements around these, which may contain entries
   * @param length the length of the entry's start tag, which begins at the window's base
   * @param empty whether that is the tag of an empty element
   * @param passing whether the innermost element is inside one that is left out
   */
  boolean mustEndBefore(XmlName entry, int around, int length, boolean empty, boolean passing) {
    Nesting nesting = options.nesting();
    String root = open.namespace(0);
    boolean own = nesting.isNamespace(bindings.namespaceOf(entry), root);
    String namespace = own ? root : bindings.namespaceInRoot(entry);
    if (namespace == null || !nesting.isNamespace(namespace, root)) {
      return false;
    }
    if (guessedIn == 0 && !options.strict() && !open.isTooDeep()) {
      boolean unlikely = hasLongNames(around);
      if (!unlikely && !isEnclosed(entry, around, length, empty)) {
        return true;
      }
      guessedIn = unlikely || unclosed.isCutOff() ? around + 1 : 0;
    }
    if (own && !passing && !isInText(around)) {
      add(entry, around, guessedIn > 0 ? guessed : enclosed);
    }
    return false;
  }

  private boolean isEnclosed(XmlName entry, int around, int length, boolean empty) {
    return unclosed.isEnclosed(
        entry.raw, open.depth(), i -> open.name(i).raw, around, length, empty);
  }

  /** Returns whether the name of an element around the entry exceeds the limit and is not held. */
  private boolean hasLongNames(int around) {
    for (int i = around; i < open.depth(); i++) {
      if (open.name(i).tooLong) {
        return true;
      }
    }
    return false;
  }

  /** Returns whether the innermost element may only contain text, so that readers report it. */
  private boolean isInText(int around) {
    Nesting nesting = options.nesting();
    return open.depth() == around + 1
        && nesting.role(open.name()) == Nesting.LEAF
        && nesting.role(open.name(around - 1)) == Nesting.ENTRY
        && nesting.isNamespace(open.namespace(), open.namespace(0));
  }

  /** Entries that were met, with what is said of the first of them. */
  private static final class Met {

    private long count;
    private String name = "";
    private String outer = "";
    private @Nullable Location first;
  }

  private void add(XmlName entry, int around, Met to) {
    if (to.count++ == 0) {
      to.name = entry.toString();
      to.outer = open.name(around).toString();
      to.first = faults.tag();
    }
  }

  /**
   * Leaves an element.
   *
   * @param depth the number of elements that are still open
   * @param implied whether it has no end tag
   */
  void leave(int depth, boolean implied) {
    if (depth < guessedIn) {
      endGuess(implied);
    }
  }

  private void endGuess(boolean missing) {
    Met met = guessed;
    guessed = new Met();
    guessedIn = 0;
    Location at = met.first;
    if (missing && at != null) {
      faults.lost(
          XmlCodes.MALFORMED,
          () ->
              "<"
                  + met.outer
                  + "> has no end tag; "
                  + met.count
                  + " <"
                  + met.name
                  + "> in it, the first here, are left out: what follows is too long to be held",
          at,
          met.count);
    } else if (enclosed.count == 0) {
      enclosed = met;
    } else {
      enclosed.count += met.count;
    }
  }

  /** Returns whether there are entries to report. */
  boolean wereMet() {
    return enclosed.count > 0 || guessed.count > 0;
  }

  /**
   * Reports all entries, as one problem.
   *
   * @param missing whether elements that are still open have no end tags
   */
  void report(boolean missing) {
    if (guessedIn > 0) {
      endGuess(missing);
    }
    Met met = enclosed;
    enclosed = new Met();
    if (met.first != null) {
      String entries =
          met.count == 1
              ? "<"
                  + met.name
                  + "> is inside <"
                  + met.outer
                  + ">; it belongs to it and is not read"
                  + " as an entry"
              : met.count
                  + " <"
                  + met.name
                  + "> are inside other elements, the first here in <"
                  + met.outer
                  + ">; they belong to them and are not read as entries";
      faults.note(XmlCodes.ENCLOSED_ENTRY, entries, met.first);
    }
  }
}
