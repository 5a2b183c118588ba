package io.github.sitemaptoolkit.spark.internal.row;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.sitemaptoolkit.extension.Extensions;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.problem.Problems;
import java.math.BigDecimal;
import java.sql.Date;
import java.sql.Timestamp;
import java.time.Instant;
import java.time.LocalDateTime;
import java.time.ZoneId;
import java.util.List;
import java.util.stream.Stream;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.RowFactory;
import org.apache.spark.sql.types.DataType;
import org.apache.spark.sql.types.DataTypes;
import org.apache.spark.sql.types.StructType;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** How rows become entries. Needs all jars of Spark, but does not start it. */
@Tag("slow")
class RowEntriesTest {

  private static final String LOC = "https://example.org/";
  private static final ZoneId BERLIN = ZoneId.of("Europe/Berlin");

  private final Problems problems = new Problems();

  private RowEntries entries(String column, DataType type, RowZones zones) {
    StructType columns = new StructType().add("loc", DataTypes.StringType).add(column, type);
    return new RowEntries(columns, Context.load().withProblems(problems), zones, "rows");
  }

  private @Nullable String lastmod(Object value, DataType type, RowZones zones) {
    Row row = RowFactory.create(LOC, value);
    UrlEntry entry = entries("lastmod", type, zones).entry(row);
    assertNotNull(entry);
    return entry.lastmod();
  }

  static Stream<Arguments> dates() {
    return Stream.of(
        Arguments.of(1_700_000_000L, DataTypes.LongType, "2023-11-14T22:13:20Z"),
        Arguments.of(1_700_000_000, DataTypes.IntegerType, "2023-11-14T22:13:20Z"),
        Arguments.of(1_700_000_000_000L, DataTypes.LongType, "2023-11-14T22:13:20Z"),
        Arguments.of("1700000000", DataTypes.StringType, "2023-11-14T22:13:20Z"),
        Arguments.of(1.7E9, DataTypes.DoubleType, "2023-11-14T22:13:20Z"),
        Arguments.of(
            new BigDecimal("1700000000.00"), DataTypes.createDecimalType(), "2023-11-14T22:13:20Z"),
        Arguments.of("Fri, 20 Nov 2026 10:00:00 GMT", DataTypes.StringType, "2026-11-20T10:00:00Z"),
        Arguments.of("20.11.2026", DataTypes.StringType, "2026-11-20"),
        Arguments.of(" 2026-11-20 ", DataTypes.StringType, "2026-11-20"),
        Arguments.of("2026-11-20 10:00:00", DataTypes.StringType, "2026-11-20T10:00:00+01:00"),
        Arguments.of(
            LocalDateTime.parse("2026-11-20T10:00"),
            DataTypes.TimestampNTZType,
            "2026-11-20T09:00:00Z"),
        Arguments.of(
            Timestamp.from(Instant.parse("2026-11-20T10:00:00Z")),
            DataTypes.TimestampType,
            "2026-11-20T10:00:00Z"),
        Arguments.of(Date.valueOf("2026-11-20"), DataTypes.DateType, "2026-11-20"),
        Arguments.of("2026", DataTypes.StringType, "2026"),
        Arguments.of("05/01/2026", DataTypes.StringType, null),
        Arguments.of("yesterday", DataTypes.StringType, null),
        Arguments.of("2026-02-30", DataTypes.StringType, null),
        Arguments.of("0001-01-01T00:00:00Z", DataTypes.StringType, null),
        Arguments.of(-1L, DataTypes.LongType, null),
        Arguments.of(0L, DataTypes.LongType, null));
  }

  @ParameterizedTest
  @MethodSource("dates")
  void datesAreUnderstoodAsInTables(Object value, DataType type, @Nullable String written) {
    assertEquals(written, lastmod(value, type, new RowZones(BERLIN, BERLIN)));
    assertEquals(written == null, problems.missing() > 0);
    assertEquals(0, problems.missingEntries(), "the url is there");
  }

  @Test
  void zonesOfTextsAreNotGuessed() {
    RowZones session = RowZones.of(null, "Europe/Berlin");
    assertEquals("2026-11-20", lastmod("2026-11-20 10:00", DataTypes.StringType, session));
    assertEquals(1, problems.count());
    assertEquals(
        "2026-11-20T09:00:00Z",
        lastmod(LocalDateTime.parse("2026-11-20T10:00"), DataTypes.TimestampNTZType, session));
    assertEquals(1, problems.count());
  }

  private List<String> images(Object value, DataType type) {
    var entries = entries("image", type, RowZones.of(null, "UTC"));
    UrlEntry entry = entries.entry(RowFactory.create(LOC, value));
    assertNotNull(entry);
    return entry.nodes().stream().map(node -> String.valueOf(node.value())).toList();
  }

  @Test
  void aTextIsTheAddressOfAnImage() {
    List<String> one = images(LOC + "1.jpg", DataTypes.StringType);
    assertEquals(1, one.size());
    assertTrue(one.get(0).contains(LOC + "1.jpg"), one.toString());
    assertEquals(List.of(), images("", DataTypes.StringType));
    assertEquals(0, problems.count());
  }

  /** All other extensions need more than an url. */
  @Test
  void onlyImagesNeedNothingButAnUrl() {
    List<String> ids =
        Extensions.load().registrations().stream()
            .filter(it -> ElementType.onlyUrl(it.schema()) >= 0)
            .map(Extensions.Registration::id)
            .toList();
    assertEquals(List.of("image"), ids);
  }

  @Test
  void deletionsNeedAUrl() {
    RowEntries entries = entries("_deleted", DataTypes.BooleanType, RowZones.of(null, "UTC"));
    Row deleted = RowFactory.create(LOC, true);
    assertTrue(entries.isDeletion(deleted));
    assertEquals(LOC, entries.loc(deleted));
    assertEquals(false, entries.isDeletion(RowFactory.create(LOC, null)));
    assertNull(entries.loc(RowFactory.create(null, true)));
    assertEquals(1, problems.missingEntries());
  }
}
