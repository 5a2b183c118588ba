package io.github.sitemaptoolkit.publisher.plan;

import io.github.sitemaptoolkit.date.DateCheck;
import io.github.sitemaptoolkit.date.DateCodes;
import io.github.sitemaptoolkit.date.DateFault;
import io.github.sitemaptoolkit.element.Elements;
import io.github.sitemaptoolkit.extension.Descriptor;
import io.github.sitemaptoolkit.extension.Extensions.Registration;
import io.github.sitemaptoolkit.extension.Field;
import io.github.sitemaptoolkit.extension.FieldKind;
import io.github.sitemaptoolkit.extension.Need;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.model.ForeignElement;
import io.github.sitemaptoolkit.model.Node;
import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.problem.Code;
import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.problem.Problems;
import io.github.sitemaptoolkit.url.Reach;
import io.github.sitemaptoolkit.validator.check.EntryCheck.Finding;
import io.github.sitemaptoolkit.validator.rule.FieldFault;
import io.github.sitemaptoolkit.value.MediaDuration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Mends the values of extensions that crawlers cannot read as they are: an address that nobody, or
 * not the public, can request, such as a relative one, and a date that is none are left out, and so
 * is what cannot be without them, such as an image without its url. Playing times are written in
 * seconds.
 */
final class ValueMender {

  /** What a value is left out for. */
  static final Set<String> CODES = codes();

  private static final String DURATION = "duration";

  /** Is told what becomes of values. */
  interface Listener {

    /** A value is left out. */
    void leftOut(Code code, String value);

    /** A value is written otherwise. */
    void changed(Finding finding, String written);
  }

  private final Context context;
  private final Elements elements;

  ValueMender(Context context) {
    this.context = context;
    this.elements = new Elements(context.withProblems(new Problems())); // it was read before
  }

  private static Set<String> codes() {
    Set<String> codes = new HashSet<>(Reach.mediaCodes());
    codes.add(DateCodes.INVALID.id());
    codes.add(DateCodes.IMPOSSIBLE.id());
    return Set.copyOf(codes);
  }

  /** Returns whether a value is mended for what was found. */
  static boolean mends(Finding finding) {
    String code = finding.code().id();
    return (CODES.contains(code) && finding.path().indexOf('[') > 0)
        || (code.endsWith(DURATION + '-' + FieldFault.FORMAT) && finding.path().endsWith(DURATION));
  }

  /** Returns an entry with mended values. */
  UrlEntry mended(UrlEntry entry, List<Finding> findings, Listener listener) {
    List<@Nullable Node<?>> nodes = new ArrayList<>(entry.nodes());
    Map<Registration, List<Integer>> places = new HashMap<>();
    Deque<Runnable> told = new ArrayDeque<>(); // in the order of the values
    for (int i = findings.size() - 1; i >= 0; i--) { // from the end: numbers before it stay
      Finding finding = findings.get(i);
      ValuePath path = mends(finding) ? ValuePath.of(finding.path()) : null;
      Registration registration =
          path == null ? null : context.extensions().find(path.extension()).orElse(null);
      if (path == null || registration == null) {
        continue;
      }
      List<Integer> of = places.computeIfAbsent(registration, it -> places(entry, it));
      int at = path.number() <= of.size() ? of.get(path.number() - 1) : -1;
      Node<?> node = at < 0 ? null : nodes.get(at);
      if (node != null) {
        nodes.set(at, mended(node, registration, path, finding, told, listener));
      }
    }
    told.forEach(Runnable::run);
    List<Node<?>> left = new ArrayList<>();
    for (Node<?> node : nodes) {
      if (node != null) {
        left.add(node);
      }
    }
    return entry.toBuilder().nodes(left).build();
  }

  /** Returns which nodes of an entry are of an extension. */
  private static List<Integer> places(UrlEntry entry, Registration registration) {
    Class<?> type = registration.descriptor().type();
    List<Integer> places = new ArrayList<>();
    for (int i = 0; i < entry.nodes().size(); i++) {
      if (type.isInstance(entry.nodes().get(i).value())) {
        places.add(i);
      }
    }
    return places;
  }

  private @Nullable Node<?> mended(
      Node<?> node,
      Registration registration,
      ValuePath path,
      Finding finding,
      Deque<Runnable> told,
      Listener listener) {
    ForeignElement element = elements.element(node, lost -> {});
    String text = path.text(element);
    if (text == null) {
      return node; // it is in what was left out
    }
    MediaDuration duration = CODES.contains(finding.code().id()) ? null : MediaDuration.of(text);
    if (duration != null) {
      String seconds = String.valueOf(duration.seconds());
      told.addFirst(() -> listener.changed(finding, seconds));
      return node(path.with(element, seconds));
    }
    String shown = finding.path() + ' ' + Problem.quoted(text);
    told.addFirst(() -> listener.leftOut(finding.code(), shown));
    ValuePath whole = path;
    while (!whole.steps().isEmpty() && isRequired(whole, registration)) {
      whole = whole.parent();
    }
    return whole.steps().isEmpty() ? null : node(whole.with(element, null));
  }

  /** Returns what is wrong with the date of a value that gets out of date. */
  Code ofDate(Node<?> node, Descriptor<?> descriptor) {
    ForeignElement element = elements.element(node, lost -> {});
    for (Field field : descriptor.fields()) {
      if (field.kind() == FieldKind.DATE_TIME && field.need() == Need.REQUIRED) {
        var path = new ValuePath("", 1, List.of(new ValuePath.Step(field.name(), 1)));
        String date = path.text(element);
        DateFault fault = date == null ? null : DateCheck.fault(date);
        return fault == null
            ? FieldFault.MISSING.code(descriptor.id(), field.name())
            : fault.code();
      }
    }
    return DateCodes.INVALID;
  }

  private @Nullable Node<?> node(ForeignElement element) {
    elements.beginEntry();
    return elements.node(element, Location.of(""));
  }

  /** Returns whether what is around an element or attribute cannot be without it. */
  private static boolean isRequired(ValuePath path, Registration registration) {
    List<Field> attributes = registration.descriptor().attributes();
    List<Field> fields = registration.descriptor().fields();
    Field field = null;
    for (ValuePath.Step step : path.steps()) {
      field = find(step.isAttribute() ? attributes : fields, step);
      if (field == null) {
        return false;
      }
      attributes = field.attributes();
      fields = field.children();
    }
    return field != null && field.need() == Need.REQUIRED;
  }

  private static @Nullable Field find(List<Field> fields, ValuePath.Step step) {
    String name = step.isAttribute() ? step.name().substring(1) : step.name();
    return fields.stream().filter(field -> field.name().equals(name)).findFirst().orElse(null);
  }
}
