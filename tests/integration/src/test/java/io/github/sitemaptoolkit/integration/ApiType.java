package io.github.sitemaptoolkit.integration;

import io.github.sitemaptoolkit.annotation.Incubating;
import java.lang.reflect.AnnotatedArrayType;
import java.lang.reflect.AnnotatedElement;
import java.lang.reflect.AnnotatedParameterizedType;
import java.lang.reflect.AnnotatedType;
import java.lang.reflect.AnnotatedTypeVariable;
import java.lang.reflect.AnnotatedWildcardType;
import java.lang.reflect.Constructor;
import java.lang.reflect.Executable;
import java.lang.reflect.Field;
import java.lang.reflect.GenericArrayType;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.Parameter;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.lang.reflect.TypeVariable;
import java.lang.reflect.WildcardType;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.StringJoiner;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * What is promised of a type, as lines of Java: what it is, and the members that others can use.
 * Left out are what each class, enum or record has by itself, and what names an incubating type.
 */
final class ApiType {

  private static final String OURS = "io.github.sitemaptoolkit.";
  private static final int SHOWN =
      Modifier.PUBLIC | Modifier.PROTECTED | Modifier.ABSTRACT | Modifier.STATIC | Modifier.FINAL;

  private final Class<?> type;

  /** The packages that are exported to everybody. */
  private final Set<String> packages;

  /** What the type gives for the type parameters of those above it that others cannot name. */
  private final Map<String, String> arguments = new HashMap<>();

  /** Members that name a type that others cannot, each with that type. */
  private final Set<String> leaks = new TreeSet<>();

  ApiType(Class<?> type, Set<String> packages) {
    this.type = type;
    this.packages = packages;
  }

  /** Returns whether others can name a type. */
  static boolean isVisible(Class<?> type, Set<String> packages) {
    for (Class<?> outer = type; outer != null; outer = outer.getEnclosingClass()) {
      int modifiers = outer.getModifiers();
      if (!Modifier.isPublic(modifiers)
          && !(outer.isMemberClass() && Modifier.isProtected(modifiers))) {
        return false;
      }
    }
    return packages.contains(type.getPackageName());
  }

  /** Returns whether a type, one around it or its package may change in any release. */
  static boolean isIncubating(Class<?> type) {
    for (Class<?> outer = type; outer != null; outer = outer.getEnclosingClass()) {
      if (outer.isAnnotationPresent(Incubating.class)) {
        return true;
      }
    }
    return type.getPackage().isAnnotationPresent(Incubating.class);
  }

  static boolean isPromised(Class<?> type, Set<String> packages) {
    return isVisible(type, packages) && !isIncubating(type);
  }

  Set<String> leaks() {
    return leaks;
  }

  /** Returns the lines; those of the members are indented. */
  List<String> lines() {
    List<String> lines = new ArrayList<>();
    Set<String> fields = new TreeSet<>();
    Set<String> constructors = new TreeSet<>();
    Set<String> methods = new TreeSet<>();
    for (Constructor<?> constructor : type.getDeclaredConstructors()) {
      if (isShown(constructor, constructor.getModifiers()) && !isCanonical(constructor)) {
        add(constructors, head(constructor) + outermost(type), constructor);
      }
    }
    for (Class<?> declaring : declaring()) {
      for (Field field : declaring.getDeclaredFields()) {
        if (isShown(field, field.getModifiers()) && !field.isEnumConstant()) {
          addField(fields, field);
        }
      }
      for (Method method : declaring.getDeclaredMethods()) {
        if (isShown(method, method.getModifiers()) && !isImplied(method)) {
          String result = name(method.getAnnotatedReturnType());
          add(methods, head(method) + result + ' ' + method.getName(), method);
        }
      }
    }
    lines.add(header());
    Stream.of(fields, constructors, methods)
        .flatMap(Set::stream)
        .forEach(line -> lines.add("  " + line));
    return lines;
  }

  /** Returns the type and those above it whose members are only seen through it. */
  private List<Class<?>> declaring() {
    List<Class<?>> found = new ArrayList<>(List.of(type));
    for (int i = 0; i < found.size(); i++) {
      addArguments(found.get(i).getGenericSuperclass());
      Stream.concat(
              Stream.ofNullable(found.get(i).getSuperclass()),
              Arrays.stream(found.get(i).getInterfaces()))
          .filter(above -> above.getName().startsWith(OURS) && !isVisible(above, packages))
          .forEach(found::add);
    }
    return found;
  }

  private void addArguments(@Nullable Type superclass) {
    if (superclass instanceof ParameterizedType above && !isShownAbove(raw(above))) {
      TypeVariable<?>[] variables = raw(above).getTypeParameters();
      for (int i = 0; i < variables.length; i++) {
        if (above.getActualTypeArguments()[i] instanceof Class<?> given) {
          arguments.put(variables[i].getName(), simple(given));
        }
      }
    }
  }

  private boolean isShown(AnnotatedElement member, int modifiers) {
    boolean synthetic =
        member instanceof Executable executable
            ? executable.isSynthetic()
            : ((Field) member).isSynthetic();
    return !synthetic
        && (Modifier.isPublic(modifiers)
            || Modifier.isProtected(modifiers) && !Modifier.isFinal(type.getModifiers()))
        && !member.isAnnotationPresent(Incubating.class);
  }

  /** Returns whether a constructor is that of the header of a record. */
  private boolean isCanonical(Constructor<?> constructor) {
    return type.isRecord()
        && Arrays.equals(
            constructor.getParameterTypes(),
            Arrays.stream(type.getRecordComponents())
                .map(RecordComponent::getType)
                .toArray(Class<?>[]::new));
  }

  /** Returns whether each object, enum or record has such a method. */
  private boolean isImplied(Method method) {
    String name = method.getName();
    int parameters = method.getParameterCount();
    if (type.isEnum() && Modifier.isStatic(method.getModifiers())) {
      return name.equals("values") && parameters == 0 || name.equals("valueOf") && parameters == 1;
    }
    if (type.isRecord() && parameters == 0) {
      return Arrays.stream(type.getRecordComponents())
              .anyMatch(component -> component.getName().equals(name))
          || isOfObject(name, parameters);
    }
    return isOfObject(name, parameters);
  }

  private static boolean isOfObject(String name, int parameters) {
    return parameters == 0 && (name.equals("toString") || name.equals("hashCode"))
        || parameters == 1 && name.equals("equals");
  }

  private void addField(Set<String> lines, Field field) {
    String line =
        Modifier.toString(field.getModifiers() & SHOWN)
            + ' '
            + name(field.getAnnotatedType())
            + ' '
            + field.getName();
    if (!isNamed(line, field.getGenericType())) {
      return;
    }
    lines.add(deprecated(field) + line + value(field));
  }

  /** Returns the value of a constant, which compilers copy into the classes of others. */
  private static String value(Field field) {
    Class<?> type = field.getType();
    int both = Modifier.STATIC | Modifier.FINAL;
    if ((field.getModifiers() & both) != both || !type.isPrimitive() && type != String.class) {
      return "";
    }
    try {
      field.setAccessible(true);
      Object value = field.get(null);
      return " = " + (value instanceof String text ? '"' + text + '"' : value);
    } catch (IllegalAccessException e) {
      throw new AssertionError(e);
    }
  }

  private void add(Set<String> lines, String start, Executable executable) {
    var parameters = new StringJoiner(", ", "(", ")");
    for (Parameter parameter : executable.getParameters()) {
      String shown = name(parameter.getAnnotatedType());
      parameters.add(
          parameter.isVarArgs() ? shown.substring(0, shown.length() - 2) + "..." : shown);
    }
    String line = start + parameters + thrown(executable);
    Stream<Type> named =
        Stream.of(
                executable.getGenericParameterTypes(),
                executable.getGenericExceptionTypes(),
                new Type[] {
                  executable instanceof Method method ? method.getGenericReturnType() : type
                },
                Arrays.stream(executable.getTypeParameters())
                    .flatMap(variable -> Arrays.stream(variable.getBounds()))
                    .toArray(Type[]::new))
            .flatMap(Arrays::stream);
    if (isNamed(line, named.toArray(Type[]::new))) {
      lines.add(line);
    }
  }

  private String thrown(Executable executable) {
    return executable.getExceptionTypes().length == 0
        ? ""
        : Arrays.stream(executable.getAnnotatedExceptionTypes())
            .map(this::name)
            .collect(Collectors.joining(", ", " throws ", ""));
  }

  /** Returns whether all types that a member names are promised; one that is hidden leaks. */
  private boolean isNamed(String line, Type... types) {
    Set<Class<?>> classes = Collections.newSetFromMap(new IdentityHashMap<>());
    Arrays.stream(types).forEach(named -> addClasses(named, classes));
    classes.removeIf(named -> !named.getName().startsWith(OURS));
    classes.stream()
        .filter(named -> !isVisible(named, packages))
        .forEach(named -> leaks.add(outermost(type) + ": " + line + " names " + named.getName()));
    return classes.stream().allMatch(named -> isPromised(named, packages));
  }

  private static void addClasses(Type type, Set<Class<?>> classes) {
    if (type instanceof Class<?> named) {
      Class<?> element = named;
      while (element.isArray()) {
        element = element.getComponentType();
      }
      classes.add(element);
    } else if (type instanceof ParameterizedType parameterized) {
      addClasses(parameterized.getRawType(), classes);
      Arrays.stream(parameterized.getActualTypeArguments()).forEach(of -> addClasses(of, classes));
    } else if (type instanceof GenericArrayType array) {
      addClasses(array.getGenericComponentType(), classes);
    } else if (type instanceof WildcardType wildcard) {
      Arrays.stream(wildcard.getUpperBounds()).forEach(bound -> addClasses(bound, classes));
      Arrays.stream(wildcard.getLowerBounds()).forEach(bound -> addClasses(bound, classes));
    }
  }

  private String header() {
    var header = new StringBuilder(deprecated(type));
    int modifiers = type.getModifiers();
    if (type.isInterface()) {
      modifiers &= ~(Modifier.ABSTRACT | Modifier.STATIC);
    }
    if (type.isEnum() || type.isRecord()) {
      modifiers &= ~(Modifier.FINAL | Modifier.STATIC | Modifier.ABSTRACT);
    }
    header.append(Modifier.toString(modifiers & SHOWN)).append(' ');
    header.append(type.isSealed() ? "sealed " : "");
    header.append(
        type.isAnnotation()
            ? "@interface "
            : type.isInterface()
                ? "interface "
                : type.isEnum() ? "enum " : type.isRecord() ? "record " : "class ");
    header.append(outermost(type)).append(variables(type.getTypeParameters()));
    if (type.isRecord()) {
      header.append(components());
    }
    header.append(above());
    if (type.isEnum()) {
      header.append(
          Arrays.stream(type.getEnumConstants())
              .map(constant -> ((Enum<?>) constant).name())
              .collect(Collectors.joining(", ", " {", "}")));
    } else if (type.isSealed()) {
      header.append(
          Arrays.stream(type.getPermittedSubclasses())
              .filter(below -> isVisible(below, packages))
              .map(ApiType::outermost)
              .collect(Collectors.joining(", ", " permits ", "")));
    }
    return header.toString();
  }

  /** Returns what the type extends and implements, through classes that others cannot name, too. */
  private String above() {
    List<String> interfaces = new ArrayList<>();
    Class<?> hidden = type;
    while (true) {
      Arrays.stream(hidden.getAnnotatedInterfaces())
          .filter(above -> isShownAbove(raw(above.getType())))
          .map(this::name)
          .forEach(interfaces::add);
      if (hidden.getSuperclass() == null || isShownAbove(hidden.getSuperclass())) {
        break;
      }
      hidden = hidden.getSuperclass();
    }
    Class<?> superclass = hidden.getSuperclass();
    String extended =
        superclass == null
                || superclass == Object.class
                || superclass == Enum.class
                || superclass == Record.class
            ? ""
            : " extends " + name(hidden.getAnnotatedSuperclass());
    String implemented = String.join(", ", interfaces);
    return implemented.isEmpty() || type.isAnnotation()
        ? extended
        : extended + (type.isInterface() ? " extends " : " implements ") + implemented;
  }

  private boolean isShownAbove(Class<?> above) {
    return !above.getName().startsWith(OURS) || isVisible(above, packages);
  }

  private String components() {
    var components = new StringJoiner(", ", "(", ")");
    for (RecordComponent component : type.getRecordComponents()) {
      String shown = name(component.getAnnotatedType()) + ' ' + component.getName();
      isNamed(shown, component.getGenericType());
      components.add(shown);
    }
    return components.toString();
  }

  private String head(Executable executable) {
    int modifiers = executable.getModifiers();
    String head = deprecated(executable);
    if (executable instanceof Method method && method.getDeclaringClass().isInterface()) {
      modifiers &= ~(Modifier.PUBLIC | Modifier.ABSTRACT);
      head += method.isDefault() ? "default " : "";
    }
    String variables = variables(executable.getTypeParameters());
    return head + modifiers(modifiers) + (variables.isEmpty() ? "" : variables + ' ');
  }

  private String modifiers(int modifiers) {
    int shown = modifiers & SHOWN;
    if (Modifier.isFinal(type.getModifiers()) && !Modifier.isStatic(modifiers)) {
      shown &= ~Modifier.FINAL; // of a method; says nothing in a class that is final
    }
    return shown == 0 ? "" : Modifier.toString(shown) + ' ';
  }

  private static String deprecated(AnnotatedElement element) {
    return element.isAnnotationPresent(Deprecated.class) ? "@Deprecated " : "";
  }

  private String variables(TypeVariable<?>[] variables) {
    if (variables.length == 0) {
      return "";
    }
    return Arrays.stream(variables)
        .map(variable -> variable.getName() + bounds(" extends ", variable.getAnnotatedBounds()))
        .collect(Collectors.joining(", ", "<", ">"));
  }

  private String bounds(String word, AnnotatedType[] bounds) {
    String shown = Arrays.stream(bounds).map(this::name).collect(Collectors.joining(" & "));
    return shown.isEmpty() || shown.equals("Object") ? "" : word + shown;
  }

  /** Returns the simple name, after those of the classes around it. */
  private static String outermost(Class<?> type) {
    return type.getName().substring(type.getPackageName().length()).replace('$', '.').substring(1);
  }

  private static Class<?> raw(Type type) {
    return type instanceof ParameterizedType parameterized
        ? (Class<?>) parameterized.getRawType()
        : (Class<?>) type;
  }

  private String name(AnnotatedType named) {
    String mark = named.isAnnotationPresent(Nullable.class) ? "@Nullable " : "";
    if (named instanceof AnnotatedArrayType array) {
      return name(array.getAnnotatedGenericComponentType())
          + (mark.isEmpty() ? "" : ' ' + mark)
          + "[]";
    }
    if (named instanceof AnnotatedParameterizedType parameterized) {
      return Arrays.stream(parameterized.getAnnotatedActualTypeArguments())
          .map(this::name)
          .collect(Collectors.joining(", ", mark + simple(raw(named.getType())) + '<', ">"));
    }
    if (named instanceof AnnotatedWildcardType wildcard) {
      return mark
          + '?'
          + bounds(" extends ", wildcard.getAnnotatedUpperBounds())
          + bounds(" super ", wildcard.getAnnotatedLowerBounds());
    }
    if (named instanceof AnnotatedTypeVariable) {
      String variable = named.getType().getTypeName();
      return mark + arguments.getOrDefault(variable, variable);
    }
    return mark + simple(raw(named.getType()));
  }

  private static String simple(Class<?> type) {
    return type.isPrimitive() ? type.getName() : outermost(type);
  }
}
