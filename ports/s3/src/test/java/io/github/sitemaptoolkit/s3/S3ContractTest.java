package io.github.sitemaptoolkit.s3;

import io.github.sitemaptoolkit.publisher.store.Store;
import io.github.sitemaptoolkit.testkit.StoreContract;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;

/** A bucket is a store. */
class S3ContractTest extends StoreContract {

  private static final String PREFIX = "maps/";

  private final MemoryS3 bucket = new MemoryS3();
  private final List<S3Store> opened = new ArrayList<>();
  private S3Server server;

  @BeforeEach
  void start() throws IOException {
    server = new S3Server(bucket);
  }

  @AfterEach
  void stop() {
    opened.forEach(S3Store::close);
    server.close();
  }

  @Override
  protected Store open() {
    opened.add(Publishing.store(server, 1));
    return opened.get(opened.size() - 1);
  }

  @Override
  protected Map<String, byte[]> files() {
    Map<String, byte[]> files = new TreeMap<>();
    bucket.objects().forEach((key, bytes) -> files.put(key.substring(PREFIX.length()), bytes));
    files.remove(Lock.FILE);
    return files;
  }

  @Override
  protected void change(String file, byte @Nullable [] bytes) {
    if (bytes == null) {
      bucket.remove(PREFIX + file);
    } else {
      bucket.put(PREFIX + file, bytes);
    }
  }
}
