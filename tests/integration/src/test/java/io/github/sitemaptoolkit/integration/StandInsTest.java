package io.github.sitemaptoolkit.integration;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.sun.source.tree.AnnotationTree;
import com.sun.source.tree.BinaryTree;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.LiteralTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.JavacTask;
import com.sun.source.util.TreeScanner;
import java.io.IOException;
import java.lang.invoke.MethodType;
import java.lang.reflect.Executable;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.stream.Stream;
import javax.lang.model.element.Modifier;
import javax.tools.JavaCompiler;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;

/**
 * The classes and methods that the module for browsers and Node.js replaces by name. No usual build
 * compiles that module, so that a name that has changed would be noticed late.
 */
class StandInsTest {

  private static final String OURS = "io.github.sitemaptoolkit.";
  private static final int MOST_OF_OURS = 5;

  private static List<CompilationUnitTree> sources() throws IOException {
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    String web =
        Modules.names().stream().filter(name -> name.endsWith("web")).findAny().orElseThrow();
    try (Stream<Path> all = Files.walk(Modules.ROOT.resolve(web).resolve("src/main/java"));
        var files = compiler.getStandardFileManager(null, null, null)) {
      List<Path> paths = all.filter(path -> path.toString().endsWith(".java")).toList();
      var task =
          (JavacTask)
              compiler.getTask(
                  null,
                  files,
                  problem -> {},
                  List.of("-proc:none"),
                  null,
                  files.getJavaFileObjectsFromPaths(paths));
      List<CompilationUnitTree> units = new ArrayList<>();
      task.parse().forEach(units::add);
      return units;
    }
  }

  /** Returns the stand-ins by the names of the classes that they replace. */
  private static Map<String, ClassTree> standIns() throws IOException {
    Map<String, ClassTree> all = new HashMap<>();
    for (CompilationUnitTree unit : sources()) {
      String name = String.valueOf(unit.getPackageName());
      int room = name.indexOf(".jdk.");
      for (Tree each : unit.getTypeDecls()) {
        if (room >= 0 && each instanceof ClassTree type) {
          all.put(name.substring(room + ".jdk.".length()) + '.' + type.getSimpleName(), type);
        }
      }
    }
    return all;
  }

  private static Class<?> real(String name) throws ClassNotFoundException {
    return Class.forName(name, false, StandInsTest.class.getClassLoader());
  }

  @Test
  void everyStandInHasTheMethodsOfItsClass() throws Exception {
    Map<String, ClassTree> all = standIns();
    assertTrue(all.size() > 10, all.keySet()::toString);
    List<String> wrong = new ArrayList<>();
    for (var each : new TreeSet<>(all.keySet())) {
      compare(each, all.get(each), wrong);
    }
    assertEquals(List.of(), wrong);
  }

  private static void compare(String name, ClassTree standIn, List<String> wrong) {
    Class<?> real;
    try {
      real = real(name);
    } catch (ClassNotFoundException e) {
      wrong.add("there is no class " + name);
      return;
    }
    for (Tree member : standIn.getMembers()) {
      boolean shown =
          member instanceof MethodTree method
              && !(standIn.getKind() == Tree.Kind.ENUM && isConstructor(method))
              && (standIn.getKind() == Tree.Kind.INTERFACE
                  || !method.getModifiers().getFlags().contains(Modifier.PRIVATE));
      if (shown && !isIn(real, (MethodTree) member)) {
        wrong.add(name + " has no " + ((MethodTree) member).getName() + types((MethodTree) member));
      } else if (member instanceof ClassTree nested
          && !nested.getModifiers().getFlags().contains(Modifier.PRIVATE)) {
        compare(name + '$' + nested.getSimpleName(), nested, wrong);
      }
    }
  }

  private static boolean isConstructor(MethodTree method) {
    return method.getName().contentEquals("<init>");
  }

  private static List<String> types(MethodTree method) {
    return method.getParameters().stream().map(StandInsTest::type).toList();
  }

  private static String type(VariableTree parameter) {
    String type = parameter.getType().toString().replaceAll("@\\w+ ?", "");
    type = type.replaceAll("<.*>", "").replace("...", "[]");
    return type.substring(type.lastIndexOf('.') + 1);
  }

  private static boolean isIn(Class<?> real, MethodTree method) {
    boolean constructor = isConstructor(method);
    Stream<Executable> known =
        constructor
            ? Arrays.stream(real.getDeclaredConstructors())
            : Stream.concat(
                Arrays.stream(real.getDeclaredMethods()), Arrays.stream(real.getMethods()));
    List<String> types = types(method);
    return known
        .filter(each -> constructor || method.getName().contentEquals(each.getName()))
        .anyMatch(each -> isSame(types, each));
  }

  private static boolean isSame(List<String> types, Executable known) {
    Class<?>[] parameters = known.getParameterTypes();
    boolean same = parameters.length == types.size();
    for (int i = 0; same && i < parameters.length; i++) {
      same = types.get(i).equals(parameters[i].getSimpleName()) || types.get(i).length() == 1;
    }
    return same;
  }

  @Test
  void everyMethodThatIsReplacedExists() throws Exception {
    List<String> replaced = new ArrayList<>();
    for (CompilationUnitTree unit : sources()) {
      Map<String, String> constants = new HashMap<>();
      new TreeScanner<Void, Void>() {
        @Override
        public Void visitVariable(VariableTree field, Void nothing) {
          if (field.getInitializer() instanceof LiteralTree text) {
            constants.put(field.getName().toString(), String.valueOf(text.getValue()));
          }
          return super.visitVariable(field, nothing);
        }
      }.scan(unit, null);
      new TreeScanner<Void, Void>() {
        @Override
        public Void visitAnnotation(AnnotationTree annotation, Void nothing) {
          if (annotation.getAnnotationType().toString().equals("Replaces")) {
            replaced.add(text(annotation.getArguments().get(0), constants));
          }
          return super.visitAnnotation(annotation, nothing);
        }
      }.scan(unit, null);
    }
    assertTrue(replaced.size() > 10, replaced::toString);
    List<String> wrong = new ArrayList<>();
    for (String each : replaced) {
      boolean any = each.startsWith("java.lang.invoke.VarHandle."); // has any signature
      if (!any && !exists(each)) {
        wrong.add("there is no " + each);
      }
    }
    assertEquals(List.of(), wrong);
  }

  private static String text(ExpressionTree value, Map<String, String> constants) {
    if (value instanceof BinaryTree both) {
      return text(both.getLeftOperand(), constants) + text(both.getRightOperand(), constants);
    }
    return value instanceof LiteralTree literal
        ? String.valueOf(literal.getValue())
        : String.valueOf(constants.get(value.toString()));
  }

  private static boolean exists(String method) {
    int signature = method.indexOf('(');
    int dot = method.lastIndexOf('.', signature);
    String name = method.substring(dot + 1, signature);
    try {
      MethodType type =
          MethodType.fromMethodDescriptorString(
              method.substring(signature), StandInsTest.class.getClassLoader());
      Class<?> real = real(method.substring(0, dot));
      return Stream.concat(
              Arrays.stream(real.getDeclaredMethods()), Arrays.stream(real.getMethods()))
          .anyMatch(
              each ->
                  each.getName().equals(name)
                      && Arrays.equals(each.getParameterTypes(), type.parameterArray()));
    } catch (ClassNotFoundException | TypeNotPresentException e) {
      return false;
    }
  }

  @Test
  void fewClassesOfTheToolkitAreReplaced() throws IOException {
    List<String> ours = standIns().keySet().stream().filter(name -> name.startsWith(OURS)).toList();
    assertTrue(ours.size() <= MOST_OF_OURS, ours::toString);
  }
}
