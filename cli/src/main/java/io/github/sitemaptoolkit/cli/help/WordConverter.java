package io.github.sitemaptoolkit.cli.help;

import io.github.sitemaptoolkit.batch.setting.SettingText;
import java.util.List;
import java.util.Locale;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Reads the value of an option that is one of a few words, in any case. */
public abstract class WordConverter<E extends Enum<E>> implements ITypeConverter<E> {

  private final List<E> values;

  /** Creates a converter to these constants; the words are their names in lower case. */
  protected WordConverter(E[] values) {
    this.values = List.of(values);
  }

  @Override
  public final E convert(String text) {
    return values.stream()
        .filter(value -> SettingText.name(value).equals(text.toLowerCase(Locale.ROOT)))
        .findFirst()
        .orElseThrow(
            () ->
                new TypeConversionException(
                    SettingText.use(text, values.stream().map(SettingText::name).toList())));
  }
}
