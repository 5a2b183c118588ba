package io.github.sitemaptoolkit.element;

import io.github.sitemaptoolkit.extension.Extensions;
import io.github.sitemaptoolkit.model.Node;
import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.problem.Reporter;
import io.github.sitemaptoolkit.service.Containment;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/**
 * Finds the values of an entry whose extensions fail to write them, so that they cost neither the
 * entry nor its other values.
 *
 * @since 0.1
 */
public final class FailingValues {

  private FailingValues() {}

  /**
   * Returns the nodes of an entry that their extensions can write. Reports each of the others.
   * Meant for an entry that could not be written as a whole.
   *
   * @return the same list if there are no others
   */
  public static List<Node<?>> without(
      List<Node<?>> nodes, Extensions extensions, Reporter reporter) {
    List<Node<?>> left = new ArrayList<>();
    for (Node<?> node : nodes) {
      try {
        if (extensions.canWrite(node)) {
          Elements.element(extensions, node, path -> {});
        }
        left.add(node);
      } catch (RuntimeException | Error e) {
        Containment.check(e);
        String name = extensions.nameOf(node);
        reporter.missing(
            ExtensionCodes.FAILED,
            () -> "a value of " + name + " cannot be written and is left out: " + e);
      }
    }
    return left.size() == nodes.size() ? nodes : left;
  }

  /**
   * Tries an entry without the values that their extensions cannot write, and reports it as left
   * out if that fails, too.
   *
   * @param failure why the whole entry could not be written
   * @param attempt throws what the code of an extension throws
   * @return whether the attempt ended without an exception
   */
  public static boolean without(
      UrlEntry entry,
      Throwable failure,
      Extensions extensions,
      Reporter reporter,
      Consumer<UrlEntry> attempt) {
    Containment.check(failure);
    List<Node<?>> left = without(entry.nodes(), extensions, reporter);
    if (left.size() < entry.nodes().size()) {
      try {
        attempt.accept(entry.toBuilder().nodes(left).build());
        return true;
      } catch (RuntimeException | Error e) {
        Containment.check(e);
      }
    }
    reporter.missing(
        ExtensionCodes.FAILED, () -> "the entry cannot be written and is left out: " + failure);
    return false;
  }
}
