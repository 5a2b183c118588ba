package io.github.sitemaptoolkit.xlsx.internal;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ColumnsTest {

  @ParameterizedTest
  @CsvSource({"0, A", "24, Y", "25, Z", "26, AA", "51, AZ", "52, BA", "701, ZZ", "702, AAA"})
  void afterZComesAa(int column, String name) {
    assertEquals(name, Columns.name(column));
  }
}
