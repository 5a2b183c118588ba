package io.github.sitemaptoolkit.web.build;

import io.github.sitemaptoolkit.web.jdk.Replaces;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.teavm.model.BasicBlock;
import org.teavm.model.ClassHolder;
import org.teavm.model.ClassHolderTransformer;
import org.teavm.model.ClassHolderTransformerContext;
import org.teavm.model.Instruction;
import org.teavm.model.MethodHolder;
import org.teavm.model.MethodReference;
import org.teavm.model.Variable;
import org.teavm.model.instructions.InvocationType;
import org.teavm.model.instructions.InvokeInstruction;
import org.teavm.vm.spi.TeaVMHost;
import org.teavm.vm.spi.TeaVMPlugin;

/**
 * Makes compiled code call the methods of the class {@code Gaps} instead of those they stand in
 * for.
 */
public final class Redirects implements TeaVMPlugin, ClassHolderTransformer {

  private static final String GAPS = "io.github.sitemaptoolkit.web.jdk.Gaps";

  private final Map<MethodReference, MethodReference> redirects = new HashMap<>();

  /** Creates the plugin. */
  public Redirects() {
    for (Method method : gaps().getDeclaredMethods()) {
      Replaces replaced = method.getAnnotation(Replaces.class);
      if (replaced != null) {
        redirects.put(MethodReference.parse(replaced.value()), MethodReference.parse(method));
      }
    }
  }

  private static Class<?> gaps() {
    try {
      return Class.forName(GAPS);
    } catch (ClassNotFoundException e) {
      throw new IllegalStateException(e);
    }
  }

  @Override
  public void install(TeaVMHost host) {
    host.add(this);
  }

  @Override
  public void transformClass(ClassHolder cls, ClassHolderTransformerContext context) {
    if (cls.getName().equals(GAPS)) {
      return; // it may call what it replaces
    }
    for (MethodHolder method : cls.getMethods()) {
      if (method.getProgram() != null) {
        for (BasicBlock block : method.getProgram().getBasicBlocks()) {
          for (Instruction each : block) {
            redirect(each);
          }
        }
      }
    }
  }

  private void redirect(Instruction instruction) {
    if (!(instruction instanceof InvokeInstruction invoke)) {
      return;
    }
    MethodReference target = redirects.get(invoke.getMethod());
    if (target == null) {
      return;
    }
    List<Variable> arguments = new ArrayList<>(invoke.getArguments());
    if (invoke.getInstance() != null) {
      arguments.add(0, invoke.getInstance());
      invoke.setInstance(null);
    }
    invoke.setType(InvocationType.SPECIAL);
    invoke.setMethod(target);
    invoke.setArguments(arguments.toArray(Variable[]::new));
  }
}
