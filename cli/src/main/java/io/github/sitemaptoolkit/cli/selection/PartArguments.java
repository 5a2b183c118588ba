package io.github.sitemaptoolkit.cli.selection;

import io.github.sitemaptoolkit.cli.help.HelpSection;
import io.github.sitemaptoolkit.cli.help.HelpSection.Section;
import io.github.sitemaptoolkit.cli.help.WrongUseException;
import io.github.sitemaptoolkit.converters.EntrySample;
import java.util.stream.StreamSupport;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** How many of the entries are taken that were selected: the first ones, or a sample. */
@HelpSection(Section.SELECTING)
public final class PartArguments {

  private static final int MOST_SAMPLED = 1_000_000; // they are held in memory

  @Mixin private HeadArgument head = new HeadArgument();

  @Option(
      names = "--sample",
      paramLabel = "N[:SEED]",
      description =
          "take a random sample of N of the entries that are kept, in their order; the same SEED"
              + " (default: 1) gives the same sample")
  private @Nullable String sample;

  /** Checks the options. */
  public void check() {
    if (head.isGiven() && sample != null) {
      throw new WrongUseException("--head and --sample cannot be given together");
    }
    most();
    sampleSize();
    seed();
  }

  /** Returns the most entries to take. */
  public long most() {
    return head.most();
  }

  /** Returns the size of the sample; 0 if none is wanted. */
  public int sampleSize() {
    if (sample == null) {
      return 0;
    }
    long size = number(sample.indexOf(':') < 0 ? sample : sample.substring(0, sample.indexOf(':')));
    if (size < 1 || size > MOST_SAMPLED) {
      throw wrong();
    }
    return (int) size;
  }

  /** Returns the seed of the sample. */
  public long seed() {
    int colon = sample == null ? -1 : sample.indexOf(':');
    return sample == null || colon < 0 ? 1 : number(sample.substring(colon + 1));
  }

  /** Returns the part of entries that is taken. */
  public <E> Iterable<E> of(Iterable<E> entries) {
    if (sampleSize() == 0) {
      return () -> StreamSupport.stream(entries.spliterator(), false).limit(most()).iterator();
    }
    EntrySample<E> taken = new EntrySample<>(sampleSize(), seed());
    entries.forEach(entry -> taken.add(entry, null));
    return taken.entries();
  }

  private long number(String text) {
    try {
      return Long.parseLong(text);
    } catch (NumberFormatException e) {
      throw wrong();
    }
  }

  private WrongUseException wrong() {
    return new WrongUseException(
        "--sample "
            + sample
            + ": give a number from 1 to "
            + MOST_SAMPLED
            + ", such as 100 or 100:7");
  }
}
