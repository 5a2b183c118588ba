package io.github.sitemaptoolkit.web.command.jdk.io.github.sitemaptoolkit.cli.validate;

import io.github.sitemaptoolkit.cli.option.PagesOfSite;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.validator.site.SiteCheck;
import java.util.function.Consumer;

/** Pages are not read. */
final class PageWitness {

  private PageWitness() {}

  static void read(
      PagesOfSite pages, SiteCheck site, Context context, Consumer<Problem> findings) {}
}
