package io.github.sitemaptoolkit.converters.internal.feed.read;

import io.github.sitemaptoolkit.extension.ElementWriter;
import io.github.sitemaptoolkit.feed.FeedAccount;
import org.jspecify.annotations.Nullable;

/** Enters the texts of values in the account of the item that they were made of. */
record AccountWriter(FeedAccount account) implements ElementWriter {

  @Override
  public ElementWriter start(String name) {
    return this;
  }

  @Override
  public ElementWriter attribute(String name, @Nullable String value) {
    account.add(value);
    return this;
  }

  @Override
  public ElementWriter text(@Nullable String text) {
    account.add(text);
    return this;
  }

  @Override
  public ElementWriter end() {
    return this;
  }
}
