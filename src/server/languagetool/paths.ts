const PREFIX = '/v2/';

/** The path behind /v2/, without a slash at its end; undefined for paths that are none of LanguageTool's. */
export function toolPath(path: string): string | undefined {
  return path.startsWith(PREFIX) ? path.slice(PREFIX.length).replace(/\/$/, '') : undefined;
}
