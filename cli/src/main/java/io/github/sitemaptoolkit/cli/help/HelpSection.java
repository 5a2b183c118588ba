package io.github.sitemaptoolkit.cli.help;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import java.util.Arrays;
import java.util.Optional;

/** The heading under which the help lists an option, or all options of a class. */
@Retention(RetentionPolicy.RUNTIME)
@Target({ElementType.TYPE, ElementType.FIELD})
public @interface HelpSection {

  /** The headings, in the order in which the help prints them; each is a topic of its own. */
  enum Section {
    READING("reading", "Reading", "base url, lists of files"),
    ADDRESSES("addresses", "Addresses (http and https)", "local sites, passwords"),
    SELECTING("selecting", "Selecting and changing entries", "by url, date and field"),
    WRITING("writing", "Writing", "sizes, names, keys"),
    RULES("checking", "Checking", "rules, crawls, moved urls"),
    TABLES("tables", "Tables", "CSV, Excel, JSON, columns"),
    FEEDS("feeds", "Feeds", "news, media, title"),
    PAGES("pages", "HTML pages", "HTML folders: urls, dates"),
    BATCHES("batches", "Many files", "parallel jobs, updates"),
    RESULT("result", "Result", "JSON, what is counted"),
    LIMITS("limits", "Limits and safeguards", "sizes, losses, temp files"),
    MESSAGES("messages", "Messages, reports and exit code", "reports, exit, colours"),
    GENERAL("other", "Other options", "jars of extensions");

    private final String word;
    private final String heading;
    private final String hint;

    Section(String word, String heading, String hint) {
      this.word = word;
      this.heading = heading;
      this.hint = hint;
    }

    /** Returns the topic with this word; empty if there is none. */
    public static Optional<Section> of(String word) {
      return Arrays.stream(values()).filter(it -> it.word.equals(word)).findFirst();
    }

    /** Returns the word behind {@code sitemap help} that prints all of these options. */
    public String word() {
      return word;
    }

    /** Returns the text of the heading. */
    public String heading() {
      return heading;
    }

    /** Returns what the options are about, in a few words that stand beside {@link #word()}. */
    public String hint() {
      return hint;
    }
  }

  /** Returns the heading under which the help lists the option. */
  Section value();
}
