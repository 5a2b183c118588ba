package io.github.sitemaptoolkit.site.input;

import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.publisher.EntryConsumer;
import java.util.Collection;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Knows which of the named sets an entry may go to, as its input says. The entries pass one after
 * the other, so it need only know whose turn it is. Not thread-safe.
 */
public final class FedSets {

  /** What an input feeds: sets, or all if they are null. */
  private record Fed(FedSets by, @Nullable Set<String> names) {}

  private @Nullable Set<String> now; // null for all

  /** Returns a context to read an input that feeds these sets and no others, or all if none. */
  public Context only(Collection<String> names, Context context) {
    return names.isEmpty() ? context : context.with(new Fed(this, Set.copyOf(names)));
  }

  /** Returns whether the entry that passes now may go to a set. */
  public boolean feeds(String set) {
    return now == null || now.contains(set);
  }

  /** Returns a consumer of the entries of an input, which tells to whom they may go. */
  static EntryConsumer passing(Context context, EntryConsumer consumer) {
    Fed fed = context.options(new Fed(new FedSets(), null));
    if (fed.names == null) {
      return consumer;
    }
    return (entry, location) -> {
      fed.by.now = fed.names;
      consumer.accept(entry, location);
      fed.by.now = null;
    };
  }
}
