package io.github.sitemaptoolkit.web.command.jdk.io.github.sitemaptoolkit.cli.option;

/** Pages are not read. */
public final class PagesOfSite {

  public boolean isGiven() {
    return false;
  }
}
