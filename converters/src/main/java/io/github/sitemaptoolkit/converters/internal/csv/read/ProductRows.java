package io.github.sitemaptoolkit.converters.internal.csv.read;

import io.github.sitemaptoolkit.converters.internal.table.column.HeaderTarget;
import io.github.sitemaptoolkit.converters.internal.table.column.JoinedCell;
import io.github.sitemaptoolkit.converters.internal.table.column.KnownHeaders;
import io.github.sitemaptoolkit.converters.internal.table.read.TableHeader;
import io.github.sitemaptoolkit.element.ElementColumn;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * The rows of a table in which further pictures of a product are rows of their own, with the handle
 * of the product but without its title, as Shopify has them. Such rows become a part of the row of
 * their product.
 */
final class ProductRows {

  /** How many rows a product may have: one for each of its variants. */
  private static final int MOST = 2048;

  private static final String HANDLE = "handle";
  private static final String TITLE = "title";

  private final CsvRows rows;
  private final TableHeader header;
  private final int handle;
  private final int title;
  private final @Nullable ElementColumn pictures; // null if there are no such rows

  ProductRows(CsvRows rows, TableHeader header) {
    this.rows = rows;
    this.header = header;
    this.handle = KnownHeaders.index(header.names(), HANDLE);
    this.title = KnownHeaders.index(header.names(), TITLE);
    HeaderTarget list =
        header.targets().stream().filter(HeaderTarget::isUrlList).findFirst().orElse(null);
    boolean products = handle >= 0 && title >= 0 && list != null;
    this.pictures = products ? Objects.requireNonNull(list).column() : null;
  }

  /** Returns the next row, with the pictures of those that belong to it; null at the end. */
  @Nullable CsvRow next() throws IOException {
    CsvRow row = rows.next();
    if (pictures == null || row == null || row.cells() == null) {
      return row;
    }
    List<CsvRow> all = new ArrayList<>(List.of(row));
    CsvRow next = rows.next();
    while (next != null && all.size() < MOST && isPartOf(row, next)) {
      all.add(next);
      next = rows.next();
    }
    if (next != null) {
      rows.ahead().pushBack(next);
    }
    return all.size() == 1 ? row : joined(all);
  }

  private boolean isPartOf(CsvRow product, CsvRow row) {
    return row.cells() != null
        && row.size() <= header.size()
        && !row.guessed()
        && (!row.unended() || row.size() == header.size())
        && (header.url() < 0 || row.cell(header.url()).isBlank())
        && row.cell(title).isBlank()
        && !row.cell(handle).isBlank()
        && row.cell(handle).equals(product.cell(handle));
  }

  private CsvRow joined(List<CsvRow> all) {
    CsvRow product = all.get(0);
    List<CsvRow> pictured =
        all.stream().filter(row -> listColumns().anyMatch(i -> !row.cell(i).isBlank())).toList();
    List<String> cells = new ArrayList<>();
    for (int i = 0; i < product.size(); i++) {
      int column = i;
      cells.add(
          isBesidePictures(i)
              ? pictured.stream()
                  .map(row -> JoinedCell.escaped(row.cell(column)))
                  .collect(Collectors.joining("|"))
              : product.cell(i));
    }
    return new CsvRow(
        product.line(),
        cells,
        product.fault(),
        product.faultLine(),
        product.faultColumn(),
        product.faultEnd(),
        product.guessed(),
        all.get(all.size() - 1).unended(),
        product.guessed() ? product.bytes() : null);
  }

  private Stream<Integer> listColumns() {
    return Stream.iterate(0, i -> i + 1)
        .limit(header.size())
        .filter(i -> header.target(i).isUrlList());
  }

  /** Returns whether a column is one of the pictures, such as their titles. */
  private boolean isBesidePictures(int index) {
    if (pictures == null || index >= header.size()) {
      return false;
    }
    HeaderTarget target = header.target(index);
    ElementColumn column = target.column();
    return column != null
        && target.levels() == 1
        && column.registration().equals(pictures.registration());
  }
}
