package io.github.sitemaptoolkit.integration;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.annotation.JsonPropertyOrder;
import com.fasterxml.jackson.dataformat.xml.annotation.JacksonXmlProperty;
import io.github.sitemaptoolkit.ext.jackson.JacksonExtension;
import io.github.sitemaptoolkit.extension.Descriptor;
import io.github.sitemaptoolkit.extension.Extensions;
import io.github.sitemaptoolkit.extension.Field;
import io.github.sitemaptoolkit.extension.FieldKind;
import io.github.sitemaptoolkit.extension.Need;
import io.github.sitemaptoolkit.extension.SitemapExtension;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.format.SitemapFormat;
import io.github.sitemaptoolkit.io.Source;
import io.github.sitemaptoolkit.model.ElementName;
import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.model.UrlExtension;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.testkit.Documents;
import io.github.sitemaptoolkit.validator.Validator;
import io.github.sitemaptoolkit.validator.profile.Profile;
import io.github.sitemaptoolkit.validator.rule.FieldFault;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * What a field of an extension says is checked, without a line of code by its author: each rule
 * that follows from the fields of all extensions is violated here, found at its place, and not
 * found once the value is mended. In sitemaps, tables and NDJSON alike.
 */
class FieldRulesTest {

  /** A record of a stranger. */
  @JsonPropertyOrder({"kind", "speaker", "minutes", "slides"})
  record Talk(
      @JacksonXmlProperty(isAttribute = true) @Nullable String kind,
      @Nullable String speaker,
      @Nullable Integer minutes,
      @Nullable String slides)
      implements UrlExtension {}

  private static final Extensions EXTENSIONS =
      Extensions.load()
          .with(
              JacksonExtension.of(Talk.class, new ElementName("urn:talk", "talk", "tk"))
                  .field("speaker", speaker -> speaker.required().maxLength(20).example("Jo"))
                  .field("minutes", minutes -> minutes.range(1, 600))
                  .field("slides", slides -> Field.url("slides").deprecated("2026"))
                  .field("@kind", kind -> Field.oneOf("kind", "keynote", "session").required()));

  private static final Context CONTEXT = Context.of(EXTENSIONS);

  private static final Validator VALIDATOR = Validator.of(Profile.SITEMAPS_ORG, CONTEXT);

  /** Faults that a table cannot hold; nor can it hold an empty value, which is an absent one. */
  private static final Set<FieldFault> NOT_IN_TABLES = Set.of(FieldFault.TOO_MANY);

  /**
   * A way to violate a rule.
   *
   * @param extension the id of the extension
   * @param path the path of the field, without numbers
   * @param fault the fault of the field; null if the rule is one for all values of its kind
   * @param code the code of the finding
   * @param text the text that violates it; null if the field is left out
   * @param times how often the element is written
   */
  record Violation(
      String extension,
      String path,
      @Nullable FieldFault fault,
      String code,
      @Nullable String text,
      int times) {

    @Override
    public String toString() {
      return code + " by " + (text == null ? "nothing" : Problem.quoted(text)) + " x " + times;
    }
  }

  static Stream<Violation> violations() {
    List<Violation> all = new ArrayList<>();
    for (SitemapExtension<?> extension : EXTENSIONS) {
      Descriptor<?> descriptor = extension.descriptor();
      descriptor.forEachField((path, field) -> addAll(descriptor.id(), path, field, all));
    }
    return all.stream();
  }

  private static void addAll(String id, String column, Field field, List<Violation> all) {
    String path = column.replace("[]", "");
    if (field.need() == Need.REQUIRED) {
      add(id, path, FieldFault.MISSING, null, all);
    } else if (field.need() == Need.RECOMMENDED) {
      add(id, path, FieldFault.ABSENT, null, all);
    }
    if (field.deprecatedSince() != null) {
      add(id, path, FieldFault.DEPRECATED, example(field), all);
    }
    if (field.kind() == FieldKind.GROUP || field.kind() == FieldKind.EMPTY) {
      return;
    }
    if (!field.canBeEmpty()) {
      add(
          id,
          path,
          field.need() == Need.REQUIRED ? FieldFault.MISSING : FieldFault.EMPTY,
          " ",
          all);
    }
    if (field.longest() < Integer.MAX_VALUE) {
      add(id, path, FieldFault.TOO_LONG, "a".repeat(field.longest() + 1), all);
    }
    if (field.canRepeat() && field.most() < Integer.MAX_VALUE) {
      String code = FieldFault.TOO_MANY.code(id, path).id();
      all.add(new Violation(id, path, FieldFault.TOO_MANY, code, example(field), field.most() + 1));
    }
    addValues(id, path, field, all);
  }

  private static void addValues(String id, String path, Field field, List<Violation> all) {
    BigDecimal least = field.least();
    BigDecimal greatest = field.greatest();
    if (least != null) {
      String less = least.subtract(BigDecimal.ONE).toPlainString();
      boolean readable = field.kind() == FieldKind.DECIMAL || least.signum() > 0;
      add(id, path, readable ? FieldFault.RANGE : FieldFault.FORMAT, less, all);
    }
    if (greatest != null) {
      add(id, path, FieldFault.RANGE, greatest.add(BigDecimal.ONE).toPlainString(), all);
    }
    switch (field.kind()) {
      case WHOLE_NUMBER, DECIMAL -> add(id, path, FieldFault.FORMAT, "ten", all);
      case PATTERN -> add(id, path, FieldFault.FORMAT, "? \u00e9 ?", all);
      case YES_NO -> {
        add(id, path, FieldFault.VALUE, "maybe", all);
        add(id, path, FieldFault.CASE, "Yes", all);
      }
      case ONE_OF -> {
        if (!field.isOpen()) {
          add(id, path, FieldFault.VALUE, "zebra", all);
        }
        add(id, path, FieldFault.CASE, otherCase(field.values().get(0)), all);
      }
      case LANGUAGE -> {
        add(id, path, FieldFault.VALUE, "en_GB", all);
        add(id, path, FieldFault.REPLACED, "es-419", all);
      }
      case LANGUAGE_CODE -> {
        add(id, path, FieldFault.VALUE, "qqq", all);
        add(id, path, FieldFault.CASE, "EN", all);
        add(id, path, FieldFault.REPLACED, "iw", all);
      }
      case COUNTRIES -> {
        add(id, path, FieldFault.VALUE, "DE XQ", all);
        add(id, path, FieldFault.CASE, "de", all);
      }
      case CURRENCY -> {
        add(id, path, FieldFault.VALUE, "QQQ", all);
        add(id, path, FieldFault.CASE, "eur", all);
      }
      case COMMA_LIST, SPACE_LIST -> {
        if (field.item().kind() == FieldKind.ONE_OF) {
          String separator = field.kind() == FieldKind.COMMA_LIST ? "," : " ";
          add(id, path, FieldFault.VALUE, field.item().values().get(0) + separator + "zebra", all);
        }
      }
      case DATE_TIME -> all.add(new Violation(id, path, null, "date.invalid", "yesterday", 1));
      case URL -> all.add(new Violation(id, path, null, "url.relative", "/a.jpg", 1));
      default -> {}
    }
  }

  private static void add(
      String id, String path, FieldFault fault, @Nullable String text, List<Violation> all) {
    all.add(new Violation(id, path, fault, fault.code(id, path).id(), text, 1));
  }

  private static String otherCase(String text) {
    String upper = text.toUpperCase(Locale.ROOT);
    return upper.equals(text) ? text.toLowerCase(Locale.ROOT) : upper;
  }

  private static String example(Field field) {
    String example = field.example();
    return example == null ? "example" : example;
  }

  @ParameterizedTest
  @MethodSource("violations")
  void violationIsFoundAtItsPlace(Violation violation) throws IOException {
    String document = document(violation);

    List<Problem> found = findings(document.getBytes(StandardCharsets.UTF_8), violation);

    if (isRefusedByItsType(violation)) {
      assertEquals(List.of(), found); // a record that cannot hold the text: reading reports it
      return;
    }
    assertEquals(1, found.size(), () -> violation + " in " + document + " found " + found);
    assertEquals(line(document), found.get(0).location().line(), document);
    String path = String.valueOf(found.get(0).path());
    assertTrue(path.contains(violation.extension()) || path.contains(":"), path); // or of reading
  }

  /** The number of a record is no text: Jackson reads it, and what it cannot read is reported. */
  private static boolean isRefusedByItsType(Violation violation) {
    return violation.extension().equals("tk-talk")
        && violation.path().equals("minutes")
        && (violation.fault() == FieldFault.FORMAT || " ".equals(violation.text()));
  }

  static Stream<Violation> examples() {
    return StreamSupport.stream(EXTENSIONS.spliterator(), false)
        .map(each -> new Violation(each.descriptor().id(), "", null, "", null, 1));
  }

  @ParameterizedTest
  @MethodSource("examples")
  void examplesViolateNothing(Violation nothing) throws IOException {
    byte[] document = document(nothing).getBytes(StandardCharsets.UTF_8);

    List<Problem> found =
        allFindings(document).stream()
            .filter(finding -> !finding.code().endsWith("-deprecated"))
            .filter(finding -> String.valueOf(finding.path()).startsWith(nothing.extension()))
            .filter(finding -> isOfField(finding.code(), nothing.extension()))
            .toList();

    assertEquals(List.of(), found);
  }

  private static boolean isOfField(String code, String id) {
    List<String> codes = new ArrayList<>();
    EXTENSIONS
        .find(id)
        .orElseThrow()
        .extension()
        .descriptor()
        .forEachField(
            (path, field) ->
                Stream.of(FieldFault.values())
                    .forEach(fault -> codes.add(fault.code(id, path.replace("[]", "")).id())));
    return codes.contains(code) && !code.equals("video.price-type-missing"); // of two fields
  }

  @ParameterizedTest
  @MethodSource("violations")
  void violationIsFoundInOtherFormats(Violation violation) throws IOException {
    if (isRefusedByItsType(violation)) {
      return;
    }
    List<UrlEntry> entries = Documents.read(format("xml"), document(violation), CONTEXT);

    for (String format : List.of("csv", "ndjson")) {
      FieldFault fault = violation.fault();
      boolean empty = " ".equals(violation.text());
      if (format.equals("csv") && fault != null && (empty || NOT_IN_TABLES.contains(fault))) {
        continue;
      }
      String written = Documents.write(format(format), entries, CONTEXT);
      List<Problem> found = findings(written.getBytes(StandardCharsets.UTF_8), violation);
      assertEquals(1, found.size(), () -> format + ": " + violation + " in " + written);
    }
  }

  private static SitemapFormat format(String id) {
    return CONTEXT.formats().find(id).orElseThrow();
  }

  /** Returns the findings of a violation's rule, each once. */
  private static List<Problem> findings(byte[] document, Violation violation) throws IOException {
    return allFindings(document).stream()
        .filter(finding -> finding.code().equals(violation.code()))
        .toList();
  }

  private static List<Problem> allFindings(byte[] document) throws IOException {
    List<Problem> found = new ArrayList<>();
    VALIDATOR.check(Source.of(new ByteArrayInputStream(document), "test"), found::add, count -> {});
    return found;
  }

  /** Returns the line of the element that the violation is in. */
  private static int line(String document) {
    String[] lines = document.split("\n");
    int found = 0;
    for (int i = 0; i < lines.length; i++) {
      if (lines[i].contains("HERE")) {
        found = i + 1;
      }
    }
    return found;
  }

  private static String document(Violation violation) {
    Descriptor<?> descriptor =
        EXTENSIONS.find(violation.extension()).orElseThrow().extension().descriptor();
    ElementName element = descriptor.element();
    var out = new StringBuilder();
    out.append("<urlset xmlns=\"http://www.sitemaps.org/schemas/sitemap/0.9\" xmlns:");
    out.append(element.prefix()).append("=\"").append(element.namespace()).append("\">\n");
    out.append("<url>\n<loc>https://example.com/page</loc>\n");
    boolean own = violation.text() == null && !violation.path().contains(".");
    boolean attribute = violation.path().startsWith("@");
    boolean inChild = violation.path().indexOf('@') > 0;
    boolean here = (own && !inChild) || attribute || violation.path().equals(".");
    out.append('<').append(element);
    attributes("", descriptor.attributes(), violation, out);
    out.append('>').append(here ? "<!--HERE-->" : "").append(here ? "" : "\n");
    children("", element.prefix(), descriptor.fields(), violation, out);
    out.append("</").append(element).append(">\n</url>\n</urlset>\n");
    return out.toString();
  }

  private static void attributes(
      String parent, List<Field> attributes, Violation violation, StringBuilder out) {
    for (Field attribute : attributes) {
      boolean violated = violation.path().equals(parent + '@' + attribute.name());
      if (!violated || violation.text() != null) {
        out.append(' ').append(attribute.name()).append("=\"");
        out.append(violated ? violation.text() : example(attribute)).append('"');
      }
    }
  }

  private static void children(
      String parent, String prefix, List<Field> fields, Violation violation, StringBuilder out) {
    for (Field field : fields) {
      if (field.isContent()) {
        boolean violated = violation.path().equals(".");
        out.append(violated ? violation.text() : example(field));
        continue;
      }
      String path = parent + field.name();
      boolean violated = violation.path().equals(path);
      boolean inside = violation.path().startsWith(path + '@');
      boolean missingInside =
          violation.text() == null
              && violation.path().startsWith(path + '.')
              && violation.path().indexOf('.', path.length() + 1) < 0;
      int times = violated ? violation.text() == null ? 0 : violation.times() : 1;
      for (int i = 0; i < times; i++) {
        boolean here = inside || missingInside || (violated && i == times - 1);
        out.append('<').append(prefix).append(':').append(field.name());
        attributes(path, field.attributes(), violation, out);
        out.append('>').append(here ? "<!--HERE-->" : "");
        if (field.kind() == FieldKind.GROUP) {
          out.append('\n');
          children(path + '.', prefix, field.children(), violation, out);
        } else if (field.kind() != FieldKind.EMPTY) {
          out.append(violated ? violation.text() : example(field));
        }
        out.append("</").append(prefix).append(':').append(field.name()).append(">\n");
      }
    }
  }
}
