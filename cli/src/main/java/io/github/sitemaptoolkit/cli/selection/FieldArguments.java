package io.github.sitemaptoolkit.cli.selection;

import io.github.sitemaptoolkit.batch.setting.SettingException;
import io.github.sitemaptoolkit.cli.help.HelpSection;
import io.github.sitemaptoolkit.cli.help.HelpSection.Section;
import io.github.sitemaptoolkit.converters.SelectedFields;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.site.setting.ChoiceMeaning;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** Which fields of entries are kept. */
@HelpSection(Section.SELECTING)
public final class FieldArguments {

  @Option(
      names = "--select",
      paramLabel = "FIELD",
      split = ",",
      description =
          "keep only these fields, such as loc,lastmod,image or loc,image.loc; in tables, they are"
              + " the columns, in this order (default: all that have values). What is left out"
              + " does not count as dropped")
  private List<String> fields = new ArrayList<>();

  /**
   * Returns what keeps the fields; null to keep all.
   *
   * @throws SettingException if a field does not exist
   */
  public @Nullable SelectedFields step(Context context) {
    return ChoiceMeaning.fields(fields, context);
  }
}
