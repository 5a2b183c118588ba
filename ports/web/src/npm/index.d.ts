/** Bytes: also those of a Buffer of Node.js. */
export type Bytes = Uint8Array | ArrayBuffer;

/** A document, compressed with gzip or not: as a whole, or in parts. */
export type Content = string | Bytes | Iterable<string | Bytes>;

/** A document that arrives in parts, which are gathered in memory first. */
export type AsyncContent = AsyncIterable<string | Bytes> | ReadableStream<Uint8Array>;

export type Profile = 'sitemaps.org' | 'google' | 'google-news' | 'bing' | 'yandex' | 'baidu';
export type ReportFormat = 'text' | 'json' | 'ndjson' | 'csv' | 'sarif' | 'junit' | 'github' | 'markdown';

export interface Finding {
  input: string;
  severity: 'error' | 'warning' | 'info';
  code: string;
  message: string;
  source: string;
  line: number | null;
  column: number | null;
  endLine: number | null;
  endColumn: number | null;
  byteOffset: number | null;
  byteLength: number | null;
  cell: string | null;
  path: string | null;
  documentPath: string | null;
  loc: string | null;
  /** Whether a part of the document is missing. */
  missing: boolean;
}

export interface CheckOptions {
  /** Whose rules apply. Defaults to google. */
  profile?: Profile;
  /** The name of the document in findings. Defaults to sitemap, or sitemap.gz if it is compressed. */
  name?: string;
  /** The url where crawlers find the document, to check which urls it may list. */
  location?: string;
  /** Called after each thousand entries. */
  progress?: (entries: number) => void;
}

export interface ReportOptions extends Omit<CheckOptions, 'name' | 'location'> {
  /** Defaults to text. */
  report?: ReportFormat;
  /** The lowest severity with which the code is 1. Defaults to error. */
  failOn?: 'error' | 'warning' | 'info' | 'never';
  /** How many places of each rule the text report shows; 0 for all. Defaults to 3. */
  max?: number;
}

export interface File<C> {
  name: string;
  content: C;
  /** The url where crawlers find the document. */
  location?: string;
}

export interface Report {
  /** The exit code of the command: 0, 1 for findings, 3 or 4 if documents could not be read. */
  code: number;
  report: string;
}

export interface ConvertOptions {
  /** A format, such as csv, or the name of a file, such as urls.csv. */
  to: string;
  /** The name of the document in messages. Defaults to input. */
  name?: string;
  /** Takes the output in parts; it is not returned, then. Drop them if the code is not 0. */
  write?: (part: Uint8Array) => void;
  /** Called after each thousand entries. */
  progress?: (entries: number) => void;
}

export interface Conversion {
  /** 0, or 1 if a part of the document is missing from the output. */
  code: number;
  output: Uint8Array;
  /** What is wrong with the document, and what the format cannot hold, in lines. */
  messages: string;
}

export interface Counts {
  urls: number;
  sitemaps: number;
  /** Whether the document could not be read to its end. */
  refused: boolean;
  messages: string;
}

export interface Rule {
  code: string;
  meaning: string;
  why: string;
  fix: string;
  source: string;
  profiles: { profile: Profile; level: string; origin: string; statedBy: Profile; source: string }[];
  /** How serious it is at most if only a source says so that may be older than the site. */
  oldLevel?: string;
}

/**
 * Checks a document.
 *
 * @throws RangeError if there is no such profile
 * @throws TypeError if the content is no document
 */
export function check(content: Content, options?: CheckOptions): Finding[];
export function check(content: AsyncContent, options?: CheckOptions): Promise<Finding[]>;

/** Checks documents, each by itself and all as a site. */
export function report(files: Iterable<File<Content>>, options?: ReportOptions): Report;
export function report(
  files: Iterable<File<Content | AsyncContent>>,
  options?: ReportOptions,
): Report | Promise<Report>;

/** Converts a document. If the code is not 0, the output is incomplete. */
export function convert(content: Content, options: ConvertOptions): Conversion;
export function convert(content: AsyncContent, options: ConvertOptions): Promise<Conversion>;

/** Counts the urls of a document, or the sitemaps of an index. */
export function count(content: Content, options?: { name?: string }): Counts;
export function count(content: AsyncContent, options?: { name?: string }): Promise<Counts>;

/** Explains the rules with a code, or about a word; an empty list if there are none. */
export function explain(code: string): Rule[];

/** Returns the names of profiles, reports and formats that can be written. */
export function names(): { profiles: Profile[]; reports: ReportFormat[]; targets: string[] };
