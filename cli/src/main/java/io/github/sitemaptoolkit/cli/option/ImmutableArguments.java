package io.github.sitemaptoolkit.cli.option;

import io.github.sitemaptoolkit.cli.help.HelpSection;
import io.github.sitemaptoolkit.cli.help.HelpSection.Section;
import io.github.sitemaptoolkit.publisher.Publisher;
import io.github.sitemaptoolkit.publisher.layout.Keep;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;
import picocli.CommandLine.TypeConversionException;

/** Whether the names of sitemaps are immutable. */
@HelpSection(Section.WRITING)
public final class ImmutableArguments {

  /** Parses for how long former sets are kept. */
  static final class KeepConverter implements ITypeConverter<Keep> {

    @Override
    public Keep convert(String text) {
      try {
        return Keep.parse(text);
      } catch (IllegalArgumentException e) {
        throw new TypeConversionException(String.valueOf(e.getMessage()));
      }
    }
  }

  @Spec(Spec.Target.MIXEE)
  private CommandSpec spec = CommandSpec.create();

  @Option(
      names = "--immutable",
      description =
          "name each sitemap by its contents, so that it never changes, and always write an index:"
              + " crawlers see the old set or the new one, never a mixture; for buckets and caches")
  private boolean immutable;

  @Option(
      names = "--keep",
      paramLabel = "TIME|N",
      converter = KeepConverter.class,
      description =
          "how long --immutable keeps the sitemaps of former sets: a time such as 12h or 7d, or a"
              + " number of sets (default: 1d)")
  private @Nullable Keep keep;

  /**
   * Applies the options.
   *
   * @throws ParameterException if former sets are to be kept, but names are not immutable
   */
  public void applyTo(Publisher publisher) {
    if (keep != null && !immutable) {
      throw new ParameterException(
          spec.commandLine(), "--keep " + keep + ": former sets are kept only with --immutable");
    }
    publisher.immutable(immutable);
    if (keep != null) {
      publisher.keep(keep);
    }
  }
}
