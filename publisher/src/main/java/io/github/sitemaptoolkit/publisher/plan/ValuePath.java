package io.github.sitemaptoolkit.publisher.plan;

import io.github.sitemaptoolkit.model.Attribute;
import io.github.sitemaptoolkit.model.ForeignContent;
import io.github.sitemaptoolkit.model.ForeignElement;
import io.github.sitemaptoolkit.model.ForeignText;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Where a value is in an entry: which value of an extension, and which element or attribute in it,
 * such as {@code video[1].content_segment_loc[2]@duration}.
 *
 * @param extension the id of the extension
 * @param number of the value among those of the extension, from 1
 * @param steps the elements from the value's own one on; an attribute begins with {@code @}
 */
record ValuePath(String extension, int number, List<Step> steps) {

  /**
   * An element in another one, or an attribute.
   *
   * @param number among the elements of its name, from 1
   */
  record Step(String name, int number) {

    boolean isAttribute() {
      return name.charAt(0) == '@';
    }
  }

  /** Returns a path; null if it is not that of a value of an extension. */
  static @Nullable ValuePath of(String path) {
    int number = path.indexOf('[');
    int end = path.indexOf(']', number + 1);
    if (number <= 0 || end < 0) {
      return null;
    }
    List<Step> steps = new ArrayList<>();
    int from = end + 1;
    while (from < path.length()) {
      boolean attribute = path.charAt(from) == '@';
      int to = attribute ? path.length() : next(path, from + 1);
      String step = path.substring(attribute ? from : from + 1, to);
      int bracket = attribute ? -1 : step.indexOf('[');
      steps.add(
          bracket < 0
              ? new Step(step, 1)
              : new Step(
                  step.substring(0, bracket),
                  Integer.parseInt(step.substring(bracket + 1, step.length() - 1))));
      from = to;
    }
    return new ValuePath(
        path.substring(0, number), Integer.parseInt(path.substring(number + 1, end)), steps);
  }

  /** Returns where the step that begins before an index ends. */
  private static int next(String path, int from) {
    int at = from;
    while (at < path.length() && path.charAt(at) != '.' && path.charAt(at) != '@') {
      at++;
    }
    return at;
  }

  /** Returns the path of what is around it. */
  ValuePath parent() {
    return new ValuePath(extension, number, steps.subList(0, steps.size() - 1));
  }

  /** Returns the name of the element or attribute; empty for the value itself. */
  String name() {
    String last = steps.isEmpty() ? "" : steps.get(steps.size() - 1).name();
    return last.startsWith("@") ? last.substring(1) : last;
  }

  /** Returns the text of the element or attribute in a value; null if it has none. */
  @Nullable String text(ForeignElement value) {
    ForeignElement at = value;
    for (Step step : steps) {
      if (step.isAttribute()) {
        return at.attributes().stream()
            .filter(it -> isOf(it, step))
            .map(Attribute::value)
            .findFirst()
            .orElse(null);
      }
      int index = index(at, step);
      if (index < 0) {
        return null;
      }
      at = (ForeignElement) at.content().get(index);
    }
    return at.text();
  }

  /**
   * Returns a value with another text in this place.
   *
   * @param text null to leave the element or attribute out
   */
  ForeignElement with(ForeignElement value, @Nullable String text) {
    return with(value, 0, text);
  }

  private ForeignElement with(ForeignElement element, int from, @Nullable String text) {
    if (from == steps.size()) {
      return text == null ? element : content(element, List.of(new ForeignText(text)));
    }
    Step step = steps.get(from);
    if (step.isAttribute()) {
      return withAttribute(element, step, text);
    }
    int index = index(element, step);
    if (index < 0) {
      return element;
    }
    List<ForeignContent> content = new ArrayList<>(element.content());
    if (text == null && from == steps.size() - 1) {
      content.remove(index);
    } else {
      content.set(index, with((ForeignElement) content.get(index), from + 1, text));
    }
    return content(element, content);
  }

  private static ForeignElement withAttribute(
      ForeignElement element, Step step, @Nullable String text) {
    List<Attribute> attributes = new ArrayList<>();
    for (Attribute attribute : element.attributes()) {
      if (!isOf(attribute, step)) {
        attributes.add(attribute);
      } else if (text != null) {
        attributes.add(
            new Attribute(attribute.namespace(), attribute.localName(), attribute.prefix(), text));
      }
    }
    return new ForeignElement(element.name(), attributes, element.content(), element.bindings());
  }

  private static boolean isOf(Attribute attribute, Step step) {
    return step.name().equals('@' + attribute.localName());
  }

  private static ForeignElement content(ForeignElement element, List<ForeignContent> content) {
    return new ForeignElement(element.name(), element.attributes(), content, element.bindings());
  }

  private static int index(ForeignElement element, Step step) {
    int seen = 0;
    List<ForeignContent> content = element.content();
    for (int i = 0; i < content.size(); i++) {
      boolean same =
          content.get(i) instanceof ForeignElement child
              && child.name().localName().equals(step.name());
      seen += same ? 1 : 0;
      if (same && seen == step.number()) {
        return i;
      }
    }
    return -1;
  }
}
