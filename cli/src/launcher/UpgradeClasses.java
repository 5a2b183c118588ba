import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;
import java.util.zip.ZipOutputStream;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Opcodes;

/**
 * Copies a jar and gives its classes the format of Java 8: {@code UpgradeClasses FROM TO}. The JVM
 * does not archive classes for Java 5, as those of picocli are, and half of what a start loads is
 * picocli. The jar must be on the class path, too, for the types of frames.
 */
final class UpgradeClasses {

  private static final String MODULE = "module-info.class";

  private UpgradeClasses() {}

  public static void main(String[] args) throws IOException {
    try (var in = new ZipInputStream(Files.newInputStream(Path.of(args[0])));
        var out = new ZipOutputStream(Files.newOutputStream(Path.of(args[1])))) {
      for (ZipEntry entry = in.getNextEntry(); entry != null; entry = in.getNextEntry()) {
        var copy = new ZipEntry(entry.getName());
        copy.setTimeLocal(entry.getTimeLocal());
        out.putNextEntry(copy);
        out.write(upgraded(entry.getName(), in));
        out.closeEntry();
      }
    }
  }

  private static byte[] upgraded(String name, InputStream in) throws IOException {
    byte[] bytes = in.readAllBytes();
    if (!name.endsWith(".class") || name.endsWith(MODULE)) {
      return bytes;
    }
    var reader = new ClassReader(bytes);
    if ((reader.readShort(6) & 0xFFFF) >= Opcodes.V1_8) {
      return bytes;
    }
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
}
