package io.github.sitemaptoolkit.web.build;

import io.github.sitemaptoolkit.web.jdk.Replaces;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.teavm.model.BasicBlock;
import org.teavm.model.ClassHolder;
import org.teavm.model.ClassHolderTransformer;
import org.teavm.model.ClassHolderTransformerContext;
import org.teavm.model.Instruction;
import org.teavm.model.MethodDescriptor;
import org.teavm.model.MethodHolder;
import org.teavm.model.MethodReference;
import org.teavm.model.Variable;
import org.teavm.model.emit.ProgramEmitter;
import org.teavm.model.instructions.InvocationType;
import org.teavm.model.instructions.InvokeInstruction;
import org.teavm.vm.spi.TeaVMHost;
import org.teavm.vm.spi.TeaVMPlugin;

/**
 * Makes compiled code call the methods of {@code Gaps} and classes like it instead of those they
 * stand in for.
 */
public final class Redirects implements TeaVMPlugin, ClassHolderTransformer {

  private static final String COMMON = "io.github.sitemaptoolkit.web.jdk.Gaps";
  private static final String OF_TEXTS = "io.github.sitemaptoolkit.web.jdk.TextGaps";
  private static final String OF_COMMAND = "io.github.sitemaptoolkit.web.command.CommandGaps";

  /** The classes of such methods. */
  private static final List<String> GAPS =
      WebCompiler.isCommand() ? List.of(COMMON, OF_TEXTS, OF_COMMAND) : List.of(COMMON, OF_TEXTS);

  /**
   * What no program here does: values that are sorted stay in memory, where their files would be,
   * too. These methods throw, so nothing is kept that only they need.
   */
  private static final Set<String> UNUSED =
      Set.of(
          "io.github.sitemaptoolkit.sort.Run.write",
          "io.github.sitemaptoolkit.sort.Run.open",
          "io.github.sitemaptoolkit.sort.Sorter.mergedFile",
          "io.github.sitemaptoolkit.sort.TemporaryDirectory.create",
          "io.github.sitemaptoolkit.internal.bytes.SpillFile.create");

  private final Map<MethodReference, MethodReference> redirects = new HashMap<>();

  /** Creates the plugin. */
  public Redirects() {
    for (String gaps : GAPS) {
      for (Method method : type(gaps).getDeclaredMethods()) {
        Replaces replaced = method.getAnnotation(Replaces.class);
        if (replaced != null) {
          redirects.put(MethodReference.parse(replaced.value()), MethodReference.parse(method));
        }
      }
    }
    var text = new MethodDescriptor("text", String.class, String.class);
    redirects.put(
        new MethodReference("io.github.sitemaptoolkit.web.jdk.Embedded", text),
        new MethodReference(Literals.NAME, text));
  }

  private static Class<?> type(String name) {
    try {
      return Class.forName(name);
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
    if (GAPS.contains(cls.getName()) || cls.getName().equals(NewStrings.MAKER)) {
      return; // it may call what it replaces
    }
    for (MethodHolder method : cls.getMethods()) {
      if (UNUSED.contains(cls.getName() + '.' + method.getName())) {
        refuse(method, context);
      } else if (method.getProgram() != null) {
        for (BasicBlock block : method.getProgram().getBasicBlocks()) {
          for (Instruction each : block) {
            redirect(each);
            NewStrings.replace(each);
          }
        }
      }
    }
  }

  private static void refuse(MethodHolder method, ClassHolderTransformerContext context) {
    ProgramEmitter program = ProgramEmitter.create(method, context.getHierarchy());
    program.construct(UnsupportedOperationException.class).raise();
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
