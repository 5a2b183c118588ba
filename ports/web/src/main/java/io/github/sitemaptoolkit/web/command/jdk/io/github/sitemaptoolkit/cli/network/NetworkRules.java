package io.github.sitemaptoolkit.web.command.jdk.io.github.sitemaptoolkit.cli.network;

import io.github.sitemaptoolkit.validator.site.SiteCheck;

/** Nothing is asked. */
public final class NetworkRules {

  NetworkRules() {}

  public void begin(SiteCheck site) {}

  public void addRobots(String input, SiteCheck site) {}

  public void addAnswers(SiteCheck site) {}
}
