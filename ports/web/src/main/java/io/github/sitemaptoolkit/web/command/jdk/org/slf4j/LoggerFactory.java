package io.github.sitemaptoolkit.web.command.jdk.org.slf4j;

import org.slf4j.Logger;
import org.slf4j.helpers.NOPLogger;

/** Logs nothing. */
public final class LoggerFactory {

  private LoggerFactory() {}

  public static Logger getLogger(Class<?> type) {
    return NOPLogger.NOP_LOGGER;
  }

  public static Logger getLogger(String name) {
    return NOPLogger.NOP_LOGGER;
  }
}
