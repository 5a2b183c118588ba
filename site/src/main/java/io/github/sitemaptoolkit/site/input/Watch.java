package io.github.sitemaptoolkit.site.input;

import io.github.sitemaptoolkit.io.Source;

/** Watches one thread that reads inputs, one after the other. */
public interface Watch {

  /** A watch that looks away. */
  Watch NONE =
      new Watch() {
        @Override
        public void reading(Source source) {}

        @Override
        public void show(long entries) {}
      };

  /** Says that the next input is read. Its source follows; those that an index lists are others. */
  default void nextInput() {}

  /** Returns a watch for one of several threads that read at the same time. */
  default Watch shared() {
    return this;
  }

  /** Says that this source is read from now on. */
  void reading(Source source);

  /** Shows the progress after an entry, unless it is too early; cheap enough for each entry. */
  void show(long entries);
}
