package io.github.sitemaptoolkit.cli.command;

import io.github.sitemaptoolkit.publisher.directory.PreviewStore;
import io.github.sitemaptoolkit.publisher.layout.SetNames;
import io.github.sitemaptoolkit.publisher.store.Store;
import java.io.Closeable;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/** Previews of the stores that a run publishes to, which are removed at its end. */
final class Previews implements PublishCommand.StorePreview, Closeable {

  private final List<PreviewStore> stores = new ArrayList<>(); // once publish has opened them

  @Override
  public Store of(Store published) throws IOException {
    PreviewStore store = PreviewStore.of(published);
    stores.add(store);
    return store;
  }

  /** Returns the names of the entry points: one for each place that the site is published to. */
  List<String> entryPoints() {
    return stores.stream()
        .map(store -> store.directory().resolve(SetNames.ENTRY_POINT).toString())
        .toList();
  }

  @Override
  public void close() throws IOException {
    for (PreviewStore store : stores) {
      store.close();
    }
  }
}
