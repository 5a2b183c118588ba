package io.github.sitemaptoolkit.converters;

import io.github.sitemaptoolkit.element.Elements;
import io.github.sitemaptoolkit.extension.Extensions.Registration;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.format.WrittenUrls;
import io.github.sitemaptoolkit.model.Attribute;
import io.github.sitemaptoolkit.model.DocumentInfo;
import io.github.sitemaptoolkit.model.ForeignContent;
import io.github.sitemaptoolkit.model.ForeignElement;
import io.github.sitemaptoolkit.model.ForeignText;
import io.github.sitemaptoolkit.model.IndexEntry;
import io.github.sitemaptoolkit.model.Node;
import io.github.sitemaptoolkit.model.UnknownMarkup;
import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.problem.Problems;
import io.github.sitemaptoolkit.problem.Reporter;
import io.github.sitemaptoolkit.service.Containment;
import io.github.sitemaptoolkit.url.DocumentUrls;
import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * Applies the rules of a {@link Rewrite} to entries.
 *
 * <p>The value of an extension is written to an element in memory, the texts of this element are
 * changed, and the value is read from it again. So the values of any extension can be rewritten.
 */
final class RewriteStep implements Step {

  private final Rewrite rewrite;
  private final Context context;
  private final @Nullable Problems own; // until the end; null if the context was given some
  private final Elements elements;
  private @Nullable String failure;

  RewriteStep(Rewrite rewrite, Context context) {
    this.rewrite = rewrite;
    this.own = context.hasProblems() ? null : new Problems();
    this.context = own == null ? context : context.withProblems(own);
    this.elements =
        new Elements(
            context.extensions(),
            new DocumentUrls(null), // urls that a rule makes relative stay relative
            new Reporter(
                // problems of the element were reported when it was read the first time
                new Problems(problem -> failure = problem.missing() ? problem.message() : failure),
                "rewrite"));
  }

  @Override
  public UrlEntry page(UrlEntry entry) {
    String loc = rewritten(entry.loc());
    List<Node<?>> nodes = nodes(entry.nodes(), entry.loc());
    UnknownMarkup rest = rest(entry.unknown());
    return same(loc, entry.loc()) && same(nodes, entry.nodes()) && same(rest, entry.unknown())
        ? entry
        : entry.toBuilder().loc(loc).nodes(nodes).unknown(rest).build();
  }

  @Override
  public void end(String source, Problems problems) {
    if (own != null) {
      problems.report(own);
    }
  }

  @Override
  public IndexEntry sitemap(IndexEntry entry) {
    return entry.toBuilder()
        .loc(rewritten(entry.loc()))
        .nodes(nodes(entry.nodes(), entry.loc()))
        .unknown(rest(entry.unknown()))
        .build();
  }

  private String rewritten(String loc) {
    String changed = rewrite.apply(loc);
    if (!same(changed, loc)) {
      WrittenUrls.checkChange(loc, changed, context, "rewrite");
    }
    return changed;
  }

  @Override
  public DocumentInfo document(DocumentInfo document) {
    String link = document.link();
    return document
        .withLink(link == null ? null : rewrite.apply(link))
        .withUnknown(rest(document.unknown()))
        .withNodes(nodes(document.nodes(), null));
  }

  private List<Node<?>> nodes(List<Node<?>> nodes, @Nullable String loc) {
    return changed(nodes, node -> node(node, loc));
  }

  private Node<?> node(Node<?> node, @Nullable String loc) {
    if (node.value() instanceof ForeignElement foreign) {
      ForeignElement changed = element(foreign);
      return same(changed, foreign) ? node : Node.of(changed);
    }
    Registration registration = context.extensions().find(node.value().getClass()).orElse(null);
    if (registration == null) {
      return node; // it cannot be written: the writer will report that
    }
    List<String> unplaced = new ArrayList<>(0);
    try {
      ForeignElement element = elements.element(node, unplaced::add);
      ForeignElement changed = element(element);
      if (same(changed, element)) {
        return node;
      }
      failure =
          unplaced.isEmpty()
              ? null
              : "unknown markup of " + unplaced + " belongs to elements that no longer exist";
      Node<?> read = elements.node(changed, Location.of("rewrite"));
      if (read != null && failure == null) {
        return read;
      }
    } catch (RuntimeException | Error e) { // an extension failed
      Containment.check(e);
      failure = e.toString();
    }
    report(registration, String.valueOf(failure), loc);
    return node;
  }

  private void report(Registration registration, String why, @Nullable String loc) {
    var reporter = new Reporter(context.problems(), "rewrite");
    reporter.entry(loc);
    reporter.report(
        ConversionCodes.NOT_REWRITTEN,
        reporter.document(),
        registration.element().toString(),
        () ->
            "the urls in a value of the extension "
                + registration.id()
                + " cannot be rewritten and are kept: "
                + why);
  }

  private ForeignElement element(ForeignElement element) {
    List<Attribute> attributes = changed(element.attributes(), this::attribute);
    List<ForeignContent> content = changed(element.content(), this::content);
    return same(attributes, element.attributes()) && same(content, element.content())
        ? element
        : new ForeignElement(element.name(), attributes, content, element.bindings());
  }

  private ForeignContent content(ForeignContent content) {
    if (content instanceof ForeignElement element) {
      return element(element);
    }
    var text = (ForeignText) content;
    String value = rewrite.apply(text.value());
    return same(value, text.value()) ? text : new ForeignText(value);
  }

  private Attribute attribute(Attribute attribute) {
    String value = rewrite.apply(attribute.value());
    return same(value, attribute.value())
        ? attribute
        : new Attribute(attribute.namespace(), attribute.localName(), attribute.prefix(), value);
  }

  private UnknownMarkup rest(UnknownMarkup rest) {
    List<UnknownMarkup.Part> parts = changed(rest.parts(), this::part);
    return same(parts, rest.parts()) ? rest : new UnknownMarkup(parts);
  }

  private UnknownMarkup.Part part(UnknownMarkup.Part part) {
    List<Attribute> attributes = changed(part.attributes(), this::attribute);
    List<ForeignElement> children = changed(part.children(), this::element);
    return same(attributes, part.attributes()) && same(children, part.children())
        ? part
        : new UnknownMarkup.Part(part.path(), attributes, children, part.bindings());
  }

  /** Returns a list with each value changed; the same list if no value changes. */
  private static <T> List<T> changed(List<T> values, UnaryOperator<T> change) {
    List<T> copy = null;
    for (int i = 0; i < values.size(); i++) {
      T value = values.get(i);
      T other = change.apply(value);
      if (!same(other, value)) {
        copy = copy == null ? new ArrayList<>(values) : copy;
        copy.set(i, other);
      }
    }
    return copy == null ? values : copy;
  }

  @SuppressWarnings("ReferenceEquality") // unchanged values are returned as they are
  private static boolean same(Object value, Object before) {
    return value == before;
  }
}
