package io.github.sitemaptoolkit.xlsx.internal;

import io.github.sitemaptoolkit.problem.Code;

/** The codes of problems with workbooks. */
public final class XlsxCodes {

  /** The file is truncated or damaged. */
  public static final Code DAMAGED = Code.error("xlsx.damaged");

  /** The file is made to use far more memory or time than its rows need. */
  public static final Code BOMB = Code.error("xlsx.bomb");

  /** What cells share needs more memory than Java has. */
  public static final Code MEMORY = Code.error("xlsx.memory");

  /** The file is a workbook of a kind that is not supported. */
  public static final Code UNSUPPORTED = Code.error("xlsx.unsupported");

  /** The workbook has no sheet of the given name or number. */
  public static final Code NO_SUCH_SHEET = Code.error("xlsx.no-such-sheet");

  /** Other sheets of the workbook contain something, too. */
  public static final Code OTHER_SHEETS = Code.warning("xlsx.other-sheets");

  /** The only sheet with urls is read, which is not the first. */
  public static final Code FOUND_SHEET = Code.warning("xlsx.found-sheet");

  /** A cell contains an error, such as #REF!. */
  public static final Code CELL_ERROR = Code.error("xlsx.cell-error").asValueOnly();

  /** A formula was never calculated. */
  public static final Code NOT_CALCULATED = Code.error("xlsx.not-calculated").asValueOnly();

  /** A sheet has no room for what was to be written. */
  public static final Code NO_ROOM = Code.error("xlsx.no-room");

  private XlsxCodes() {}
}
