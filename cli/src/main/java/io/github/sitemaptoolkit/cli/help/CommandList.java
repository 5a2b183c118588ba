package io.github.sitemaptoolkit.cli.help;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import picocli.CommandLine.Help;
import picocli.CommandLine.IHelpSectionRenderer;

/** Lists the commands in the help of the program, in groups and each on a line. */
public final class CommandList implements IHelpSectionRenderer {

  private static final int NAMES = 12; // the width of the names

  /** A group of commands. */
  private record Group(String heading, List<String> names) {}

  private static final List<Group> GROUPS =
      List.of(
          new Group(
              "Convert and look",
              List.of("convert", "count", "look", "diff", "merge", "split", "index")),
          new Group("Check", List.of("validate", "rules")),
          new Group(
              "Publish",
              List.of("init", "publish", "config", "update", "verify", "rollback", "tell")),
          new Group("A site's address", List.of("discover", "fetch")),
          new Group("Lists and help", List.of("formats", "doctor", "help")));

  /** Returns the names of the commands by group, all that a list of them shows. */
  public static Map<String, List<String>> groups() {
    Map<String, List<String>> groups = new LinkedHashMap<>();
    GROUPS.forEach(group -> groups.put(group.heading(), group.names()));
    return groups;
  }

  @Override
  public String render(Help help) {
    Map<String, Help> commands = help.subcommands();
    var text = new StringBuilder();
    for (Group group : GROUPS) {
      String heading = group.heading() + ':' + System.lineSeparator();
      for (String name : group.names()) {
        Help command = commands.get(name);
        if (command == null) {
          continue;
        }
        text.append(heading);
        heading = "";
        String[] header = command.commandSpec().usageMessage().header();
        text.append("  ").append(name).append(" ".repeat(NAMES - 2 - name.length()));
        text.append(Meaning.of(header[0])).append(System.lineSeparator());
      }
    }
    return text.toString();
  }
}
