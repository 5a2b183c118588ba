import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.jar.JarFile;
import java.util.stream.Stream;
import javax.xml.parsers.DocumentBuilderFactory;
import org.bouncycastle.openpgp.PGPPublicKeyRingCollection;
import org.bouncycastle.openpgp.PGPSignature;
import org.bouncycastle.openpgp.PGPSignatureList;
import org.bouncycastle.openpgp.PGPUtil;
import org.bouncycastle.openpgp.bc.BcPGPObjectFactory;
import org.bouncycastle.openpgp.operator.bc.BcKeyFingerprintCalculator;
import org.bouncycastle.openpgp.operator.bc.BcPGPContentVerifierBuilderProvider;
import org.w3c.dom.Element;
import org.w3c.dom.Node;

/**
 * Checks a staging repository by the rules of Maven Central, and by what the toolkit promises of its jars:
 * {@code CentralRules REPOSITORY GROUP VERSION PUBLIC_KEY}. Prints a line for each fault, and exits
 * with 1 if there is one. What Central asks for: https://central.sonatype.org/publish/requirements/
 */
class CentralRules {

  private static final List<String> INHERITED =
      List.of("name", "description", "url", "licenses", "developers", "scm");
  private static final Map<String, String> DIGESTS =
      Map.of("md5", "MD5", "sha1", "SHA-1", "sha256", "SHA-256", "sha512", "SHA-512");
  private static final List<String> WANTED_DIGESTS = List.of("md5", "sha1");

  private final Path group;
  private final String groupId;
  private final String version;
  private final PGPPublicKeyRingCollection keys;
  private final List<String> faults = new ArrayList<>();
  private final Map<String, Element> poms = new LinkedHashMap<>();
  private int signatures;

  private CentralRules(Path group, String groupId, String version, Path key) throws Exception {
    this.group = group;
    this.groupId = groupId;
    this.version = version;
    try (InputStream in = PGPUtil.getDecoderStream(Files.newInputStream(key))) {
      keys = new PGPPublicKeyRingCollection(in, new BcKeyFingerprintCalculator());
    }
  }

  public static void main(String[] args) throws Exception {
    Path group = Path.of(args[0]).resolve(args[1].replace('.', '/'));
    var rules = new CentralRules(group, args[1], args[2], Path.of(args[3]));
    rules.check();
    rules.faults.forEach(System.out::println);
    if (!rules.faults.isEmpty()) {
      System.exit(1);
    }
    System.out.println(
        rules.poms.size() + " artifacts keep the rules, " + rules.signatures + " signatures are right");
  }

  private void check() throws Exception {
    List<String> artifacts = names(group);
    for (String artifact : artifacts) {
      Path pom = file(artifact, ".pom");
      if (Files.exists(pom)) {
        poms.put(artifact, parse(pom));
      } else {
        fault(artifact, "has no pom for version " + version);
      }
    }
    if (poms.isEmpty()) {
      fault(group.toString(), "has no artifacts");
    }
    for (Map.Entry<String, Element> pom : poms.entrySet()) {
      checkPom(pom.getKey(), pom.getValue());
      checkFiles(pom.getKey(), text(pom.getValue(), "packaging").equals("pom"));
    }
    checkBillOfMaterials();
  }

  private void checkPom(String artifact, Element pom) throws Exception {
    if (!inherited(pom, "groupId").equals(groupId)
        || !text(pom, "artifactId").equals(artifact)
        || !inherited(pom, "version").equals(version)) {
      fault(artifact, "its pom has other coordinates than its path");
    }
    for (String name : INHERITED) {
      if (inherited(pom, name).isBlank()) {
        fault(artifact, "its pom has no " + name);
      }
    }
    checkParts(artifact, pom, "licenses", "license", List.of("name", "url"));
    checkParts(artifact, pom, "developers", "developer", List.of("name"));
    checkParts(artifact, pom, null, "scm", List.of("url", "connection"));
    for (String name : List.of("repositories", "pluginRepositories", "distributionManagement")) {
      if (child(pom, name) != null) {
        fault(artifact, "its pom has " + name + ", and Central wants all from itself");
      }
    }
    if (Files.readString(file(artifact, ".pom")).contains("-SNAPSHOT")) {
      fault(artifact, "its pom names a SNAPSHOT");
    }
    var dependencies = pom.getElementsByTagName("dependency");
    for (int i = 0; i < dependencies.getLength(); i++) {
      var dependency = (Element) dependencies.item(i);
      String scope = text(dependency, "scope");
      String name = text(dependency, "artifactId");
      if (scope.equals("system")) {
        fault(artifact, "its dependency " + name + " is a file of this machine");
      }
      boolean used = List.of("", "compile", "runtime").contains(scope);
      boolean managed = dependency.getParentNode().getParentNode() != pom;
      if (text(dependency, "groupId").equals(groupId) && used && !managed && !poms.containsKey(name)) {
        fault(artifact, "its dependency " + name + " is not published with it");
      }
    }
  }

  private void checkParts(
      String artifact, Element pom, String list, String each, List<String> parts) {
    Element owner = holder(pom, list == null ? each : list);
    Element first = owner == null || list == null ? owner : child(owner, each);
    for (String part : parts) {
      if (first != null && text(first, part).isBlank()) {
        fault(artifact, "its pom has a " + each + " without " + part);
      }
    }
  }

  private void checkFiles(String artifact, boolean onlyPom) throws Exception {
    var wanted = new TreeSet<String>();
    wanted.add(".pom");
    if (!onlyPom) {
      wanted.addAll(List.of(".jar", "-sources.jar", "-javadoc.jar", "-cyclonedx.json"));
    }
    for (String end : wanted) {
      if (!Files.exists(file(artifact, end))) {
        fault(artifact, "lacks " + file(artifact, end).getFileName());
      }
    }
    String start = artifact + "-" + version;
    for (String name : names(group.resolve(artifact).resolve(version))) {
      Path file = group.resolve(artifact).resolve(version).resolve(name);
      String end = name.substring(name.lastIndexOf('.') + 1);
      if (DIGESTS.containsKey(end)) {
        continue; // read with the file that it is of
      }
      if (!name.endsWith(".asc")) {
        String rest = name.substring(Math.min(start.length(), name.length()));
        if (!name.startsWith(start) || !wanted.contains(rest) && !rest.equals("-cyclonedx.json")) {
          fault(artifact, name + " is not to be published");
        }
        checkSignature(artifact, file);
        checkDigests(artifact, file);
      }
      if (name.endsWith(".jar")) {
        checkJar(artifact, file);
      }
    }
  }

  private void checkDigests(String artifact, Path file) throws Exception {
    byte[] bytes = Files.readAllBytes(file);
    for (Map.Entry<String, String> digest : DIGESTS.entrySet()) {
      Path beside = Path.of(file + "." + digest.getKey());
      if (!Files.exists(beside)) {
        if (WANTED_DIGESTS.contains(digest.getKey())) {
          fault(artifact, file.getFileName() + " has no " + digest.getKey());
        }
        continue;
      }
      byte[] own = MessageDigest.getInstance(digest.getValue()).digest(bytes);
      if (!Files.readString(beside).strip().equals(HexFormat.of().formatHex(own))) {
        fault(artifact, beside.getFileName() + " is that of other bytes");
      }
    }
  }

  private void checkSignature(String artifact, Path file) throws Exception {
    Path beside = Path.of(file + ".asc");
    if (!Files.exists(beside)) {
      fault(artifact, file.getFileName() + " is not signed");
      return;
    }
    try (InputStream in = PGPUtil.getDecoderStream(Files.newInputStream(beside))) {
      PGPSignature signature = ((PGPSignatureList) new BcPGPObjectFactory(in).nextObject()).get(0);
      var key = keys.getPublicKey(signature.getKeyID());
      if (key == null) {
        fault(artifact, beside.getFileName() + " is of another key");
        return;
      }
      signature.init(new BcPGPContentVerifierBuilderProvider(), key);
      signature.update(Files.readAllBytes(file));
      if (!signature.verify()) {
        fault(artifact, beside.getFileName() + " is that of other bytes");
        return;
      }
      signatures++;
    }
  }

  private void checkJar(String artifact, Path file) throws Exception {
    String name = file.getFileName().toString();
    try (var jar = new JarFile(file.toFile())) {
      for (String text : List.of("META-INF/LICENSE", "META-INF/NOTICE")) {
        if (jar.getEntry(text) == null) {
          fault(artifact, name + " has no " + text);
        }
      }
      if (name.endsWith("-javadoc.jar")) {
        if (jar.getEntry("index.html") == null) {
          fault(artifact, name + " has no pages");
        }
      } else {
        String end = name.endsWith("-sources.jar") ? ".java" : ".class";
        if (jar.stream().noneMatch(entry -> entry.getName().endsWith(end))) {
          fault(artifact, name + " has no " + end);
        }
      }
    }
  }

  /** Who imports the versions finds each artifact, and no other. */
  private void checkBillOfMaterials() {
    for (Map.Entry<String, Element> pom : poms.entrySet()) {
      if (!pom.getKey().endsWith("-bom")) {
        continue;
      }
      var listed = new TreeSet<String>();
      var dependencies = pom.getValue().getElementsByTagName("dependency");
      for (int i = 0; i < dependencies.getLength(); i++) {
        listed.add(text((Element) dependencies.item(i), "artifactId"));
      }
      var jars = new TreeSet<>(poms.keySet());
      jars.removeIf(name -> text(poms.get(name), "packaging").equals("pom"));
      if (!listed.equals(jars)) {
        fault(pom.getKey(), "lists " + listed + ", but published are " + jars);
      }
      return;
    }
    fault(groupId, "has no bill of materials");
  }

  private void fault(String artifact, String fault) {
    faults.add(artifact + ": " + fault);
  }

  private Path file(String artifact, String end) {
    return group.resolve(artifact).resolve(version).resolve(artifact + "-" + version + end);
  }

  private static List<String> names(Path directory) throws Exception {
    try (Stream<Path> files = Files.list(directory)) {
      return files
          .map(file -> file.getFileName().toString())
          .filter(name -> !name.startsWith("maven-metadata"))
          .sorted()
          .toList();
    }
  }

  private static Element parse(Path file) throws Exception {
    return DocumentBuilderFactory.newInstance()
        .newDocumentBuilder()
        .parse(file.toFile())
        .getDocumentElement();
  }

  private String inherited(Element pom, String name) {
    Element holder = holder(pom, name);
    return holder == null ? "" : holder.getTextContent().strip();
  }

  /** The element of the pom or, if it has none, of its parent. */
  private Element holder(Element pom, String name) {
    Element own = child(pom, name);
    Element parent = child(pom, "parent");
    if (own != null || parent == null) {
      return own;
    }
    Element above = poms.get(text(parent, "artifactId"));
    return above == null ? null : holder(above, name);
  }

  private static String text(Element parent, String name) {
    Element child = child(parent, name);
    return child == null ? "" : child.getTextContent().strip();
  }

  private static Element child(Element parent, String name) {
    for (Node node = parent.getFirstChild(); node != null; node = node.getNextSibling()) {
      if (node instanceof Element element && element.getTagName().equals(name)) {
        return element;
      }
    }
    return null;
  }
}
