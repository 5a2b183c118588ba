package io.github.sitemaptoolkit.web.command.jdk.io.github.sitemaptoolkit.cli.store;

import io.github.sitemaptoolkit.batch.walk.Children;
import io.github.sitemaptoolkit.cli.help.WrongUseException;
import io.github.sitemaptoolkit.io.Source;
import io.github.sitemaptoolkit.limit.Limits;

/** Stores are not read. */
public final class StoredFiles {

  private StoredFiles() {}

  public static Source open(String address, Limits limits) {
    throw new WrongUseException(address + ": stores are read by the command for Java only");
  }

  public static Children beside(String address, Limits limits) {
    throw new WrongUseException(address + ": stores are read by the command for Java only");
  }
}
