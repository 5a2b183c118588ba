package io.github.sitemaptoolkit.site.look;

import io.github.sitemaptoolkit.batch.plan.RunFiles;
import io.github.sitemaptoolkit.converters.Step;
import io.github.sitemaptoolkit.look.Look;
import io.github.sitemaptoolkit.look.LookChanges;
import io.github.sitemaptoolkit.model.UrlEntry;
import java.io.IOException;
import org.jspecify.annotations.Nullable;

/** An older version of the set: each of its urls is compared. */
final class OldSet implements Against {

  private final String name;
  private final ComparedSets sets;
  private boolean whole = true; // so far, of the newer one
  private boolean any; // whether that has entries
  private boolean damaged; // whether these may be wrong

  private OldSet(String name, ComparedSets sets) {
    this.name = name;
    this.sets = sets;
  }

  /**
   * Reads an older version. The caller closes what is returned.
   *
   * @throws io.github.sitemaptoolkit.problem.SitemapException if it cannot be read
   */
  static OldSet read(SetVersion version, @Nullable Step choice, RunFiles run) throws IOException {
    var sets = new ComparedSets(version.context());
    try {
      sets.beforeIsRead(version.name(), version.read(sets::before, choice, run));
      return new OldSet(version.name(), sets);
    } catch (IOException | RuntimeException e) {
      sets.close();
      throw e;
    }
  }

  @Override
  public void add(UrlEntry entry) {
    any = true;
    sets.after(entry);
  }

  @Override
  public void partly() {
    whole = false;
  }

  @Override
  public void damaged() {
    damaged = true;
  }

  @Override
  public @Nullable LookChanges changes(Look look) throws IOException {
    if (damaged || (!whole && !any)) {
      return null; // what was read would seem to be added, or what was not to be removed
    }
    sets.afterIsRead("the newer version", whole);
    return sets.changes(name, change -> {});
  }

  @Override
  public void close() throws IOException {
    sets.close();
  }
}
