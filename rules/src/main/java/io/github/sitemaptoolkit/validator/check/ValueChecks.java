package io.github.sitemaptoolkit.validator.check;

import io.github.sitemaptoolkit.extension.Extensions;
import io.github.sitemaptoolkit.extension.Extensions.Registration;
import io.github.sitemaptoolkit.format.Places;
import io.github.sitemaptoolkit.model.ForeignElement;
import io.github.sitemaptoolkit.model.Node;
import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.model.UrlExtension;
import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.url.PrivateUrls;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Checks the values of extensions that one entry after the other has. */
final class ValueChecks {

  private final Extensions extensions;
  private final FindingTarget target;
  private final Instant now;
  private final PrivateUrls privateUrls;
  private final Map<Class<?>, ExtensionCheck<?>> checks = new LinkedHashMap<>();
  private final List<ExtensionCheck<?>> used = new ArrayList<>(); // by the current entry

  ValueChecks(Extensions extensions, FindingTarget target, Instant now, PrivateUrls privateUrls) {
    this.extensions = extensions;
    this.target = target;
    this.now = now;
    this.privateUrls = privateUrls;
  }

  /** Checks the values of an entry. Returns whether it has elements that no extension claims. */
  boolean check(UrlEntry entry, Places places) {
    boolean hasForeign = false;
    for (Node<?> node : entry.nodes()) {
      UrlExtension value = node.value();
      if (value instanceof ForeignElement) {
        hasForeign = true;
      } else {
        add(value, entry, places);
      }
    }
    for (ExtensionCheck<?> check : used) {
      check.finish(entry);
    }
    used.clear();
    return hasForeign;
  }

  private void add(UrlExtension value, UrlEntry entry, Places places) {
    ExtensionCheck<?> check = of(value);
    if (check == null) {
      return; // its writer reports it
    }
    if (!check.isUsed()) {
      used.add(check);
    }
    check.add(value, entry, places);
  }

  /** Returns the check for values like this one; null if no extension is registered for them. */
  @Nullable ExtensionCheck<?> of(UrlExtension value) {
    ExtensionCheck<?> known = checks.get(value.getClass());
    Registration registration =
        known == null ? extensions.find(value.getClass()).orElse(null) : null;
    if (registration != null) {
      known = ExtensionCheck.of(registration, target, now, privateUrls);
      checks.put(value.getClass(), known);
    }
    return known;
  }

  /** Checks what can only be said of all entries together. */
  void finishFile(Location document) {
    checks.values().forEach(check -> check.finishFile(document));
  }
}
