package io.github.sitemaptoolkit.cli.config;

import io.github.sitemaptoolkit.batch.plan.RunFiles;
import io.github.sitemaptoolkit.cli.option.DocumentArguments;
import io.github.sitemaptoolkit.cli.option.FeedInputArguments;
import io.github.sitemaptoolkit.cli.option.TableArguments;
import io.github.sitemaptoolkit.format.Context;
import java.io.IOException;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** The options of publish that may stand in an {@code [[input]]}. */
@Command(name = "input")
final class InputOptions {

  @Mixin private DocumentArguments document = new DocumentArguments();

  @Mixin private TableArguments tables = new TableArguments();

  @Mixin private FeedInputArguments feeds = new FeedInputArguments();

  @Option(
      names = "--grow",
      description =
          "let the set grow with this feed: what has left the feed stays, until the feed says that"
              + " it was deleted, or gives the item with the same guid or id another url (default:"
              + " what is not in the file goes)")
  private boolean grow;

  /** Returns whether what has left the input stays in the set. */
  boolean grows() {
    return grow;
  }

  /**
   * Returns a context with these options.
   *
   * @param files the files of the run, to which those that the options name are added
   */
  Context applyTo(Context context, RunFiles files) throws IOException {
    return feeds.applyTo(tables.applyTo(document.applyTo(context, files), files));
  }
}
