package io.github.sitemaptoolkit.cli.config;

import io.github.sitemaptoolkit.batch.jar.UntrustedJarsException;
import io.github.sitemaptoolkit.batch.plan.RunFiles;
import io.github.sitemaptoolkit.batch.setting.SettingException;
import io.github.sitemaptoolkit.batch.setting.SiteException;
import io.github.sitemaptoolkit.cli.option.ExtensionOptions;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.site.config.ConfigCodes;
import io.github.sitemaptoolkit.site.config.Setting;
import io.github.sitemaptoolkit.site.config.Settings;
import io.github.sitemaptoolkit.site.config.SiteFile;
import io.github.sitemaptoolkit.site.config.SitePlace;
import io.github.sitemaptoolkit.site.network.NetworkSettings;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.ParameterException;

/** What a command knows about a site: its configuration file, and where its options are set. */
public final class CommandSite implements KnownSite {

  private final CommandLine command;
  private final SiteFile site;
  private final Map<String, String> environment;
  private final Map<String, Setting> options;
  private final Collection<Setting> network;

  /**
   * Creates a site.
   *
   * @param environment the variables
   * @param options the options that are set, by their keys
   * @param network what the file says of the network, even if the call says something else
   */
  CommandSite(
      CommandLine command,
      SiteFile site,
      Map<String, String> environment,
      Map<String, Setting> options,
      Collection<Setting> network) {
    this.command = command;
    this.site = site;
    this.environment = environment;
    this.options = options;
    this.network = List.copyOf(network);
  }

  /** Returns what the file says. */
  public SiteFile site() {
    return site;
  }

  @Override
  public Optional<String> fileName() {
    return site.fileName();
  }

  @Override
  public List<SitePlace> places() {
    return site.places(set("output", site.output()).orElse(null), baseUrl().orElse(null));
  }

  /** Returns the url of the site; empty if neither the environment nor the file says it. */
  public Optional<String> baseUrl() {
    return set("base-url", site.baseUrl());
  }

  /** Returns whether an option is set by the call or the environment. */
  public boolean isNear(String key) {
    Setting setting = options.get(key);
    return setting != null && setting.at() == null;
  }

  /** Returns what the environment says, else the file; nothing where there is no file. */
  private Optional<String> set(String key, Optional<String> inFile) {
    String variable = environment.get(CommandSettings.variable(key));
    return variable == null || fileName().isEmpty() ? inFile : Optional.of(variable);
  }

  @Override
  public void addTo(RunFiles files) {
    site.addTo(files);
  }

  @Override
  public RuntimeException reworded(RuntimeException e) {
    if (e instanceof SettingException setting) {
      return Settings.placed(setting, options);
    }
    return CommandSettings.reworded(
        e instanceof ParameterException wrong
            ? wrong
            : new ParameterException(command, String.valueOf(e.getMessage()), e),
        options,
        command);
  }

  /**
   * Lets what the file names run, be connected to or be sent only if it is trusted.
   *
   * @param trusted the digests of what is
   * @param extensions where jars are loaded, which are checked then
   * @throws SiteException if the file has settings of the network that are not trusted
   */
  public void trustOnly(Set<String> trusted, ExtensionOptions extensions) {
    List<Setting> inFile = options.values().stream().filter(it -> it.at() != null).toList();
    List<String> texts = new ArrayList<>();
    site.inputs().forEach(input -> texts.add(input.written()));
    inFile.stream().filter(this::mayBeRead).forEach(it -> texts.addAll(it.values()));
    new NetworkSettings(network, inFile, texts).check(trusted);
    if (jars() != null) {
      extensions.trustOnly(trusted, this::untrusted);
    }
  }

  /** Returns whether an option has names of what is read, not urls of pages or of the site. */
  private boolean mayBeRead(Setting setting) {
    OptionSpec option = command.getCommandSpec().findOption("--" + setting.key());
    return !NetworkSettings.KEYS.contains(setting.key())
        && (option == null || !option.paramLabel().startsWith("URL"));
  }

  private @Nullable Setting jars() {
    Setting setting = options.get("extensions");
    return setting == null || setting.at() == null ? null : setting;
  }

  /** Returns the exception for jars that the file names and nobody trusts. */
  private RuntimeException untrusted(UntrustedJarsException e) {
    Setting setting = Objects.requireNonNull(jars());
    Problem problem =
        Problem.of(
            ConfigCodes.UNTRUSTED,
            "jars that this file names run only if you trust them; nothing was done",
            Objects.requireNonNull(setting.at()));
    List<String> hints = new ArrayList<>();
    e.digests().forEach((jar, digest) -> hints.add("  " + digest + "  " + jar));
    hints.add(
        "If you know where they come from, trust these bytes: "
            + e.digests().values().stream()
                .distinct()
                .map(digest -> "--trust " + digest)
                .collect(Collectors.joining(" "))
            + ", or the digests in SITEMAP_TRUST");
    return new SiteException(problem, hints);
  }

  Map<String, Setting> options() {
    return options;
  }
}
