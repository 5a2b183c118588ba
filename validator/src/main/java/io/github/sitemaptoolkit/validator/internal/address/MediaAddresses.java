package io.github.sitemaptoolkit.validator.internal.address;

import io.github.sitemaptoolkit.extension.ElementWriter;
import io.github.sitemaptoolkit.extension.SitemapExtension;
import io.github.sitemaptoolkit.model.UrlExtension;
import io.github.sitemaptoolkit.validator.robots.AddressRole;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Finds the addresses of pictures and films in a value, as its extension writes it. */
public final class MediaAddresses implements ElementWriter {

  /**
   * An address.
   *
   * @param path its path in the value, such as {@code thumbnail_loc}
   */
  public record Found(AddressRole role, String path, String url) {}

  private final List<Found> found = new ArrayList<>();
  private final Map<String, Integer> counts = new HashMap<>(); // of the children, by name
  private String extension = "";
  private int depth;
  private @Nullable String child; // the one that is open; null if there is none
  private String text = "";

  /** Returns the addresses of a value. Valid until the next call. */
  public <E extends UrlExtension> List<Found> of(SitemapExtension<E> writer, UrlExtension value) {
    found.clear();
    counts.clear();
    depth = 0;
    extension = writer.descriptor().id();
    writer.write(writer.descriptor().type().cast(value), this);
    return found;
  }

  @Override
  public ElementWriter start(String name) {
    if (depth++ == 0) {
      child = name;
      text = "";
      counts.merge(name, 1, Integer::sum);
    }
    return this;
  }

  @Override
  public ElementWriter attribute(String name, @Nullable String value) {
    return this;
  }

  @Override
  public ElementWriter text(@Nullable String more) {
    if (more != null && depth == 1) {
      text += more;
    }
    return this;
  }

  @Override
  public ElementWriter end() {
    String name = child;
    if (--depth == 0 && name != null) {
      AddressRole role = AddressRole.of(extension, name);
      if (role != null && !text.isEmpty()) {
        int number = counts.getOrDefault(name, 1);
        found.add(new Found(role, number == 1 ? name : name + '[' + number + ']', text));
      }
      child = null;
    }
    depth = Math.max(0, depth); // the element of the value itself is ended by its writer
    return this;
  }
}
