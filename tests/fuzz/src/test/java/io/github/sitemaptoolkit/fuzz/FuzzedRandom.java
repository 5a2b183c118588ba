package io.github.sitemaptoolkit.fuzz;

import com.code_intelligence.jazzer.api.FuzzedDataProvider;
import java.util.Random;

/** Takes its numbers from the fuzzer while that has some, so that it learns which ones matter. */
final class FuzzedRandom extends Random {

  private static final long serialVersionUID = 1L;

  private final transient FuzzedDataProvider data;

  FuzzedRandom(FuzzedDataProvider data) {
    super(1);
    this.data = data;
  }

  @Override
  protected int next(int bits) {
    if (data.remainingBytes() == 0) { // zeros for ever would go round in circles
      return super.next(bits);
    }
    int number = data.consumeInt();
    return bits == 32 ? number : number >>> (32 - bits);
  }
}
