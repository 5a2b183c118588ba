package io.github.sitemaptoolkit.site.input;

import io.github.sitemaptoolkit.converters.reading.ReadingListener;
import io.github.sitemaptoolkit.converters.reading.StandingAbout;
import io.github.sitemaptoolkit.converters.reading.TableAbout;
import io.github.sitemaptoolkit.converters.reading.TableAbout.Kind;
import io.github.sitemaptoolkit.converters.reading.TableReading;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.publisher.guard.NewElements;
import io.github.sitemaptoolkit.publisher.layout.Manifest;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * What the tables of a set may be read for beside pages: all if nothing is published yet, then what
 * the set has of it, unless the caller asks for more.
 */
public final class StandingKinds implements NewElements {

  /** The ids of the extensions whose elements are of a kind. */
  private static final Map<Kind, String> IDS =
      Map.of(Kind.FILMS, "video", Kind.PICTURES, "image", Kind.LANGUAGES, "link");

  private final boolean whole;
  private TableAbout asked = TableAbout.FOUND;
  private final List<Manifest> published = new ArrayList<>(); // one for each place that has one
  private final Set<String> read = new TreeSet<>();

  /**
   * Creates what knows no set yet.
   *
   * @param whole whether the inputs are all of the set: what nobody asks for any more is then gone
   */
  public StandingKinds(boolean whole) {
    this.whole = whole;
  }

  /**
   * Returns a context in which tables are read for what the set has.
   *
   * @param held whether there is something else that knows how the tables were read
   */
  public Context applyTo(Context context, boolean held) {
    asked = context.options(TableAbout.FOUND);
    ReadingListener given = context.options(ReadingListener.NONE);
    Consumer<TableReading> taken = reading -> read.addAll(reading.recognised());
    Context watched =
        context.with(new ReadingListener(taken.andThen(given.listener()), given.before()));
    return held ? watched : watched.with(new StandingAbout(this::kinds, this::hasChanges));
  }

  private @Nullable Set<Kind> kinds() {
    if (published.isEmpty()) {
      return EnumSet.allOf(Kind.class);
    }
    Set<String> ids = known();
    if (ids == null) {
      return null;
    }
    Set<Kind> kinds = EnumSet.allOf(Kind.class);
    kinds.removeIf(kind -> !ids.contains(IDS.get(kind)));
    return kinds;
  }

  private boolean hasChanges() {
    return published.isEmpty()
        || published.stream()
            .flatMap(manifest -> manifest.parts().stream())
            .anyMatch(it -> it.lastmod() != null);
  }

  /** Returns what any place has; null if nobody has looked at one of them. */
  private @Nullable Set<String> known() {
    Set<String> ids = new TreeSet<>();
    for (Manifest manifest : published) {
      Set<String> own = manifest.choices().recognised();
      if (own == null) {
        return null;
      }
      ids.addAll(own);
    }
    return ids;
  }

  @Override
  public void published(@Nullable Manifest manifest) {
    if (manifest != null) {
      published.add(manifest);
    }
  }

  @Override
  public @Nullable Set<String> recognised() {
    Set<String> known = known();
    Set<String> ids = new TreeSet<>(read);
    if (asked.asked()) {
      asked.kinds().forEach(kind -> ids.add(IDS.get(kind)));
    }
    if (known != null && !(whole && asked.asked())) {
      ids.addAll(known);
    }
    return known == null && ids.isEmpty() ? null : ids;
  }
}
