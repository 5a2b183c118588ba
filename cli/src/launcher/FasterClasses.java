import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDateTime;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.jar.Attributes;
import java.util.jar.JarFile;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;
import java.util.zip.ZipOutputStream;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Handle;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/**
 * Copies the jar of the command, with classes that load faster and do the same: {@code
 * FasterClasses FROM TO EXTENSIONS}. The jar must be on the class path, too, for the types of
 * frames.
 *
 * <p>Classes for Java 5, as those of picocli are, get the format of Java 8: the JVM does not
 * archive others, and half of what a start loads is picocli. Lambda expressions and references to
 * methods get classes of their own, which are in the archive, too: without, Java 17 makes two
 * hundred of them in a start.
 *
 * <p>The manifest says which packages came from which jar of the directory of extensions: {@code
 * sitemap formats} names their modules.
 */
final class FasterClasses {

  private static final String CLASS = ".class";
  private static final String VERSIONS = "META-INF/versions/"; // whose names are not those of types

  private final Map<String, Entry> entries = new LinkedHashMap<>();
  private final Map<String, List<String>> nests = new LinkedHashMap<>(); // new members by host

  private record Entry(byte[] bytes, LocalDateTime time) {}

  private FasterClasses() {}

  public static void main(String[] args) throws IOException {
    var jar = new FasterClasses();
    try (var in = new ZipInputStream(Files.newInputStream(Path.of(args[0])))) {
      for (ZipEntry entry = in.getNextEntry(); entry != null; entry = in.getNextEntry()) {
        jar.add(entry.getName(), new Entry(in.readAllBytes(), entry.getTimeLocal()));
      }
    }
    jar.addTitles(Path.of(args[2]));
    try (var out = new ZipOutputStream(Files.newOutputStream(Path.of(args[1])))) {
      jar.write(out);
    }
  }

  /** Adds the titles of jars for their packages, as text: Java does not keep the order of lines. */
  private void addTitles(Path directory) throws IOException {
    var sections = new StringBuilder();
    try (Stream<Path> jars = Files.list(directory)) {
      for (Path file : jars.sorted().toList()) {
        try (var jar = new JarFile(file.toFile())) {
          Attributes main = jar.getManifest().getMainAttributes();
          String title = main.getValue(Attributes.Name.IMPLEMENTATION_TITLE);
          jar.stream()
              .map(ZipEntry::getName)
              .filter(name -> name.endsWith(CLASS) && name.contains("/"))
              .map(name -> name.substring(0, name.lastIndexOf('/') + 1))
              .distinct()
              .sorted()
              .map(name -> "Name: " + name + "\r\nImplementation-Title: " + title + "\r\n\r\n")
              .forEach(sections::append);
        }
      }
    }
    entries.computeIfPresent(
        JarFile.MANIFEST_NAME,
        (name, main) ->
            new Entry((new String(main.bytes, UTF_8) + sections).getBytes(UTF_8), main.time));
  }

  private void add(String name, Entry entry) {
    entries.put(name, entry);
    if (!name.endsWith(CLASS) || name.startsWith(VERSIONS)) {
      return;
    }
    var reader = new ClassReader(entry.bytes);
    int version = reader.readShort(6) & 0xFFFF;
    if (version < Opcodes.V1_8) {
      entries.put(name, new Entry(upgraded(reader), entry.time));
    } else if (version >= Opcodes.V11) { // older ones know no nests
      var writer = new ClassWriter(reader, 0);
      reader.accept(new CallSites(writer, entry.time), 0);
      entries.put(name, new Entry(writer.toByteArray(), entry.time));
    }
  }

  private void write(ZipOutputStream out) throws IOException {
    nests.forEach(
        (host, members) ->
            entries.computeIfPresent(
                host + CLASS,
                (name, entry) -> new Entry(withMembers(entry.bytes, members), entry.time)));
    for (Map.Entry<String, Entry> entry : entries.entrySet()) {
      var copy = new ZipEntry(entry.getKey());
      copy.setTimeLocal(entry.getValue().time);
      out.putNextEntry(copy);
      out.write(entry.getValue().bytes);
      out.closeEntry();
    }
  }

  private static byte[] upgraded(ClassReader reader) {
    var writer = new ClassWriter(ClassWriter.COMPUTE_FRAMES);
    var upgrade =
        new ClassVisitor(Opcodes.ASM9, writer) {
          @Override
          public void visit(
              int version, int access, String name, String signature, String base, String[] types) {
            super.visit(Opcodes.V1_8, access, name, signature, base, types);
          }
        };
    reader.accept(upgrade, ClassReader.SKIP_FRAMES);
    return writer.toByteArray();
  }

  private static byte[] withMembers(byte[] host, List<String> members) {
    var reader = new ClassReader(host);
    var writer = new ClassWriter(reader, 0);
    reader.accept(
        new ClassVisitor(Opcodes.ASM9, writer) {
          @Override
          public void visitEnd() {
            members.forEach(this::visitNestMember);
            super.visitEnd();
          }
        },
        0);
    return writer.toByteArray();
  }

  /** Replaces the call sites of a class. */
  private final class CallSites extends ClassVisitor {

    private final LocalDateTime time;
    private String owner;
    private String host;
    private int version;
    private int count;

    CallSites(ClassVisitor out, LocalDateTime time) {
      super(Opcodes.ASM9, out);
      this.time = time;
    }

    @Override
    public void visit(
        int version, int access, String name, String signature, String base, String[] types) {
      this.version = version;
      owner = name;
      host = name;
      super.visit(version, access, name, signature, base, types);
    }

    @Override
    public void visitNestHost(String name) {
      host = name;
      super.visitNestHost(name);
    }

    @Override
    public MethodVisitor visitMethod(
        int access, String name, String descriptor, String signature, String[] exceptions) {
      MethodVisitor out = super.visitMethod(access, name, descriptor, signature, exceptions);
      return new MethodVisitor(Opcodes.ASM9, out) {
        @Override
        public void visitInvokeDynamicInsn(
            String name, String descriptor, Handle bootstrap, Object... args) {
          boolean isLambda =
              bootstrap.getOwner().equals("java/lang/invoke/LambdaMetafactory")
                  && bootstrap.getName().equals("metafactory"); // the other is for several types
          if (isLambda) {
            var lambda =
                new Lambda(
                    owner + "$$Lambda" + count,
                    name,
                    descriptor,
                    (Type) args[0],
                    (Handle) args[1],
                    (Type) args[2]);
            if (lambda.canBeWritten()) {
              count++;
              nests.computeIfAbsent(host, added -> new ArrayList<>()).add(lambda.type);
              entries.put(lambda.type + CLASS, new Entry(lambda.written(version, host), time));
              lambda.call(mv);
              return;
            }
          }
          super.visitInvokeDynamicInsn(name, descriptor, bootstrap, args);
        }
      };
    }
  }

  /**
   * The class of a lambda expression.
   *
   * @param type its name
   * @param method the name of the method of its interface
   * @param made the descriptor of what makes it: from values that are captured, the interface
   * @param erased the parameters and the result of the method
   * @param target what the method calls
   * @param actual the parameters and the result, as narrow as they are known
   */
  private record Lambda(
      String type, String method, String made, Type erased, Handle target, Type actual) {

    static final String MAKER = "of";
    private static final String SINGLE = "SINGLE";
    private static final String CONSTRUCTOR = "<init>";
    private static final String OBJECT = "java/lang/Object";
    private static final int FINAL = Opcodes.ACC_FINAL | Opcodes.ACC_SYNTHETIC;
    private static final String VALUE = "value";

    /** In the order in which {@link Type#getSort} numbers the primitive types. */
    private static final List<String> BOXES =
        Stream.of("Boolean", "Character", "Byte", "Short", "Integer", "Float", "Long", "Double")
            .map("java/lang/"::concat)
            .toList();

    /** Returns whether this class knows how to call the target. */
    boolean canBeWritten() {
      if (target.getTag() == Opcodes.H_INVOKESPECIAL) {
        return false; // a method of the base class
      }
      Type[] wanted = parameters();
      Type[] given = Type.getArgumentTypes(made);
      Type[] passed = actual.getArgumentTypes();
      for (int i = 0; i < passed.length; i++) {
        if (!canConvert(passed[i], wanted[given.length + i])
            || !canConvert(erased.getArgumentTypes()[i], passed[i])) {
          return false;
        }
      }
      return canConvert(result(), erased.getReturnType());
    }

    /** Writes what stands in place of the call site. */
    void call(MethodVisitor code) {
      if (made.startsWith("()")) {
        String face = Type.getReturnType(made).getDescriptor();
        code.visitFieldInsn(Opcodes.GETSTATIC, type, SINGLE, face);
      } else {
        code.visitMethodInsn(Opcodes.INVOKESTATIC, type, MAKER, made, false);
      }
    }

    private boolean isConstructor() {
      return target.getTag() == Opcodes.H_NEWINVOKESPECIAL;
    }

    /** Returns what the target takes, with the object whose method it is. */
    private Type[] parameters() {
      List<Type> all = new ArrayList<>(List.of(Type.getArgumentTypes(target.getDesc())));
      if (target.getTag() != Opcodes.H_INVOKESTATIC && !isConstructor()) {
        all.add(0, Type.getObjectType(target.getOwner()));
      }
      return all.toArray(Type[]::new);
    }

    private Type result() {
      return isConstructor()
          ? Type.getObjectType(target.getOwner())
          : Type.getReturnType(target.getDesc());
    }

    byte[] written(int version, String host) {
      var out = new ClassWriter(ClassWriter.COMPUTE_MAXS);
      String face = Type.getReturnType(made).getInternalName();
      out.visit(version, FINAL | Opcodes.ACC_SUPER, type, null, OBJECT, new String[] {face});
      out.visitNestHost(host);
      Type[] captured = Type.getArgumentTypes(made);
      for (int i = 0; i < captured.length; i++) {
        String value = captured[i].getDescriptor();
        out.visitField(FINAL | Opcodes.ACC_PRIVATE, VALUE + i, value, null, null).visitEnd();
      }
      writeConstructor(out, captured);
      if (captured.length == 0) {
        writeSingle(out);
      } else {
        writeMaker(out, captured);
      }
      writeMethod(out, captured);
      out.visitEnd();
      return out.toByteArray();
    }

    private String constructor() {
      return made.substring(0, made.indexOf(')')) + ")V";
    }

    private void writeConstructor(ClassVisitor out, Type[] captured) {
      MethodVisitor code = out.visitMethod(0, CONSTRUCTOR, constructor(), null, null);
      code.visitVarInsn(Opcodes.ALOAD, 0);
      code.visitMethodInsn(Opcodes.INVOKESPECIAL, OBJECT, CONSTRUCTOR, "()V", false);
      int at = 1;
      for (int i = 0; i < captured.length; i++) {
        code.visitVarInsn(Opcodes.ALOAD, 0);
        code.visitVarInsn(captured[i].getOpcode(Opcodes.ILOAD), at);
        code.visitFieldInsn(Opcodes.PUTFIELD, type, VALUE + i, captured[i].getDescriptor());
        at += captured[i].getSize();
      }
      end(code, Opcodes.RETURN);
    }

    /** Writes the one object that does for all calls, since nothing is captured. */
    private void writeSingle(ClassVisitor out) {
      int access = FINAL | Opcodes.ACC_STATIC;
      String face = Type.getReturnType(made).getDescriptor();
      out.visitField(access, SINGLE, face, null, null).visitEnd();
      MethodVisitor code = out.visitMethod(Opcodes.ACC_STATIC, "<clinit>", "()V", null, null);
      writeNew(code, new Type[0]);
      code.visitFieldInsn(Opcodes.PUTSTATIC, type, SINGLE, face);
      end(code, Opcodes.RETURN);
    }

    private void writeMaker(ClassVisitor out, Type[] captured) {
      MethodVisitor code = out.visitMethod(Opcodes.ACC_STATIC, MAKER, made, null, null);
      writeNew(code, captured);
      end(code, Opcodes.ARETURN);
    }

    private void writeNew(MethodVisitor code, Type[] captured) {
      code.visitTypeInsn(Opcodes.NEW, type);
      code.visitInsn(Opcodes.DUP);
      int at = 0;
      for (Type value : captured) {
        code.visitVarInsn(value.getOpcode(Opcodes.ILOAD), at);
        at += value.getSize();
      }
      code.visitMethodInsn(Opcodes.INVOKESPECIAL, type, CONSTRUCTOR, constructor(), false);
    }

    /** Writes the method of the interface, which calls the target. */
    private void writeMethod(ClassVisitor out, Type[] captured) {
      MethodVisitor code =
          out.visitMethod(Opcodes.ACC_PUBLIC, method, erased.getDescriptor(), null, null);
      if (isConstructor()) {
        code.visitTypeInsn(Opcodes.NEW, target.getOwner());
        code.visitInsn(Opcodes.DUP);
      }
      for (int i = 0; i < captured.length; i++) {
        code.visitVarInsn(Opcodes.ALOAD, 0);
        code.visitFieldInsn(Opcodes.GETFIELD, type, VALUE + i, captured[i].getDescriptor());
      }
      Type[] given = erased.getArgumentTypes();
      Type[] known = actual.getArgumentTypes();
      Type[] taken = parameters();
      int at = 1;
      for (int i = 0; i < given.length; i++) {
        code.visitVarInsn(given[i].getOpcode(Opcodes.ILOAD), at);
        convert(code, given[i], known[i]);
        convert(code, known[i], taken[captured.length + i]);
        at += given[i].getSize();
      }
      code.visitMethodInsn(
          opcode(), target.getOwner(), target.getName(), target.getDesc(), target.isInterface());
      convert(code, result(), erased.getReturnType());
      end(code, erased.getReturnType().getOpcode(Opcodes.IRETURN));
    }

    private int opcode() {
      return switch (target.getTag()) {
        case Opcodes.H_INVOKESTATIC -> Opcodes.INVOKESTATIC;
        case Opcodes.H_NEWINVOKESPECIAL -> Opcodes.INVOKESPECIAL;
        case Opcodes.H_INVOKEINTERFACE -> Opcodes.INVOKEINTERFACE;
        default -> Opcodes.INVOKEVIRTUAL;
      };
    }

    private static void end(MethodVisitor code, int result) {
      code.visitInsn(result);
      code.visitMaxs(0, 0); // which are computed
      code.visitEnd();
    }

    private static boolean isObject(Type type) {
      return type.getSort() == Type.OBJECT || type.getSort() == Type.ARRAY;
    }

    /** Returns whether {@link #convert} can; widened numbers are too rare for it. */
    private static boolean canConvert(Type from, Type to) {
      return from.equals(to) || isObject(from) || isObject(to) || to == Type.VOID_TYPE;
    }

    private static void convert(MethodVisitor code, Type from, Type to) {
      if (from.equals(to)) {
        return;
      }
      if (to == Type.VOID_TYPE) {
        code.visitInsn(from.getSize() == 2 ? Opcodes.POP2 : Opcodes.POP);
      } else if (isObject(from) && isObject(to)) {
        if (!to.getInternalName().equals(OBJECT)) {
          code.visitTypeInsn(Opcodes.CHECKCAST, to.getInternalName());
        }
      } else if (isObject(from)) {
        String box = box(to);
        code.visitTypeInsn(Opcodes.CHECKCAST, box);
        String value = to.getClassName() + "Value";
        code.visitMethodInsn(Opcodes.INVOKEVIRTUAL, box, value, "()" + to.getDescriptor(), false);
      } else {
        String box = box(from);
        String value = '(' + from.getDescriptor() + ")L" + box + ';';
        code.visitMethodInsn(Opcodes.INVOKESTATIC, box, "valueOf", value, false);
      }
    }

    private static String box(Type primitive) {
      return BOXES.get(primitive.getSort() - Type.BOOLEAN);
    }
  }
}
