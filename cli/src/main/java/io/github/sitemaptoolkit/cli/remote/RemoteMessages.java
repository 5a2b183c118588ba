package io.github.sitemaptoolkit.cli.remote;

import io.github.sitemaptoolkit.cli.report.Console;
import io.github.sitemaptoolkit.cli.report.Verbosity;
import io.github.sitemaptoolkit.remote.http.RemoteCodes;
import io.github.sitemaptoolkit.remote.http.RemoteListener;
import io.github.sitemaptoolkit.remote.http.RemoteResponse;
import io.github.sitemaptoolkit.site.network.RemoteAnswers;
import io.github.sitemaptoolkit.text.ShownNumber;
import java.time.Duration;
import java.util.Locale;

/** Tells of redirects and pauses. */
final class RemoteMessages implements RemoteListener {

  private static final Duration LONG = Duration.ofSeconds(3);

  private final Console console;
  private final Verbosity verbosity;
  private final RemoteAnswers answers;

  RemoteMessages(Console console, Verbosity verbosity, RemoteAnswers answers) {
    this.answers = answers;
    this.console = console;
    this.verbosity = verbosity;
  }

  @Override
  public void redirected(String url, String target) {
    if (url.toLowerCase(Locale.ROOT).startsWith("https:") && target.startsWith("http:")) {
      if (!verbosity.isQuiet()) {
        print(
            url
                + ": warning: "
                + RemoteCodes.DOWNGRADE.id()
                + ": redirects from https to "
                + target
                + ", where anybody on the way can change the document");
      }
    } else if (verbosity.isVerbose()) {
      print(url + ": redirects to " + target);
    }
  }

  @Override
  public void answered(String url, RemoteResponse response) {
    answers.add(url, response);
  }

  @Override
  public void waiting(String url, int status, Duration pause) {
    if (verbosity.isVerbose() || (!verbosity.isQuiet() && pause.compareTo(LONG) > 0)) {
      print(url + ": answered " + status + "; waiting " + ShownNumber.time(pause));
    }
  }

  /** Tells which document of a site is read. */
  void reads(String site, String document) {
    if (!verbosity.isQuiet()) {
      print(site + ": reading " + document);
    }
  }

  private void print(String line) {
    synchronized (console) {
      console.err().println(line);
    }
  }
}
