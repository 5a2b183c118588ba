package io.github.sitemaptoolkit.xlsx.internal;

import io.github.sitemaptoolkit.limit.Limits;
import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.problem.Problem;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import javax.xml.stream.XMLStreamConstants;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamReader;
import org.jspecify.annotations.Nullable;

/** Checks the XML of parts for what fastexcel cannot read, or would need endless memory for. */
final class PartScan {

  private static final int LONGEST_NUMBER = 1000; // a double has 309 digits before its point
  private static final String STRICT = "http://purl.oclc.org/ooxml/spreadsheetml/main";

  private static final int DEEPEST = 1000; // elements; charts and drawings have some twenty

  /** How often fastexcel may compare or copy for formulas, which takes it some seconds. */
  private static final long MOST_WORK = 1_000_000_000;

  private final Limits limits;
  private final Location location;
  private final HeldMemory held;
  private final Uncalculated uncalculated = new Uncalculated();
  private final Relations relations;
  private final Set<String> dated = new HashSet<>(); // parts with dates of ISO 8601
  private long mostShared; // texts in one part
  private long lastShared = -1; // that a cell refers to

  // of the current part
  private String part = "";
  private boolean rows; // whether a sheet's rows have begun, and not ended
  private final Map<String, Integer> formulas = new HashMap<>(); // shared ones, with their lengths
  private long shared;
  private int depth;
  private long cells;
  private long arrays;
  private long copied;
  private long row;
  private long rowLength;
  private int column;

  // of the current cell or shared text
  private String type = "n";
  private boolean formula;
  private boolean inline;
  private long length;
  private @Nullable StringBuilder value; // null outside of the element
  private boolean valued;
  private @Nullable String definition; // the id of the shared formula that begins here

  PartScan(Limits limits, HeldMemory held, Location location) {
    this.limits = limits;
    this.held = held;
    this.relations = new Relations(held);
    this.location = location;
  }

  /**
   * Looks through a part.
   *
   * @param name its name in the archive
   * @param bytes where the parser reads the part from: what it reads for one piece of markup or for
   *     one text, it keeps in memory
   */
  void scan(String name, XMLStreamReader in, PartInput bytes) throws XMLStreamException {
    part = Relations.plain(name);
    relations.begin(name);
    formulas.clear();
    shared = 0;
    depth = 0;
    cells = 0;
    arrays = 0;
    copied = 0;
    row = -1;
    length = 0;
    rows = false;
    while (in.hasNext()) {
      bytes.beginMarkup();
      switch (in.next()) {
        case XMLStreamConstants.START_ELEMENT -> {
          hold(in);
          start(in);
        }
        case XMLStreamConstants.END_ELEMENT -> {
          depth--;
          end(in.getLocalName());
        }
        case XMLStreamConstants.CHARACTERS, XMLStreamConstants.CDATA, XMLStreamConstants.SPACE -> {
          bytes.beginText();
          text(in, in.getTextLength());
        }
        case XMLStreamConstants.DTD, XMLStreamConstants.ENTITY_REFERENCE ->
            throw WorkbookFaults.unsupported(
                "the workbook contains a document type or an entity, which workbooks must not;"
                    + " save it with Excel or LibreOffice again",
                location);
        default -> {} // comments and such
      }
    }
    mostShared = Math.max(mostShared, shared);
  }

  /** Counts what the parser keeps of a start tag, and fastexcel of some elements. */
  private void hold(XMLStreamReader in) {
    if (++depth > DEEPEST) {
      throw WorkbookFaults.bomb("a part of the workbook is nested too deeply", location);
    }
    held.name(in.getLocalName());
    boolean kept =
        switch (in.getLocalName()) {
          case "si", "numFmt", "xf", "Relationship", "sheet", "hyperlink" -> true;
          default -> false;
        };
    if (kept) {
      held.expectObject();
    }
    for (int i = 0; i < in.getAttributeCount(); i++) {
      held.name(in.getAttributeLocalName(i));
      if (kept) {
        held.expectText(in.getAttributeValue(i).length());
      }
    }
  }

  private void start(XMLStreamReader in) {
    switch (in.getLocalName()) {
      case "workbook" -> {
        if (STRICT.equals(in.getNamespaceURI())) {
          throw WorkbookFaults.unsupported(
              "this is a Strict Open XML workbook; save it as an Excel Workbook (.xlsx)", location);
        }
        relations.start(in);
      }
      case "sheetData" -> rows = true;
      case "si" -> {
        shared++;
        length = 0;
      }
      default -> {
        if (rows) { // charts and drawings have elements of the same names
          startInRows(in);
        } else {
          relations.start(in);
        }
      }
    }
  }

  private void startInRows(XMLStreamReader in) {
    switch (in.getLocalName()) {
      case "row" -> {
        row++;
        rowLength = 0;
        column = -1;
      }
      case "c" -> cell(in);
      case "f" -> formula(in);
      case "v" -> {
        value = new StringBuilder();
        length = 0;
      }
      case "is" -> inline = true;
      case "rPh" -> {
        if (inline) { // fastexcel would add it to the text
          throw WorkbookFaults.unsupported(
              cellName() + " has a phonetic guide; save the workbook with Excel again", location);
        }
      }
      default -> {} // nothing that matters here
    }
  }

  private void cell(XMLStreamReader in) {
    cells++;
    length = 0;
    formula = false;
    valued = false;
    inline = false;
    String given = in.getAttributeValue(null, "t");
    type = given == null ? "n" : given;
    String address = in.getAttributeValue(null, "r");
    int place = address == null ? column + 1 : Columns.column(address);
    if (place <= column || place >= Columns.MOST_COLUMNS) {
      throw WorkbookFaults.damaged(
          "no cell can be at " + (address == null ? "this place" : Problem.quoted(address)),
          location,
          null);
    }
    column = place;
    row = address == null ? row : Columns.row(address);
    switch (type) {
      case "n", "s", "str", "b", "e", "inlineStr" -> {}
      case IsoDates.TYPE -> dated.add(part);
      default ->
          throw WorkbookFaults.unsupported(
              cellName()
                  + " is of the type "
                  + Problem.quoted(type)
                  + "; save the workbook with Excel again",
              location);
    }
  }

  private void formula(XMLStreamReader in) {
    formula = true;
    definition = null;
    String kind = in.getAttributeValue(null, "t");
    String range = in.getAttributeValue(null, "ref");
    String id = in.getAttributeValue(null, "si");
    if ("array".equals(kind) && range != null) {
      arrays++;
      held.object();
    } else if ("shared".equals(kind) && id != null) {
      if (range != null) {
        definition = id;
        formulas.put(id, 0);
        held.object();
        held.text(id.length());
      } else {
        copied += formulas.getOrDefault(id, 0);
      }
    }
    if (copied > MOST_WORK || arrays * cells > MOST_WORK) {
      throw WorkbookFaults.bomb(
          "the formulas of the workbook are too many to be read; copy the sheet, paste it as"
              + " values, and give that",
          location);
    }
  }

  private void text(XMLStreamReader in, int more) {
    length += more;
    rowLength += more;
    if (length > limits.textLength()) {
      throw WorkbookFaults.bomb(
          "a cell has more than "
              + limits.textLength()
              + " characters (--limit text-length=N allows more)",
          location);
    } else if (rows && rowLength > limits.entryLength()) {
      throw WorkbookFaults.bomb(
          "a row has more than "
              + limits.entryLength()
              + " characters (--limit entry-length=N allows more)",
          location);
    }
    if (shared > 0) {
      held.expectText(in.getTextCharacters(), in.getTextStart(), more);
    }
    if (definition != null) {
      formulas.merge(definition, more, Integer::sum);
      held.text(more);
    }
    if (value != null) {
      valued |= more > 0;
      if (type.equals("n") && length > LONGEST_NUMBER) { // to parse it takes the square of that
        throw WorkbookFaults.damaged(
            cellName() + " has a number of endless digits", location, null);
      }
      if (type.equals("s") && value.length() < Columns.MOST_ROWS) {
        value.append(in.getTextCharacters(), in.getTextStart(), more);
      }
    }
  }

  private void end(String name) {
    if (!rows) {
      return;
    }
    switch (name) {
      case "sheetData" -> rows = false;
      case "v" -> {
        if (value != null && type.equals("s") && valued) {
          refer(value.toString());
        }
        value = null;
      }
      case "f" -> definition = null;
      case "is" -> inline = false;
      case "c" -> {
        if (formula && !valued && !type.equals("str") && !type.equals("inlineStr")) {
          uncalculated.add(row, column);
        }
      }
      default -> {} // nothing that matters here
    }
  }

  private void refer(String index) {
    try {
      int number = Integer.parseInt(index);
      lastShared = Math.max(lastShared, number);
      if (number >= 0) {
        return;
      }
    } catch (NumberFormatException e) {
      // as bad as a negative number
    }
    throw WorkbookFaults.damaged(cellName() + " refers to no text", location, null);
  }

  private String cellName() {
    return "cell " + Columns.name(column) + (row + 1);
  }

  /** Ends the scan of all parts. */
  WorkbookFacts end() {
    held.end();
    if (lastShared >= mostShared) {
      throw WorkbookFaults.damaged(
          "a cell refers to text " + (lastShared + 1) + " of " + mostShared, location, null);
    }
    return new WorkbookFacts(uncalculated, relations, dated);
  }
}
