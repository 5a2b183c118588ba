package io.github.sitemaptoolkit.testkit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.sitemaptoolkit.element.ElementTable;
import io.github.sitemaptoolkit.element.Elements;
import io.github.sitemaptoolkit.extension.Extensions;
import io.github.sitemaptoolkit.extension.Extensions.Registration;
import io.github.sitemaptoolkit.extension.FieldKind;
import io.github.sitemaptoolkit.extension.SitemapExtension;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.format.Formats;
import io.github.sitemaptoolkit.format.SitemapFormat;
import io.github.sitemaptoolkit.model.Node;
import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.model.UrlExtension;
import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.problem.Problems;
import io.github.sitemaptoolkit.problem.Severity;
import io.github.sitemaptoolkit.xml.SitemapXmlFormat;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.xmlunit.builder.DiffBuilder;
import org.xmlunit.builder.Input;
import org.xmlunit.util.Convert;

/**
 * The tests that every extension must pass. To use it, extend it in a test class that supplies the
 * extension and example values.
 *
 * <pre>{@code
 * class CreditExtensionTest extends ExtensionContract<Credit> {
 *   protected SitemapExtension<Credit> extension() { return new CreditExtension(); }
 *   protected List<Credit> examples() { return List.of(new Credit("photo", "Jo"), ...); }
 * }
 * }</pre>
 *
 * @param <E> the type of the extension's values
 * @since 0.1
 */
public abstract class ExtensionContract<E extends UrlExtension> {

  private static final String SAME_AGAIN =
      "SitemapExtension.write must write the same for a value that was read";

  private static final String STRANGER = "urn:example:stranger";

  private final SitemapXmlFormat xml = new SitemapXmlFormat();

  /** Creates the contract test. */
  protected ExtensionContract() {}

  /** Returns the extension to test. */
  protected abstract SitemapExtension<E> extension();

  /**
   * Returns example values. Together they must use every column, and at least one must repeat each
   * field that may repeat.
   */
  protected abstract List<E> examples();

  private Context context() {
    return Context.of(Extensions.of(extension())).withProblems(new Problems());
  }

  private String write(List<? extends E> values) {
    var entry = UrlEntry.builder("https://example.com/");
    values.forEach(entry::add);
    return Documents.write(xml, List.of(entry.build()), context());
  }

  private static String reported(Context context, String document) {
    return "reported were " + context.problems().first() + " in\n" + document;
  }

  private UrlEntry readOne(String document, Context context) {
    List<UrlEntry> entries = Documents.read(xml, document, context);
    assertEquals(1, entries.size(), () -> "the document has one url\n" + document);
    return entries.get(0);
  }

  /** Values that are written as XML one by one are equal when read back. */
  @Test
  protected void valuesAreReadBackEqual() {
    for (E value : examples()) {
      Context context = context();
      String document = write(List.of(value));
      UrlEntry entry = readOne(document, context);
      assertEquals(
          List.of(value),
          entry.extensions(extension().descriptor().type()),
          () ->
              "SitemapExtension.read must return what SitemapExtension.write wrote; "
                  + reported(context, document));
      assertEquals(
          0,
          context.problems().count(Severity.ERROR) + context.problems().count(Severity.WARNING),
          () ->
              "what SitemapExtension.write writes must be what the Descriptor declares; "
                  + reported(context, document));
    }
  }

  /**
   * Several values of one url are read back in order, and writing them again yields the same bytes.
   */
  @Test
  protected void severalValuesAreReadBackInOrder() {
    String document = write(examples());
    UrlEntry entry = readOne(document, context());
    assertEquals(
        examples(),
        entry.extensions(extension().descriptor().type()),
        () ->
            "SitemapExtension.read must read only the element that it was given, and keep nothing"
                + " from one call to the next\n"
                + document);
    assertEquals(document, Documents.write(xml, List.of(entry), context()), SAME_AGAIN);
  }

  /**
   * Values that are written as rows of paths and texts, as in tables and JSON, are equal when read
   * back.
   */
  @Test
  protected void valuesAreReadBackFromRows() {
    Context context = context();
    Registration registration = context.extensions().registrations().get(0);
    var elements = new Elements(context);
    ElementTable table = ElementTable.of(registration);
    for (E value : examples()) {
      List<String> left = new ArrayList<>();
      List<ElementTable.Cell> rows = table.cells(value, left::add);
      assertEquals(
          List.of(),
          left,
          () ->
              "SitemapExtension.write writes what the Descriptor does not declare: add it to"
                  + " Descriptor.fields or Descriptor.attributes; written was "
                  + value);
      Node<?> back = elements.node(table.element(rows), Location.of("rows"));
      assertNotNull(
          back,
          () -> "SitemapExtension.read failed on " + rows + ": " + context.problems().first());
      assertEquals(
          value,
          back.value(),
          () ->
              "SitemapExtension.write must write fields in the order of the Descriptor, or"
                  + " SitemapExtension.read accept any; read from "
                  + rows);
    }
  }

  /**
   * In every format on the class path, values are equal when read back, or a problem is reported.
   * With {@code sitemap-converters} on the class path, this includes tables, JSON lines and feeds.
   */
  @Test
  protected void valuesAreReadBackFromEachFormatOrReported() {
    for (SitemapFormat format : Formats.load()) {
      if (!format.writes()) {
        continue;
      }
      for (E value : examples()) {
        UrlEntry entry = UrlEntry.builder("https://example.com/").add(value).build();
        Context writing = context();
        byte[] document = Documents.bytes(format, List.of(entry), writing);
        Context reading = context();
        List<UrlEntry> back = Documents.read(format, document, reading);
        if (!back.equals(List.of(entry))) {
          long reported =
              writing.problems().losses().size()
                  + writing.problems().missing()
                  + reading.problems().losses().size()
                  + reading.problems().missing();
          assertTrue(
              reported > 0,
              () ->
                  "in "
                      + format.id()
                      + " a value changed, and nothing was reported: the Descriptor must declare"
                      + " what SitemapExtension.write writes, and SitemapExtension.read accept"
                      + " fields without text; wrote "
                      + value
                      + ", read "
                      + back
                      + " from\n"
                      + new String(document, StandardCharsets.UTF_8));
        }
      }
    }
  }

  /** Only declared fields are written, and the examples use every field. */
  @Test
  protected void onlyDeclaredFieldsAreWritten() {
    Set<String> written = new LinkedHashSet<>();
    Document document = Convert.toDocument(Input.fromString(write(examples())).build());
    var elements =
        document.getElementsByTagNameNS(
            extension().descriptor().element().namespace(),
            extension().descriptor().element().localName());
    boolean[] hasText = new boolean[1];
    for (int i = 0; i < elements.getLength(); i++) {
      WrittenPaths.collect((Element) elements.item(i), "", written, hasText);
    }
    List<String> named = new ArrayList<>();
    for (String column : extension().descriptor().columns()) {
      named.add(column.replace("[]", ""));
    }
    if (!hasText[0]) {
      named.remove(".");
    } else {
      written.add(".");
    }
    named.removeIf(name -> !written.contains(name) && WrittenPaths.isParentOf(name, written));
    extension()
        .descriptor()
        .forEachField(
            (path, field) -> {
              if (field.kind() == FieldKind.GROUP) { // an empty group looks like a text
                written.remove(path.replace("[]", ""));
              }
            });
    Set<String> undeclared = new LinkedHashSet<>(written);
    named.forEach(undeclared::remove);
    assertEquals(
        Set.of(),
        undeclared,
        "SitemapExtension.write writes what the Descriptor does not declare: add it to"
            + " Descriptor.fields or Descriptor.attributes");
    named.removeAll(written);
    assertEquals(
        List.of(),
        named,
        "declared, but never written: write it in SitemapExtension.write, and give it a value in"
            + " examples()");
  }

  /** Elements in an alias of the namespace are read, and written in the canonical namespace. */
  @Test
  protected void aliasesAreReadAndNeverWritten() {
    String document = write(examples());
    for (String alias : extension().descriptor().aliases()) {
      String aliased =
          document.replace(
              '"' + extension().descriptor().element().namespace() + '"', '"' + alias + '"');
      assertFalse(aliased.equals(document), "examples() must have a value");
      UrlEntry entry = readOne(aliased, context());
      assertEquals(
          document,
          Documents.write(xml, List.of(entry), context()),
          () ->
              "SitemapExtension.read must not look at the namespace, here the alias "
                  + alias
                  + " of the Descriptor");
    }
  }

  /** Elements are recognized by their namespace, whatever their prefix. */
  @Test
  protected void prefixesDoNotMatter() {
    String prefix = extension().descriptor().element().prefix();
    String document = write(examples());
    String other =
        document
            .replace("<" + prefix + ":", "<odd:")
            .replace("</" + prefix + ":", "</odd:")
            .replace("xmlns:" + prefix + "=", "xmlns:odd=");
    assertEquals(
        document,
        Documents.write(xml, List.of(readOne(other, context())), context()),
        "SitemapExtension.read must compare ElementReader.name, which has no prefix");
  }

  /** A foreign child and a foreign attribute of the element are read and written back. */
  @Test
  protected void foreignContentSurvives() {
    E value = examples().get(0);
    String prefix = extension().descriptor().element().prefix();
    String tag = prefix + ':' + extension().descriptor().element().localName();
    String declared = "xmlns:str=\"" + STRANGER + "\" str:mark=\"a &amp; b\"";
    String child = "<str:note str:on=\"1\">x<str:b/>y</str:note>";
    String document = write(List.of(value));
    String attributed = document.replaceFirst("<" + tag + "(?=[ />])", "<" + tag + " " + declared);
    String full =
        attributed.contains("</" + tag + ">")
            ? attributed.replace("</" + tag + ">", child + "</" + tag + ">")
            : attributed.replaceFirst(
                "(<" + tag + " [^>]*)/>", "$1>" + child.replace("$", "\\$") + "</" + tag + ">");
    Context context = context();
    UrlEntry entry = readOne(full, context);
    assertEquals(
        List.of(value),
        entry.extensions(extension().descriptor().type()),
        () ->
            "foreign content changed the value: SitemapExtension.read must call ElementReader.keep"
                + " for children that it does not know; "
                + reported(context, full));
    String again = Documents.write(xml, List.of(entry), context());
    var difference =
        DiffBuilder.compare(full).withTest(again).ignoreWhitespace().checkForIdentical().build();
    assertFalse(
        difference.hasDifferences(),
        () ->
            "foreign content is lost: SitemapExtension.read must call ElementReader.keep for"
                + " children that it does not know: "
                + difference
                + "\n"
                + full
                + "\n"
                + again);
    assertEquals(
        again, Documents.write(xml, List.of(readOne(again, context())), context()), SAME_AGAIN);
  }

  /** An unknown child in the extension's own namespace is reported and kept. */
  @Test
  protected void unknownChildrenSurvive() {
    String namespace = extension().descriptor().element().namespace();
    String tag = "p:" + extension().descriptor().element().localName();
    String document =
        "<urlset xmlns=\"http://www.sitemaps.org/schemas/sitemap/0.9\" xmlns:p=\""
            + namespace
            + "\"><url><loc>https://example.com/</loc><"
            + tag
            + "><p:never-heard-of a=\"1\">x</p:never-heard-of></"
            + tag
            + "></url></urlset>";
    Context context = context();
    UrlEntry entry = readOne(document, context);
    long reported =
        context.problems().count("xml.unknown-tag")
            + context.problems().count("xml.tag-has-children"); // if the codec reads text
    assertEquals(
        1,
        reported,
        () ->
            "SitemapExtension.read must leave a child that it does not know to the toolkit, which"
                + " reports it once: call ElementReader.keep, and nothing else; "
                + reported(context, document));
    Node<?> node = entry.nodes().get(0);
    assertEquals(
        "never-heard-of", node.unknown().parts().get(0).children().get(0).name().localName());
    String again = Documents.write(xml, List.of(entry), context());
    assertTrue(
        again.contains(":never-heard-of a=\"1\">x</"),
        () ->
            "SitemapExtension.read must call ElementReader.keep for a child that it does not know: "
                + again);
  }

  /**
   * The extension can be registered, and is found as a service if it is {@linkplain
   * #declaredAsService declared} as one.
   */
  @Test
  protected void isFoundAsAService() {
    assertTrue(
        Extensions.of(extension()).find(extension().descriptor().id()).isPresent(),
        "the extension cannot be registered: look at SitemapExtension.descriptor");
    if (declaredAsService()) {
      Class<?> found =
          Extensions.load()
              .find(extension().descriptor().id())
              .<Class<?>>map(registration -> registration.extension().getClass())
              .orElse(null);
      assertEquals(
          extension().getClass(),
          found,
          () ->
              "Extensions.load() finds another class or none for the id "
                  + extension().descriptor().id()
                  + ": name the class of extension() in META-INF/services/"
                  + SitemapExtension.class.getName()
                  + ", or return false from declaredAsService()");
    }
  }

  /**
   * Returns whether the extension is declared as a service in META-INF/services. Defaults to true.
   */
  protected boolean declaredAsService() {
    return true;
  }
}
