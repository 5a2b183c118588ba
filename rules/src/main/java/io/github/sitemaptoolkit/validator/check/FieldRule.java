package io.github.sitemaptoolkit.validator.check;

import io.github.sitemaptoolkit.extension.Field;
import io.github.sitemaptoolkit.extension.Need;
import io.github.sitemaptoolkit.problem.Code;
import io.github.sitemaptoolkit.validator.profile.FieldFault;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * What is checked of one element or attribute of an extension: its {@link Field}, and those of its
 * attributes and children. Made once for each document.
 */
final class FieldRule {

  private final String extension;
  private final String path; // from the extension's element, without numbers
  private final @Nullable Field field; // null for the extension's own element without text
  private final String name;
  private final String shown;
  private final int index;
  private final List<FieldRule> attributes = new ArrayList<>();
  private final List<FieldRule> children = new ArrayList<>();
  private final @Nullable SeenUrls seen; // the values in the file, if they must be unique
  private final Need need;
  private final int most;
  private final Map<FieldFault, Code> codes = new EnumMap<>(FieldFault.class);

  private FieldRule(
      String extension, String path, @Nullable Field field, String name, String shown, int index) {
    this.extension = extension;
    this.path = path;
    this.field = field;
    this.name = name;
    this.shown = shown;
    this.index = index;
    this.need = field == null ? Need.OPTIONAL : field.need();
    this.most = field == null || !field.canRepeat() ? Integer.MAX_VALUE : field.most();
    this.seen = field != null && field.isUnique() ? SeenUrls.ofField() : null;
  }

  /**
   * Returns the rule of an extension's own element.
   *
   * @param element its qualified name
   */
  static FieldRule of(
      String extension, String element, List<Field> attributes, List<Field> fields) {
    Field content = fields.stream().filter(Field::isContent).findFirst().orElse(null);
    var rule = new FieldRule(extension, "", content, element, element, 0);
    String prefix = element.substring(0, element.indexOf(':') + 1);
    rule.addAttributes(attributes);
    rule.addChildren(fields, prefix);
    return rule;
  }

  private void addAttributes(List<Field> fields) {
    for (Field attribute : fields) {
      String name = attribute.name();
      attributes.add(
          new FieldRule(
              extension,
              path + '@' + name,
              attribute,
              name,
              "the attribute " + name + " of " + shown,
              attributes.size()));
    }
  }

  private void addChildren(List<Field> fields, String prefix) {
    for (Field child : fields) {
      if (!child.isContent()) {
        String name = child.name();
        var rule =
            new FieldRule(
                extension,
                path.isEmpty() ? name : path + '.' + name,
                child,
                name,
                prefix + name,
                children.size());
        rule.addAttributes(child.attributes());
        rule.addChildren(child.children(), prefix);
        children.add(rule);
      }
    }
  }

  /** Returns the code of a fault of this element or attribute. */
  Code code(FieldFault fault) {
    return codes.computeIfAbsent(fault, key -> key.code(extension, path));
  }

  /** Returns the field; null for an extension's own element without text. */
  @Nullable Field field() {
    return field;
  }

  /** Returns the local name. */
  String name() {
    return name;
  }

  /** Returns how messages name it, such as {@code video:title}. */
  String shown() {
    return shown;
  }

  /** Returns the values in the file so far; null if they need not be unique. */
  @Nullable SeenUrls seen() {
    return seen;
  }

  /** Returns its index among the attributes or children of its parent. */
  int index() {
    return index;
  }

  List<FieldRule> attributes() {
    return attributes;
  }

  List<FieldRule> children() {
    return children;
  }

  /** Returns whether it is required, recommended or optional in its parent. */
  Need need() {
    return need;
  }

  /** Returns how often it may occur in its parent; the maximum if reading keeps only one. */
  int most() {
    return most;
  }

  /** Finds a rule by name; null if there is none. */
  static @Nullable FieldRule find(List<FieldRule> rules, String name) {
    for (FieldRule rule : rules) { // few, and names are constants
      if (rule.name.equals(name)) {
        return rule;
      }
    }
    return null;
  }
}
