package io.github.sitemaptoolkit.cli.help;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** The heading under which the help lists an option, or all options of a class. */
@Retention(RetentionPolicy.RUNTIME)
@Target({ElementType.TYPE, ElementType.FIELD})
public @interface HelpSection {

  /** The headings, in the order in which the help prints them. */
  enum Section {
    READING("Reading"),
    ADDRESSES("Addresses (http and https)"),
    SELECTING("Selecting and changing entries"),
    WRITING("Writing"),
    RULES("Rules"),
    TABLES("Tables"),
    FEEDS("Feeds"),
    PAGES("HTML pages"),
    BATCHES("Many files"),
    RESULT("Result"),
    LIMITS("Limits and safeguards"),
    MESSAGES("Messages, reports and exit code"),
    GENERAL("Other options");

    private final String heading;

    Section(String heading) {
      this.heading = heading;
    }

    /** Returns the text of the heading. */
    public String heading() {
      return heading;
    }
  }

  /** Returns the heading under which the help lists the option. */
  Section value();
}
