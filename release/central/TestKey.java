import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.util.Date;
import org.bouncycastle.bcpg.ArmoredOutputStream;
import org.bouncycastle.bcpg.HashAlgorithmTags;
import org.bouncycastle.bcpg.PublicKeyAlgorithmTags;
import org.bouncycastle.bcpg.PublicKeyPacket;
import org.bouncycastle.bcpg.SymmetricKeyAlgorithmTags;
import org.bouncycastle.crypto.generators.RSAKeyPairGenerator;
import org.bouncycastle.crypto.params.RSAKeyGenerationParameters;
import org.bouncycastle.openpgp.PGPKeyRingGenerator;
import org.bouncycastle.openpgp.PGPSignature;
import org.bouncycastle.openpgp.operator.PGPDigestCalculator;
import org.bouncycastle.openpgp.operator.bc.BcPBESecretKeyEncryptorBuilder;
import org.bouncycastle.openpgp.operator.bc.BcPGPContentSignerBuilder;
import org.bouncycastle.openpgp.operator.bc.BcPGPDigestCalculatorProvider;
import org.bouncycastle.openpgp.operator.bc.BcPGPKeyPair;

/** Makes a key that signs a trial of a release and nothing else: TestKey SECRET PUBLIC PASSPHRASE. */
class TestKey {

  private static final java.math.BigInteger EXPONENT = java.math.BigInteger.valueOf(0x10001);

  public static void main(String[] args) throws Exception {
    var keys = new RSAKeyPairGenerator();
    keys.init(new RSAKeyGenerationParameters(EXPONENT, new SecureRandom(), 3072, 100));
    var pair =
        new BcPGPKeyPair(
            PublicKeyPacket.VERSION_4,
            PublicKeyAlgorithmTags.RSA_GENERAL,
            keys.generateKeyPair(),
            new Date());
    PGPDigestCalculator sha1 = new BcPGPDigestCalculatorProvider().get(HashAlgorithmTags.SHA1);
    var rings =
        new PGPKeyRingGenerator(
            PGPSignature.POSITIVE_CERTIFICATION,
            pair,
            "Trial of a release <nobody@example.com>",
            sha1,
            null,
            null,
            new BcPGPContentSignerBuilder(
                PublicKeyAlgorithmTags.RSA_GENERAL, HashAlgorithmTags.SHA256),
            new BcPBESecretKeyEncryptorBuilder(SymmetricKeyAlgorithmTags.AES_256, sha1)
                .build(args[2].toCharArray()));
    try (OutputStream out = armored(args[0])) {
      rings.generateSecretKeyRing().encode(out);
    }
    try (OutputStream out = armored(args[1])) {
      rings.generatePublicKeyRing().encode(out);
    }
  }

  private static OutputStream armored(String file) throws Exception {
    return ArmoredOutputStream.builder().build(Files.newOutputStream(Path.of(file)));
  }
}
