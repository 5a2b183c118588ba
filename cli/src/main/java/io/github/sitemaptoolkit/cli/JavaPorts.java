package io.github.sitemaptoolkit.cli;

import io.github.sitemaptoolkit.cli.help.WrongUse;
import io.github.sitemaptoolkit.cli.option.ExtensionOptions;
import io.github.sitemaptoolkit.cli.option.PagesOfSite;
import io.github.sitemaptoolkit.cli.port.Ports;
import io.github.sitemaptoolkit.cli.report.Failures;
import io.github.sitemaptoolkit.cli.validate.CheckPagesArguments;
import io.github.sitemaptoolkit.cli.validate.EvidenceFiles;
import io.github.sitemaptoolkit.cli.validate.FolderCrawl;
import io.github.sitemaptoolkit.evidence.EvidenceFormats;
import io.github.sitemaptoolkit.site.check.turn.Threads;
import io.github.sitemaptoolkit.site.input.AddressReader;
import io.github.sitemaptoolkit.site.network.NetworkInputs;
import io.github.sitemaptoolkit.site.visit.AskedSites;

/** What the command has on the JVM: all ports. */
final class JavaPorts {

  static final Ports ALL =
      Ports.NONE
          .with(AddressReader.Network.class, NetworkInputs::applyTo)
          .with(CheckPagesArguments.Servers.class, AskedSites::new)
          .with(EvidenceFiles.class, (file, context) -> EvidenceFormats.load().open(file, context))
          .with(ExtensionOptions.Jars.class, ExtensionOptions::loaded)
          .with(PagesOfSite.Witness.class, FolderCrawl::read)
          .with(Threads.class, Threads.ofJava())
          .with(Failures.Wording.class, WrongUse::message);

  private JavaPorts() {}
}
