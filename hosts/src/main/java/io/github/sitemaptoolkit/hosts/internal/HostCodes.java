package io.github.sitemaptoolkit.hosts.internal;

import io.github.sitemaptoolkit.problem.Code;

/** The codes of problems of the files that tell hosts what to do. */
public final class HostCodes {

  /** A file is not read, as it is too long or not written in its language. */
  public static final Code FILE = Code.warning("host.file");

  /** The host ignores a rule, or does not do what it says. */
  public static final Code RULE = Code.warning("host.rule");

  /** What a rule does is not known. */
  public static final Code UNREAD = Code.warning("host.unread");

  private HostCodes() {}
}
