export type Content = string | Uint8Array;
export type Profile = 'sitemaps.org' | 'google' | 'google-news' | 'bing' | 'yandex' | 'baidu';

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
  missing: boolean;
}

export interface CheckOptions {
  /** Defaults to google. */
  profile?: Profile;
  /** The name of the document in findings. */
  name?: string;
  /** Called after each thousand entries. */
  progress?: (entries: number) => void;
}

export interface ReportOptions extends Omit<CheckOptions, 'name'> {
  report?: 'text' | 'json' | 'ndjson' | 'sarif' | 'junit' | 'github' | 'markdown';
  failOn?: 'error' | 'warning' | 'info' | 'never';
  /** How many places of each rule the text report shows; 0 for all. Defaults to 3. */
  max?: number;
}

export interface Rule {
  code: string;
  meaning: string;
  why: string;
  fix: string;
  source: string;
  profiles: { profile: Profile; level: string; origin: string; statedBy: Profile; source: string }[];
}

/** Checks a document. */
export function check(content: Content, options?: CheckOptions): Finding[];

/** Checks documents as a site. The code is that of the command. */
export function report(
  files: { name: string; content: Content }[],
  options?: ReportOptions,
): { code: number; report: string };

/** Converts a document. If the code is not 0, the output is incomplete. */
export function convert(
  content: Content,
  options: { to: string; name?: string; progress?: (entries: number) => void },
): { code: number; output: Uint8Array; messages: string };

/** Counts urls or sitemaps. */
export function count(
  content: Content,
  options?: { name?: string },
): { urls: number; sitemaps: number; refused: boolean; messages: string };

/** Explains rules. */
export function explain(code: string): Rule[];

/** Names of profiles, reports and formats. */
export function names(): { profiles: Profile[]; reports: string[]; targets: string[] };
