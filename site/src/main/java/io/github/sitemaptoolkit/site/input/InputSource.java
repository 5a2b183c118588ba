package io.github.sitemaptoolkit.site.input;

import io.github.sitemaptoolkit.batch.plan.Input;
import io.github.sitemaptoolkit.batch.plan.InvalidPlanException;
import io.github.sitemaptoolkit.batch.plan.RunFiles;
import io.github.sitemaptoolkit.batch.setting.SettingException;
import io.github.sitemaptoolkit.batch.walk.IndexChildren;
import io.github.sitemaptoolkit.batch.walk.ListedFiles;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.format.InputFormat;
import io.github.sitemaptoolkit.format.SitemapFormat;
import io.github.sitemaptoolkit.io.Source;
import io.github.sitemaptoolkit.limit.Limits;
import io.github.sitemaptoolkit.pages.option.PageOptions;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;

/** Opens inputs: files, standard input, and what has an address. */
public final class InputSource {

  private InputSource() {}

  /**
   * Opens an input. The caller closes the source.
   *
   * @param standard the standard input
   * @param context how it is read; may have {@link ListedFiles} that know what is in an index
   * @throws InvalidPlanException if the context lacks what its format needs
   */
  public static Source open(Input input, InputStream standard, Context context) throws IOException {
    Limits limits = context.limits();
    SitemapFormat given = InputFormat.given(context);
    if (given != null && readsDirectories(context) && PageOptions.base(context) == null) {
      throw SettingException.at(
          "from", ' ' + given.id() + " needs --base: the url of the folder, or of a single page");
    }
    IOException failure = input.failure();
    if (failure != null) {
      throw failure;
    } else if (input.isStandard()) {
      return Source.of(standard, Input.STANDARD, limits);
    }
    if (readsDirectories(context) && input.isFile() && Files.isDirectory(input.path())) {
      return Source.ofDirectory(input.path());
    }
    if (!input.isFile()) {
      return open(input.name(), context);
    }
    Source again = context.options(ListedFiles.NONE).again(input.path());
    return again == null ? Source.open(input.path(), limits) : again;
  }

  /**
   * Opens what has an address. The caller closes the source.
   *
   * @throws InvalidPlanException if nothing can be read from such addresses
   */
  public static Source open(String address, Context context) throws IOException {
    return AddressReader.of(context).open(address, context.limits());
  }

  /** Returns whether a directory is one input, and not its files. */
  public static boolean readsDirectories(Context context) {
    SitemapFormat given = InputFormat.given(context);
    return given != null && given.readsDirectories();
  }

  /** Returns whether the sitemaps of an index can be found: if it is no stream. */
  public static boolean hasChildren(Input index) {
    String name = index.name();
    return Input.isAddress(name) || (index.isFile() && IndexChildren.hasDirectory(name));
  }

  /**
   * Returns what finds the sitemaps of indexes: beside their files, in the same store, or at their
   * addresses.
   *
   * @param run the files of the run, to which those that are read are added
   */
  public static IndexChildren children(Context context, RunFiles run) {
    Limits limits = context.limits();
    IndexChildren files = IndexChildren.files(limits, run);
    return index ->
        Input.isAddress(index)
            ? AddressReader.of(context).children(index, limits)
            : files.of(index);
  }
}
