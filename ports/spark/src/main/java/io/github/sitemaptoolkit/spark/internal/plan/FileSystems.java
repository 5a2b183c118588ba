package io.github.sitemaptoolkit.spark.internal.plan;

import java.io.IOException;
import java.io.InputStream;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.Serializable;
import java.util.Map;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.FileSystem;
import org.apache.hadoop.fs.Path;

/** Hadoop's file systems, with the configuration of the job. */
public final class FileSystems implements Serializable {

  private static final long serialVersionUID = 1L;

  private transient Configuration configuration;

  /**
   * Creates an object with a copy of a configuration.
   *
   * @param options replace those of the configuration
   */
  public FileSystems(Configuration configuration, Map<String, String> options) {
    this.configuration = new Configuration(configuration);
    options.forEach(this.configuration::set);
  }

  private void writeObject(ObjectOutputStream out) throws IOException {
    out.defaultWriteObject();
    configuration.write(out);
  }

  private void readObject(ObjectInputStream in) throws IOException, ClassNotFoundException {
    in.defaultReadObject();
    configuration = new Configuration(false);
    configuration.readFields(in);
  }

  /** Opens a file. The caller closes the stream. */
  public InputStream open(String path) throws IOException {
    var file = new Path(path);
    return of(file).open(file);
  }

  /** Returns the configuration. It must not be changed. */
  public Configuration configuration() {
    return configuration;
  }

  FileSystem of(Path path) throws IOException {
    return path.getFileSystem(configuration);
  }
}
