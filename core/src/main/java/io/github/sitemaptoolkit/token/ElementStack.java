package io.github.sitemaptoolkit.token;

import io.github.sitemaptoolkit.internal.bytes.ByteWindow;
import io.github.sitemaptoolkit.internal.bytes.Faults;
import io.github.sitemaptoolkit.limit.Limit;
import io.github.sitemaptoolkit.problem.Location;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Enters and leaves elements. What one declares holds inside of it; one that passes a limit is left
 * out, with all that is in it.
 */
final class ElementStack {

  /** Texts that are looked at for being white space, which no reader holds between elements. */
  private static final int LONG_TEXT = 1024;

  private final ByteWindow in;
  private final Faults faults;
  private final XmlOptions options;
  private final Attributes attributes;
  private final Bindings bindings;
  private final OpenElements open;
  private final OuterEntries outerEntries;
  private final ImpliedEnds impliedEnds;
  private final EntrySize size;
  private final Supplier<Location> location;
  private final int mostDepth;

  private boolean passing; // the element that was entered is left out, with all that is in it
  private @Nullable Limit passed; // by the start tag of the element that was entered last
  private int leftOutIn; // the depth of an element of which a text was left out

  /**
   * Creates a stack without elements.
   *
   * @param location tells where the cursor stands
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
    this.size = size;
    this.location = location;
    this.mostDepth = options.limits().depth();
  }

  /** Returns whether the innermost element is left out. */
  boolean isPassing() {
    return passing;
  }

  /** Returns whether the element that was entered last is left out for a limit. */
  boolean isBeyondLimit() {
    return passed != null;
  }

  /** Goes on behind the element that was left out. */
  void endPassing() {
    passing = false;
  }

  /**
   * Enters an element.
   *
   * @param over the limit that its start tag passes; null if none
   * @param tagLength how many bytes its start tag has
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
    if (!passing) { // what is left out is not held
      size.addElement();
      if (attributes.count() > 0) {
        size.addText(tagLength);
      }
    }
    open.push(name, bindings.resolve(name), scope);
  }

  /** Enters an element that is left out for a limit, with all that is in it. */
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

  /** Counts a text that was read. */
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
  }

  /**
   * Takes away the innermost outer entry, whose end tag was read.
   *
   * @param empty whether nothing is open in it, so that what it declares ends, too
   */
  void endOuter(boolean empty) {
    int scope = outerEntries.pop();
    if (empty) {
      bindings.leave(scope);
    }
  }

  /** Goes out of the innermost element. */
  void leave() {
    XmlName ended = open.name();
    int scope = open.pop();
    if (impliedEnds.takeOuterEnd()) { // what it declares is in force up to its end tag
      outerEntries.add(ended, open.depth(), scope, location.get());
    } else if (scope != OpenElements.KEPT) {
      bindings.leave(scope);
    }
    leftOutIn = open.depth() < leftOutIn ? 0 : leftOutIn;
    impliedEnds.leave(open.depth());
  }
}
