package io.github.sitemaptoolkit.converters.internal.json.document;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import io.github.sitemaptoolkit.converters.internal.table.row.PlacedText;
import io.github.sitemaptoolkit.problem.Location;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class ItemRowTest {

  private static ItemRow row(int... columns) {
    var row = new ItemRow(Location.of("in"));
    for (int column : columns) {
      row.add(column, new PlacedText("v" + column, new int[0], new int[0], false, null));
    }
    return row;
  }

  private static List<Integer> visited(ItemRow row) {
    List<Integer> visited = new ArrayList<>();
    for (int i = row.next(0); i < row.size(); i = row.next(i + 1)) {
      visited.add(i);
    }
    return visited;
  }

  /** Otherwise many items with a member of their own each would cost the square of their number. */
  @Test
  void onlyColumnsWithValuesAreVisited() {
    assertEquals(List.of(0, 4000), visited(row(0, 4000)));
    assertEquals(List.of(0, 1, 2), visited(row(0, 1, 2)));
    assertEquals(List.of(3, 5, 9, 11), visited(row(11, 5, 3, 9, 5)));
    assertEquals(List.of(), visited(row()));
  }

  @Test
  void valuesAreFoundByTheirColumnInWhicheverOrderTheyCome() {
    ItemRow row = row(7, 0, 12, 3, 1, 2, 9, 8, 30, 4, 0);
    assertEquals(31, row.size());
    for (int column : new int[] {0, 1, 2, 3, 4, 7, 8, 9, 12, 30}) {
      assertEquals("v" + column, row.cell(column));
    }
    for (int column : new int[] {5, 6, 10, 29, 31, 100}) {
      assertEquals("", row.cell(column));
      assertNull(row.values(column));
    }
    assertEquals(List.of("v0", "v0"), row.values(0).stream().map(PlacedText::text).toList());
    assertEquals(0, row().size());
  }
}
