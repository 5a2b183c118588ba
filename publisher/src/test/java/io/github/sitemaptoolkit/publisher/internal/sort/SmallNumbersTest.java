package io.github.sitemaptoolkit.publisher.internal.sort;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.ByteBuffer;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SmallNumbersTest {

  @ParameterizedTest
  @CsvSource({
    "0, 1",
    "1, 1",
    "127, 1",
    "128, 2",
    "16383, 2",
    "16384, 3",
    "4294967295, 5",
    "9223372036854775807, 9",
    "-1, 10",
    "-9223372036854775808, 10"
  })
  void numbersTakeSevenBitsAByte(long number, int size) {
    ByteBuffer bytes = ByteBuffer.allocate(size);
    SmallNumbers.write(number, bytes);
    assertEquals(0, bytes.remaining());
    assertEquals(size, SmallNumbers.size(number));
    assertEquals(number, SmallNumbers.read(bytes.flip()));
  }

  @ParameterizedTest
  @CsvSource({"0, 0", "-1, 1", "1, 2", "-64, 127", "9223372036854775807, -2"})
  void numbersNearZeroAreSmallOnBothSides(long number, long small) {
    assertEquals(small, SmallNumbers.ofSigned(number));
    assertEquals(number, SmallNumbers.signed(small));
  }
}
