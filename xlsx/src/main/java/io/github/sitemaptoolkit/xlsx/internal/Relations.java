package io.github.sitemaptoolkit.xlsx.internal;

import io.github.sitemaptoolkit.url.UrlJudge;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import javax.xml.stream.XMLStreamReader;
import org.jspecify.annotations.Nullable;

/**
 * How the parts of a workbook belong together: which part has the styles, and which addresses of
 * the web are behind the cells of a sheet (ECMA-376 part 1, 18.3.1.47, and part 2, 9.3).
 */
final class Relations {

  private static final String STYLES =
      "application/vnd.openxmlformats-officedocument.spreadsheetml.styles+xml";

  /** A link of more cells than this, such as a whole column, is not the page of each of them. */
  private static final long MOST_CELLS = 1000;

  /** How often fastexcel and this class keep what a relationship or a link says. */
  private static final int COPIES = 2;

  private record Link(String cells, @Nullable String id, @Nullable String location) {}

  private final HeldMemory held;
  private final Map<String, Map<String, String>> targets = new HashMap<>(); // by part and id
  private final Map<String, List<Link>> links = new HashMap<>(); // by part
  private String part = "";
  private @Nullable String workbook;
  private @Nullable String styles;

  Relations(HeldMemory held) {
    this.held = held;
  }

  /** Begins a part, by its name in the archive. */
  void begin(String name) {
    part = plain(name);
  }

  /** Takes an element outside the rows of a sheet. */
  void start(XMLStreamReader in) {
    switch (in.getLocalName()) {
      case "Override" -> {
        if (STYLES.equals(attribute(in, "ContentType"))) {
          styles = attribute(in, "PartName");
        }
      }
      case "workbook" -> workbook = workbook == null ? part : workbook;
      case "Relationship" -> {
        String id = attribute(in, "Id");
        String target = attribute(in, "Target");
        if (id != null && target != null) {
          hold(id, target);
          targets.computeIfAbsent(part, name -> new HashMap<>()).put(id, target);
        }
      }
      case "hyperlink" -> {
        String cells = attribute(in, "ref");
        if (cells != null) {
          var link = new Link(cells, attribute(in, "id"), attribute(in, "location"));
          hold(cells, String.valueOf(link.location()));
          links.computeIfAbsent(part, name -> new ArrayList<>()).add(link);
        }
      }
      default -> {} // nothing that matters here
    }
  }

  private void hold(String one, String other) {
    for (int i = 0; i < COPIES; i++) {
      held.object();
      held.object();
      held.text(one.length());
      held.text(other.length());
    }
  }

  /** Returns an attribute in whatever namespace; null if there is none. */
  private static @Nullable String attribute(XMLStreamReader in, String name) {
    for (int i = 0; i < in.getAttributeCount(); i++) {
      if (in.getAttributeLocalName(i).equals(name)) {
        return in.getAttributeValue(i);
      }
    }
    return null;
  }

  /** Returns the name of the part with the styles, in lower case; null if none is declared. */
  @Nullable String styles() {
    return styles == null ? null : plain(styles);
  }

  /**
   * Returns the addresses behind the cells of a sheet, by {@link Columns#key}.
   *
   * @param id the relation of the workbook to the sheet
   */
  Map<Long, String> addresses(String id) {
    String book = workbook == null ? "" : workbook;
    String target = targets.getOrDefault(relationsOf(book), Map.of()).get(id);
    String sheet = target == null ? "" : resolved(book, target);
    Map<String, String> ofSheet = targets.getOrDefault(relationsOf(sheet), Map.of());
    Map<Long, String> addresses = new HashMap<>();
    for (Link link : links.getOrDefault(sheet, List.of())) {
      String address = link.id() == null ? null : ofSheet.get(link.id());
      if (address != null && UrlJudge.isWeb(address)) {
        boolean whole = link.location() == null || address.indexOf('#') >= 0;
        put(addresses, link.cells(), whole ? address : address + '#' + link.location());
      }
    }
    return addresses;
  }

  private void put(Map<Long, String> addresses, String cells, String address) {
    int colon = cells.indexOf(':');
    String first = colon < 0 ? cells : cells.substring(0, colon);
    String last = cells.substring(colon + 1);
    int row = Columns.row(first);
    int column = Columns.column(first);
    int lastRow = Columns.row(last);
    int lastColumn = Columns.column(last);
    long count = (lastRow - row + 1L) * (lastColumn - column + 1L);
    if (row < 0 || column < 0 || lastRow < row || lastColumn < column || count > MOST_CELLS) {
      return;
    }
    for (int r = row; r <= lastRow; r++) {
      for (int c = column; c <= lastColumn; c++) {
        held.object();
        addresses.put(Columns.key(r, c), address);
      }
    }
  }

  private static String relationsOf(String part) {
    int name = part.lastIndexOf('/') + 1;
    return part.substring(0, name) + "_rels/" + part.substring(name) + ".rels";
  }

  private static String resolved(String from, String target) {
    return plain(
        target.startsWith("/") ? target : from.substring(0, from.lastIndexOf('/') + 1) + target);
  }

  /** Returns a name as archives are searched for it: fastexcel ignores case, too. */
  static String plain(String name) {
    return (name.startsWith("/") ? name.substring(1) : name).toLowerCase(Locale.ROOT);
  }
}
