package io.github.sitemaptoolkit.token;

import io.github.sitemaptoolkit.internal.bytes.ByteWindow;
import io.github.sitemaptoolkit.internal.bytes.Faults;
import io.github.sitemaptoolkit.internal.name.XmlName;
import io.github.sitemaptoolkit.limit.Limit;
import io.github.sitemaptoolkit.problem.Location;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Enters and leaves elements, with their namespace declarations. An element that exceeds a limit is
 * left out with its content.
 */
final class ElementStack {

  /**
   * Longer texts are checked for being only white space, which readers do not keep between
   * elements.
   */
  private static final int LONG_TEXT = 1024;

  private final ByteWindow in;
  private final Faults faults;
  private final XmlOptions options;
  private final Attributes attributes;
  private final Bindings bindings;
  private final OpenElements open;
  private final OuterEntries outerEntries;
  private final ImpliedEnds impliedEnds;
  private final EnclosedEntries enclosed;
  private final EntrySize size;
  private final Supplier<Location> location;
  private final int mostDepth;

  private boolean passing; // the current element is left out with its content
  private @Nullable Limit passed; // exceeded by the last start tag
  private int leftOutIn; // the depth of an element with a text that was left out

  /**
   * Creates a stack without elements.
   *
   * @param location returns the location of the current event
   */
  ElementStack(
      ByteWindow in,
      Faults faults,
      XmlOptions options,
      Attributes attributes,
      Bindings bindings,
      OpenElements open,
      OuterEntries outerEntries,
      ImpliedEnds impliedEnds,
      EnclosedEntries enclosed,
      EntrySize size,
      Supplier<Location> location) {
    this.in = in;
    this.faults = faults;
    this.options = options;
    this.attributes = attributes;
    this.bindings = bindings;
    this.open = open;
    this.outerEntries = outerEntries;
    this.impliedEnds = impliedEnds;
    this.enclosed = enclosed;
    this.size = size;
    this.location = location;
    this.mostDepth = options.limits().depth();
  }

  /** Returns whether the innermost element is left out. */
  boolean isPassing() {
    return passing;
  }

  /** Returns whether the last element entered is left out because it exceeds a limit. */
  boolean isBeyondLimit() {
    return passed != null;
  }

  /** Continues after the element that was left out. */
  void endPassing() {
    passing = false;
  }

  /**
   * Enters an element.
   *
   * @param over the limit that its start tag exceeds; null if none
   * @param tagLength the length of its start tag in bytes
   */
  void enter(XmlName name, @Nullable Limit over, int tagLength) {
    passed = over;
    int depth = open.depth();
    if (over != null || depth >= mostDepth) {
      leaveOut(name, depth, over == null ? Limit.DEPTH : over);
      return;
    }
    int scope = bindings.scope();
    if (attributes.count() > 0 && !bindings.bind()) {
      leaveOut(name, depth, Limit.DECLARATIONS);
      return;
    }
    passing |= !name.ofElement && depth > 0;
    if (depth == 0) {
      bindings.inRoot();
      impliedEnds.enterOutermost(name);
    } else if (depth < 3 && options.nesting().isAroundEntries(open, depth)) {
      size.begin();
    }
    if (!passing) { // what is left out is not kept
      size.addElement(attributes.count());
      if (attributes.count() > 0) {
        size.addText(tagLength);
      }
    }
    open.push(name, bindings.resolve(name), scope);
  }

  /**
   * Returns whether an element that has neither attributes nor elements can be entered with {@link
   * #enterLeaf}, as {@link #enter} would have nothing else to do.
   */
  boolean isLeaf(XmlName name) {
    int depth = open.depth();
    return !passing
        && name.ofElement
        && depth < mostDepth
        && (depth > 2 || (depth == 2 && !options.nesting().isAroundEntries(open, depth)))
        && impliedEnds.isHarmless(name);
  }

  /** Enters an element that has neither attributes nor elements. */
  void enterLeaf(XmlName name) {
    size.addElement(0);
    open.push(name, bindings.resolve(name), bindings.scope());
  }

  /** Enters an element that is left out with its content because it exceeds a limit. */
  private void leaveOut(XmlName name, int depth, Limit limit) {
    if (depth > mostDepth) {
      open.pushTooDeep();
      return;
    }
    if (depth == 0) {
      String what = EntrySize.what(limit);
      throw faults.passed(limit, what, options.limits().get(limit), in, in.base);
    } else if (!passing) {
      size.leaveOut(limit, name);
    }
    passing = true;
    passed = limit;
    open.push(name, "", bindings.scope());
  }

  /** Counts the length of a text. */
  void addText(TextReader text) {
    if (text.isLeftOut() && leftOutIn != open.depth()) {
      leftOutIn = open.depth();
      boolean isKey = open.name().localName.equalsIgnoreCase(options.nesting().key());
      String left = isKey ? "its entry" : "the text of <" + open.name() + ">";
      size.leaveOutText(left);
    }
    if (!passing && (text.length() < LONG_TEXT || !text.isSpace())) {
      size.addText(text.length());
    }
  }

  /** Reports the end tags that are missing before the end of the innermost element. */
  void end() {
    if (outerEntries.wereMet()) {
      outerEntries.endIn(open.depth());
      if (open.depth() == 1) {
        outerEntries.report();
      }
    }
    if (open.depth() == 1 && enclosed.wereMet()) {
      enclosed.report(false);
    }
  }

  /** Reports what was found so far, as nothing follows. */
  void report() {
    outerEntries.report();
    enclosed.report(true);
  }

  /**
   * Removes the innermost outer entry, whose end tag was read.
   *
   * @param empty whether no element is open in it, so that its declarations go out of scope too
   */
  void endOuter(boolean empty) {
    int scope = outerEntries.pop();
    if (empty) {
      bindings.leave(scope);
    }
  }

  /**
   * Leaves the innermost element.
   *
   * @param leaf whether it was entered by {@link #enterLeaf}, so that nothing happened in it
   * @param implied whether its end tag is missing
   */
  void leave(boolean leaf, boolean implied) {
    if (leaf) {
      open.pop();
      return;
    }
    XmlName ended = open.name();
    int scope = open.pop();
    if (impliedEnds.takeOuterEnd()) { // its declarations stay in scope up to its end tag
      outerEntries.add(ended, open.depth(), scope, location.get());
    } else if (scope != OpenElements.KEPT) {
      bindings.leave(scope);
    }
    leftOutIn = open.depth() < leftOutIn ? 0 : leftOutIn;
    impliedEnds.leave(open.depth(), implied);
  }
}
