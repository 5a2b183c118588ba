package io.github.sitemaptoolkit.dist;

import io.github.sitemaptoolkit.cli.command.Commands;
import io.github.sitemaptoolkit.cli.help.HelpLayout;
import io.github.sitemaptoolkit.cli.report.Console;
import io.github.sitemaptoolkit.cli.report.MessageWriter;
import io.github.sitemaptoolkit.cli.report.Terminal;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.zip.GZIPOutputStream;
import picocli.CommandLine;

/**
 * Writes the manual pages and the completion scripts: {@code HelpFiles DIRECTORY CHANGELOG}. Below
 * the directory, {@code share} is laid out as {@code /usr/local/share} is, where {@code man} and
 * the shells look by themselves, and {@code debian} as Debian's {@code /usr/share}.
 */
final class HelpFiles {

  private HelpFiles() {}

  /** Writes the files. */
  public static void main(String[] args) throws IOException {
    Path share = Path.of(args[0], "share");
    Path debian = Path.of(args[0], "debian");
    CommandLine command = command();
    for (Map.Entry<String, String> page : manPages(command).entrySet()) {
      String name = "man/man1/" + page.getKey() + ".1";
      write(share.resolve(name), page.getValue());
      compress(share.resolve(name), debian.resolve(name + ".gz"));
    }
    String bash = BashCompletion.of(command);
    String zsh = ZshCompletion.of(command);
    String fish = FishCompletion.of(command);
    write(share.resolve("bash-completion/completions/sitemap"), bash);
    write(share.resolve("zsh/site-functions/_sitemap"), zsh);
    write(share.resolve("fish/vendor_completions.d/sitemap.fish"), fish);
    write(debian.resolve("bash-completion/completions/sitemap"), bash);
    write(debian.resolve("zsh/vendor-completions/_sitemap"), zsh);
    compress(Path.of(args[1]), debian.resolve("doc/sitemap-toolkit/changelog.gz"));
    write(debian.resolve("fish/vendor_completions.d/sitemap.fish"), fish);
  }

  /** Returns the command with the subcommands that its help lists, arranged as that is. */
  static CommandLine command() {
    var err = new MessageWriter(Writer.nullWriter(), true);
    var console =
        Console.of(
            InputStream.nullInputStream(), OutputStream.nullOutputStream(), err, Terminal.NONE);
    CommandLine command = Commands.all(console);
    for (CommandLine each : List.copyOf(command.getSubcommands().values())) {
      if (each.getCommandSpec().usageMessage().hidden()) {
        command.getCommandSpec().removeSubcommand(each.getCommandName());
      }
    }
    HelpLayout.arrange(command);
    return command;
  }

  /** Returns the pages by name, such as {@code sitemap-convert}. */
  static Map<String, String> manPages(CommandLine command) {
    Map<String, String> pages = new LinkedHashMap<>();
    pages.put("sitemap", ManPage.of(command));
    command.getSubcommands().forEach((name, sub) -> pages.put("sitemap-" + name, ManPage.of(sub)));
    return pages;
  }

  private static void write(Path file, String text) throws IOException {
    Files.createDirectories(file.getParent());
    Files.writeString(file, text);
  }

  private static void compress(Path file, Path compressed) throws IOException {
    Files.createDirectories(compressed.getParent());
    try (var out = new GZIPOutputStream(Files.newOutputStream(compressed))) {
      Files.copy(file, out);
    }
  }
}
