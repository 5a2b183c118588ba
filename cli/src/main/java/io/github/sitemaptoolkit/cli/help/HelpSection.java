package io.github.sitemaptoolkit.cli.help;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** Under which heading of the help an option stands, or all options of a class. */
@Retention(RetentionPolicy.RUNTIME)
@Target({ElementType.TYPE, ElementType.FIELD})
public @interface HelpSection {

  /** The headings, in the order of the help. */
  enum Section {
    READING("Reading"),
    SELECTING("Choosing and changing entries"),
    WRITING("Writing"),
    TABLES("Tables"),
    FEEDS("Feeds"),
    BATCHES("Many files"),
    RESULT("The result"),
    LIMITS("Limits and safeguards"),
    MESSAGES("Messages, reports and the exit code"),
    GENERAL("Other options");

    private final String heading;

    Section(String heading) {
      this.heading = heading;
    }

    /** Returns the words of the heading. */
    public String heading() {
      return heading;
    }
  }

  /** Returns the heading. */
  Section value();
}
