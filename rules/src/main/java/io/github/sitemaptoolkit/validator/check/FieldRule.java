package io.github.sitemaptoolkit.validator.check;

import io.github.sitemaptoolkit.extension.Field;
import io.github.sitemaptoolkit.extension.FieldKind;
import io.github.sitemaptoolkit.extension.Need;
import io.github.sitemaptoolkit.problem.Code;
import io.github.sitemaptoolkit.url.PageUrls;
import io.github.sitemaptoolkit.url.PrivateUrls;
import io.github.sitemaptoolkit.validator.repeat.MostlySame;
import io.github.sitemaptoolkit.validator.repeat.SeenUrls;
import io.github.sitemaptoolkit.validator.rule.FieldFault;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * What is checked of one element or attribute of an extension: its {@link Field}, and those of its
 * attributes and children. Made once for each document.
 */
final class FieldRule {

  private final String extension;
  private final FindingTarget target;
  private final @Nullable Glance glance;
  private final boolean reportsAbsent;
  private final boolean reportsDeprecated;
  private final PrivateUrls privateUrls;
  private final String path; // from the extension's element, without numbers
  private final @Nullable Field field; // null for the extension's own element without text
  private final String name;
  private final String shown;
  private final int index;
  private final List<FieldRule> attributes = new ArrayList<>();
  private final List<FieldRule> children = new ArrayList<>();
  private final List<FieldRule> counted = new ArrayList<>(); // the children whose number matters
  private final @Nullable PageUrls urls; // those in the file, which often have one host
  private final @Nullable SeenUrls seen; // the values in the file, if they must be unique
  private final @Nullable MostlySame mostly; // what the values in the file are, if they must differ
  private final Need need;
  private final int most;
  private final Map<FieldFault, Code> codes = new EnumMap<>(FieldFault.class);

  private FieldRule(
      String extension,
      FindingTarget target,
      PrivateUrls privateUrls,
      String path,
      @Nullable Field field,
      String name,
      String shown,
      int index) {
    this.extension = extension;
    this.target = target;
    this.privateUrls = privateUrls;
    this.path = path;
    this.field = field;
    this.name = name;
    this.shown = shown;
    this.index = index;
    this.need = field == null ? Need.OPTIONAL : field.need();
    this.most = field == null || !field.canRepeat() ? Integer.MAX_VALUE : field.most();
    boolean empty =
        field != null && need != Need.REQUIRED && (field.canBeEmpty() || !wants(FieldFault.EMPTY));
    this.glance = field == null ? null : new Glance(field, empty);
    this.reportsAbsent = need == Need.RECOMMENDED && wants(FieldFault.ABSENT);
    boolean deprecated = field != null && field.deprecatedSince() != null;
    this.reportsDeprecated = deprecated && wants(FieldFault.DEPRECATED);
    boolean unique = field != null && field.isUnique() && wants(FieldFault.NOT_UNIQUE);
    this.seen = unique ? SeenUrls.ofField() : null;
    boolean varies = field != null && field.isVarying() && wants(FieldFault.MOSTLY_SAME);
    this.mostly = varies ? new MostlySame() : null;
    this.urls = field != null && field.kind() == FieldKind.URL ? new PageUrls(privateUrls) : null;
  }

  /**
   * Returns the rule of an extension's own element.
   *
   * @param element its qualified name
   * @param target tells which findings are reported
   * @param privateUrls the hosts that are meant although the public cannot reach them
   */
  static FieldRule of(
      String extension,
      String element,
      List<Field> attributes,
      List<Field> fields,
      FindingTarget target,
      PrivateUrls privateUrls) {
    Field content = fields.stream().filter(Field::isContent).findFirst().orElse(null);
    var rule = new FieldRule(extension, target, privateUrls, "", content, element, element, 0);
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
              target,
              privateUrls,
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
                target,
                privateUrls,
                path.isEmpty() ? name : path + '.' + name,
                child,
                name,
                prefix + name,
                children.size());
        rule.addAttributes(child.attributes());
        rule.addChildren(child.children(), prefix);
        children.add(rule);
        if (rule.need == Need.REQUIRED || rule.reportsAbsent || rule.most < Integer.MAX_VALUE) {
          counted.add(rule);
        }
      }
    }
  }

  /** Returns whether a fault of this element or attribute is reported. */
  boolean wants(FieldFault fault) {
    return target.wants(fault, code(fault));
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

  /** Returns what the values in the file mostly are; null if they need not differ. */
  @Nullable MostlySame mostly() {
    return mostly;
  }

  /** Returns the judge of the urls in the file; null if the field is none. */
  @Nullable PageUrls urls() {
    return urls;
  }

  /**
   * Returns whether a value is fine at a glance.
   *
   * @param dates whether dates are checked
   * @param texts whether texts are checked
   */
  boolean isFine(String text, boolean dates, boolean texts) {
    return glance != null && seen == null && glance.isFine(text, dates, texts);
  }

  /** Returns whether it is reported that the field is recommended. */
  boolean reportsAbsent() {
    return reportsAbsent;
  }

  /** Returns whether it is reported that the field is deprecated. */
  boolean reportsDeprecated() {
    return reportsDeprecated;
  }

  /** Returns whether it has only text. */
  boolean isLeaf() {
    return attributes.isEmpty() && children.isEmpty();
  }

  /** Returns the children that are needed or may occur only so often. */
  List<FieldRule> counted() {
    return counted;
  }

  /** Calls an action with this rule, and those of all attributes and children. */
  void forEach(Consumer<FieldRule> action) {
    action.accept(this);
    attributes.forEach(attribute -> attribute.forEach(action));
    children.forEach(child -> child.forEach(action));
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

  /**
   * Finds a rule by name; null if there is none.
   *
   * @param from where to begin: fields mostly come in their order
   */
  static @Nullable FieldRule find(List<FieldRule> rules, String name, int from) {
    int size = rules.size(); // few, and names are constants
    for (int i = 0, at = from; i < size; i++, at++) {
      FieldRule rule = rules.get(at < size ? at : at - size);
      if (rule.name.equals(name)) {
        return rule;
      }
    }
    return null;
  }
}
