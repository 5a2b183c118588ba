package io.github.sitemaptoolkit.xml;

import io.github.sitemaptoolkit.code.LossCodes;
import io.github.sitemaptoolkit.element.Elements;
import io.github.sitemaptoolkit.element.ExtensionCodes;
import io.github.sitemaptoolkit.element.FailingValues;
import io.github.sitemaptoolkit.extension.Extensions.Registration;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.format.Losses;
import io.github.sitemaptoolkit.format.WrittenUrls;
import io.github.sitemaptoolkit.markup.XmlDocumentWriter;
import io.github.sitemaptoolkit.markup.XmlOutput;
import io.github.sitemaptoolkit.model.Attribute;
import io.github.sitemaptoolkit.model.DocumentInfo;
import io.github.sitemaptoolkit.model.Entry;
import io.github.sitemaptoolkit.model.ForeignElement;
import io.github.sitemaptoolkit.model.ForeignText;
import io.github.sitemaptoolkit.model.Node;
import io.github.sitemaptoolkit.model.UnknownMarkup;
import io.github.sitemaptoolkit.problem.Reporter;
import io.github.sitemaptoolkit.service.Containment;
import io.github.sitemaptoolkit.text.EntryCodes;
import io.github.sitemaptoolkit.text.Padding;
import io.github.sitemaptoolkit.text.XmlCodes;
import io.github.sitemaptoolkit.text.XmlText;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** Writes entries into a document, and reports their problems. */
final class EntryMarkup<E extends Entry> {

  private static final int INDENT = 4;
  private static final int DOCUMENT_INDENT = 2;

  private final EntryElement<E> kind;
  private final Context context;
  private final String name;
  private final Losses losses;
  private final XmlDocumentWriter document;
  private final XmlOutput out;
  private final byte[] entryStart; // its start tag without its end, as attributes may follow
  private final byte[] entryEnd;
  private final String[] fields;
  private final byte[][] fieldStarts; // with the line break before
  private final byte[][] fieldTags; // the same, complete
  private final byte[][] fieldEnds;
  private final Registration[] registered;
  private final Class<?>[] types; // of the values of each registered extension
  private final Reporter reporter;
  private final Registration[] inTags; // the extensions that claim an attribute of url
  private final List<Node<?>> inTag =
      new ArrayList<>(0); // nodes of the entry that are written as attributes
  private @Nullable String loc;
  private boolean plain; // whether the characters of loc are all fine in a url

  /** Opens a document that reports texts with characters that XML does not allow. */
  interface Opener {
    XmlDocumentWriter open(Consumer<String> illegal);
  }

  /**
   * Begins a document.
   *
   * @param name the name of the output in messages
   */
  EntryMarkup(EntryElement<E> kind, Context context, String name, Opener opener) {
    this.kind = kind;
    this.context = context;
    this.name = name;
    this.losses = new Losses("xml", name);
    this.reporter = new Reporter(context.problems(), name);
    this.document = opener.open(text -> illegalText());
    this.out = document.out();
    this.entryStart = XmlOutput.ascii(" ".repeat(DOCUMENT_INDENT) + '<' + kind.name());
    this.entryEnd =
        XmlOutput.ascii('\n' + " ".repeat(DOCUMENT_INDENT) + "</" + kind.name() + ">\n");
    this.fields = kind.fields().toArray(String[]::new);
    this.fieldStarts = ofFields("\n" + " ".repeat(INDENT) + "<", "");
    this.fieldTags = ofFields("\n" + " ".repeat(INDENT) + "<", ">");
    this.fieldEnds = ofFields("</", ">");
    this.registered = context.extensions().registrations().toArray(Registration[]::new);
    this.types = new Class<?>[registered.length];
    Arrays.setAll(types, i -> registered[i].descriptor().type());
    this.inTags =
        Arrays.stream(registered)
            .filter(each -> kind.kind() == DocumentInfo.Kind.URLSET)
            .filter(each -> each.descriptor().urlAttribute() != null)
            .toArray(Registration[]::new);
  }

  private byte[][] ofFields(String before, String after) {
    return Arrays.stream(fields)
        .map(field -> XmlOutput.ascii(before + field + after))
        .toArray(byte[][]::new);
  }

  XmlDocumentWriter document() {
    return document;
  }

  /** Returns the losses so far, which are not reported yet. */
  Losses losses() {
    return losses;
  }

  /** Ends the entries: further problems belong to the document. */
  void endEntries() {
    inTag.clear();
    loc = null;
    reporter.entry(null);
  }

  /** Writes the nodes before the first entry or after the last. */
  void writeDocumentNodes(List<Node<?>> nodes) {
    document.entryBegins();
    try {
      writeNodes(nodes, DOCUMENT_INDENT);
    } catch (RuntimeException | Error e) { // an extension failed
      Containment.check(e);
      document.takeBack();
      reporter.missing(
          ExtensionCodes.FAILED,
          () -> "the document's own elements cannot be written and are left out: " + e);
    }
  }

  /**
   * Writes an entry as a whole, or reports a problem and writes nothing.
   *
   * @return whether it was written
   */
  boolean write(E entry) {
    document.entryBegins();
    loc = kind.field(entry, 0);
    reporter.entry(loc);
    if (loc == null || Padding.isAll(loc)) {
      reporter.missing(EntryCodes.LOC_MISSING, "loc is empty; the entry is left out");
      return false;
    }
    try {
      if (isLegal(entry, loc) && writeEntry(entry, loc)) {
        return true;
      }
    } catch (RuntimeException | Error e) { // an extension failed: remove what was written of it
      Containment.check(e);
      document.takeBack();
      return writeWithoutFailing(entry, loc, e);
    }
    document.takeBack();
    reporter.missing(
        XmlCodes.INVALID_CHAR,
        "loc contains a character that XML does not allow; the entry is left out");
    return false;
  }

  /** Writes an entry without the values whose extensions have failed, if these can be found. */
  private boolean writeWithoutFailing(E entry, String url, Throwable failure) {
    List<Node<?>> nodes = entry.nodes();
    List<Node<?>> left = FailingValues.without(nodes, context.extensions(), reporter);
    if (left.size() < nodes.size()) {
      @Nullable String[] values = new String[fields.length];
      for (int i = 0; i < values.length; i++) {
        values[i] = kind.field(entry, i);
      }
      try {
        return writeEntry(kind.create(url, values, left, entry.unknown()), url);
      } catch (RuntimeException | Error e) {
        Containment.check(e);
        document.takeBack();
      }
    }
    reporter.missing(
        ExtensionCodes.FAILED, () -> "the entry cannot be written and is left out: " + failure);
    return false;
  }

  /**
   * Returns whether XML allows all characters of the url of an entry, as far as that must be known
   * before something else of the entry is reported.
   */
  private boolean isLegal(E entry, String url) {
    boolean first = entry.unknown().isEmpty();
    for (Registration claims : inTags) {
      first &= first(entry.nodes(), claims) == null;
    }
    return first || XmlText.illegalAt(url, 0) < 0;
  }

  /** Writes an entry; returns false if its url has characters that XML does not allow. */
  private boolean writeEntry(E entry, String url) {
    UnknownMarkup rest = entry.unknown();
    out.raw(entryStart);
    writeAttributes(entry.nodes(), rest.isEmpty() ? null : rest.part("").orElse(null));
    out.raw('>');
    if (!writeField(0, url, rest)) {
      return false;
    }
    WrittenUrls.check(url, plain, context, name);
    for (int i = 1; i < fields.length; i++) {
      String value = kind.field(entry, i);
      if (value != null && !writeField(i, value, rest)) {
        illegalText();
      }
    }
    if (!rest.isEmpty()) {
      checkRest(entry, rest);
    }
    writeNodes(entry.nodes(), INDENT);
    out.raw(entryEnd);
    return true;
  }

  /** Writes the attributes of the entry's own tag, those of extensions last. */
  private void writeAttributes(List<Node<?>> nodes, UnknownMarkup.@Nullable Part own) {
    inTag.clear();
    List<Attribute> all = List.of();
    for (Registration claims : inTags) {
      Node<?> node = first(nodes, claims);
      if (node != null) {
        all = new ArrayList<>(inTag.isEmpty() && own != null ? own.attributes() : all);
        addAttribute(node, String.valueOf(claims.descriptor().urlAttribute()), all);
      }
    }
    if (!inTag.isEmpty()) {
      Map<String, String> bindings = own == null ? Map.of() : own.bindings();
      document.entryAttributes(new UnknownMarkup.Part("", all, List.of(), bindings));
    } else if (own != null) {
      document.entryAttributes(own);
    }
  }

  /**
   * Returns the first value of an extension; null if there is none. Only that can be an attribute:
   * another one would become the first when the entry is read again.
   */
  private static @Nullable Node<?> first(List<Node<?>> nodes, Registration registration) {
    Class<?> type = registration.descriptor().type();
    for (int i = 0; i < nodes.size(); i++) {
      if (nodes.get(i).value().getClass() == type) {
        return nodes.get(i);
      }
    }
    return null;
  }

  /** Adds a value as an attribute if possible; otherwise it will be written as an element. */
  private void addAttribute(Node<?> node, String name, List<Attribute> all) {
    if (!node.unknown().isEmpty() || isTaken(name, all)) {
      return;
    }
    ForeignElement element = Elements.element(context.extensions(), node, path -> {});
    if (element.attributes().isEmpty()
        && element.content().stream().allMatch(ForeignText.class::isInstance)) {
      all.add(new Attribute("", name, "", element.text()));
      inTag.add(node);
    }
  }

  private static boolean isTaken(String name, List<Attribute> all) {
    return all.stream()
        .anyMatch(other -> other.localName().equals(name) && other.namespace().isEmpty());
  }

  @SuppressWarnings("ReferenceEquality") // of two equal values only the first is an attribute
  private boolean isInTag(Node<?> node) {
    return !inTag.isEmpty() && inTag.stream().anyMatch(other -> other == node);
  }

  /** Reports unknown markup of children that the entry no longer has. */
  private void checkRest(E entry, UnknownMarkup rest) {
    for (UnknownMarkup.Part part : rest.parts()) {
      int field = kind.fields().indexOf(part.path());
      boolean placed = part.path().isEmpty() || (field >= 0 && kind.field(entry, field) != null);
      if (!placed || !part.children().isEmpty()) {
        lostRest(part.path().isEmpty() ? kind.name() : part.path());
      }
    }
  }

  /** Writes a field; returns whether XML allows all characters of its text. */
  private boolean writeField(int field, String value, UnknownMarkup rest) {
    UnknownMarkup.Part attributes = rest.isEmpty() ? null : rest.part(fields[field]).orElse(null);
    out.raw(attributes == null ? fieldTags[field] : fieldStarts[field]);
    if (attributes != null) {
      document.attributes(attributes);
      out.raw('>');
    }
    int begin = out.length();
    boolean legal = out.text(value);
    plain = field == 0 && out.isPlainUrl(value, begin);
    out.raw(fieldEnds[field]);
    return legal;
  }

  /** Writes nodes grouped by extension, in the order of the registry, then foreign elements. */
  private void writeNodes(List<Node<?>> nodes, int indent) {
    if (nodes.isEmpty()) {
      return;
    }
    int left = nodes.size();
    for (int i = 0; i < registered.length; i++) {
      if (left == 0) {
        return;
      }
      for (Node<?> node : nodes) {
        if (node.value().getClass() == types[i]) {
          left--;
          if (isInTag(node)) {
            continue;
          }
          lead(indent);
          for (String path : document.extension(registered[i].extension(), node, indent)) {
            lostRest(path);
          }
          trail(indent);
        }
      }
    }
    for (Node<?> node : nodes) {
      if (node.value() instanceof ForeignElement element) {
        lead(indent);
        document.foreign(element);
        trail(indent);
        left--;
      }
    }
    if (left > 0) {
      unregistered(nodes);
    }
  }

  /** Indents a node: inside an entry, the line break comes before it; in the root, after it. */
  private void lead(int indent) {
    if (indent == INDENT) {
      out.raw('\n');
    }
    out.spaces(indent);
  }

  private void trail(int indent) {
    if (indent != INDENT) {
      out.raw('\n');
    }
  }

  private void unregistered(List<Node<?>> nodes) {
    losses.entry(loc);
    for (Node<?> node : nodes) {
      if (!context.extensions().canWrite(node)) {
        losses.nodes(List.of(node), context.extensions()::nameOf);
      }
    }
  }

  private void lostRest(String path) {
    reporter.missing(
        LossCodes.LOST_MARKUP,
        () ->
            "the unknown markup of "
                + path
                + " is left out, because the entry no longer has this element");
  }

  private void illegalText() {
    reporter.report(
        XmlCodes.INVALID_CHAR,
        "a text contains characters that XML does not allow; they are written as U+FFFD");
  }
}
