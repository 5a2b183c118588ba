package io.github.sitemaptoolkit.web.build;

import java.nio.charset.Charset;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.teavm.model.Instruction;
import org.teavm.model.MethodReference;
import org.teavm.model.ValueType;
import org.teavm.model.Variable;
import org.teavm.model.instructions.ConstructInstruction;
import org.teavm.model.instructions.InvocationType;
import org.teavm.model.instructions.InvokeInstruction;

/**
 * Makes compiled code call methods instead of constructors that decode strings. A constructor
 * cannot be replaced by itself: the object is there before it is called.
 */
final class NewStrings {

  /** The class with the methods. */
  static final String MAKER = "io.github.sitemaptoolkit.web.jdk.Decoded";

  private static final MethodReference WHOLE =
      new MethodReference(String.class, "<init>", byte[].class, Charset.class, void.class);
  private static final MethodReference PART =
      new MethodReference(
          String.class, "<init>", byte[].class, int.class, int.class, Charset.class, void.class);
  private static final List<MethodReference> CONSTRUCTORS = List.of(WHOLE, PART);

  private NewStrings() {}

  /** Replaces {@code v = new String; v.<init>(...)} by {@code v = of(...)}. */
  static void replace(Instruction instruction) {
    if (!(instruction instanceof InvokeInstruction invoke)
        || !CONSTRUCTORS.contains(invoke.getMethod())) {
      return;
    }
    ConstructInstruction made = madeAs(invoke.getInstance(), invoke);
    if (made == null) {
      return; // in another block, as an argument has branches: it stays as it is
    }
    ValueType[] types = invoke.getMethod().getParameterTypes();
    ValueType[] signature = Arrays.copyOf(types, types.length + 1);
    signature[types.length] = ValueType.object(String.class.getName());
    invoke.setReceiver(made.getReceiver());
    invoke.setInstance(null);
    invoke.setType(InvocationType.SPECIAL);
    invoke.setMethod(new MethodReference(MAKER, "of", signature));
    made.delete();
  }

  private static @Nullable ConstructInstruction madeAs(Variable variable, Instruction before) {
    for (Instruction i = before.getPrevious(); i != null; i = i.getPrevious()) {
      if (i instanceof ConstructInstruction made && made.getReceiver() == variable) {
        return made;
      }
    }
    return null;
  }
}
