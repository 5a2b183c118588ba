package io.github.sitemaptoolkit.site.setting;

import io.github.sitemaptoolkit.batch.plan.RunFiles;
import io.github.sitemaptoolkit.batch.setting.InputSettings;
import io.github.sitemaptoolkit.batch.setting.SettingException;
import io.github.sitemaptoolkit.format.Context;
import java.io.IOException;

/** How an input is read with its settings. */
public final class InputMeaning {

  private InputMeaning() {}

  /**
   * Returns a context that reads an input with settings.
   *
   * @param files the files of the run, to which those that the settings name are added
   * @throws SettingException if one of them is wrong
   * @throws IOException if a file that they name cannot be read
   */
  public static Context applyTo(Context context, InputSettings settings, RunFiles files)
      throws IOException {
    Context documents = FormatMeaning.applyTo(context, settings.document(), files);
    Context tables = TableMeaning.applyTo(documents, settings.tables(), files);
    return FeedMeaning.applyTo(tables, settings.feeds());
  }
}
