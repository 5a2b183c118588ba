#!/bin/bash
# Builds the fuzz targets of the module fuzz for OSS-Fuzz: each method with @FuzzTest becomes a program.
# OSS-Fuzz sets OUT and JVM_LD_LIBRARY_PATH, and puts Jazzer's driver into OUT.
set -eu

mvn -q -B -pl tests/fuzz -am -DskipTests -Dlint.skip=true -Dspotless.check.skip=true \
  package dependency:copy-dependencies -DincludeScope=test -DoutputDirectory="$PWD/tests/fuzz/target/jars"

mkdir -p "$OUT/jars" "$OUT/java"
cp tests/fuzz/target/jars/*.jar "$OUT/jars"
cp -r tests/fuzz/target/test-classes "$OUT/classes"
# The driver's own Java may be older.
rm -rf "$OUT/java"
"${JAVA_17_HOME:-/usr/lib/jvm/java-17-openjdk-amd64}/bin/jlink" --add-modules ALL-MODULE-PATH --output "$OUT/java"

sources=tests/fuzz/src/test/java
find $sources -name '*FuzzTest.java' | while read -r source; do
  class=${source#"$sources/"}
  class=${class%.java}
  method=$(sed -n 's/^  void \(.*\)(.*) .*{$/\1/p' "$source" | head -n 1)
  cat >"$OUT/$(basename "$class")" <<END
#!/bin/bash
# LLVMFuzzerTestOneInput is how OSS-Fuzz knows a fuzz target.
here=\$(cd "\$(dirname "\$0")" && pwd)
export JAVA_HOME=\$here/java LD_LIBRARY_PATH=\$here/java/lib/server:\${JVM_LD_LIBRARY_PATH:-}
exec "\$here/jazzer_driver" --agent_path="\$here/jazzer_agent_deploy.jar" \\
  --cp="\$here/classes:\$(echo "\$here"/jars/*.jar | tr ' ' ':')" \\
  --target_class=${class//\//.} --target_method=$method \\
  --instrumentation_includes='io.github.sitemaptoolkit.**' --jvm_args="-Xmx1g" "\$@"
END
  chmod +x "$OUT/$(basename "$class")"
done
