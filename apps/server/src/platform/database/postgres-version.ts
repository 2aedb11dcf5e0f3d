/**
 * The newest minor versions of 2026-11-26. All majors get theirs on the same days
 * (https://www.postgresql.org/support/versioning/); taken from Debian's 15.20 of that month.
 */
const newestMinors: Readonly<Record<number, number>> = { 15: 20, 16: 16, 17: 12, 18: 6 }

export const leastMajor = 15

export type PostgresVersion = { readonly major: number; readonly minor: number }

/** Of `18.4`, `18.4 (Debian 18.4-1)` or `postgres (PostgreSQL) 18.4`; a beta counts as minor 0. */
export function versionIn(text: string): PostgresVersion | undefined {
  const [, major, minor] = /(?:^|\) )(\d+)(?:\.(\d+))?/.exec(text) ?? []
  return major === undefined ? undefined : { major: Number(major), minor: Number(minor ?? 0) }
}

export const isNewer = (one: PostgresVersion, other: PostgresVersion): boolean =>
  one.major === other.major ? one.minor > other.minor : one.major > other.major

/** A hint for the operator about the running version; undefined if it is current, or newer than we know. */
export function remarkOn({ major, minor }: PostgresVersion): string | undefined {
  const newest = newestMinors[major]
  if (major < leastMajor) return `PostgreSQL ${major} is too old: upgrade to ${leastMajor} or later.`
  if (newest === undefined || minor >= newest) return undefined
  return `PostgreSQL ${major}.${minor} runs, and ${major}.${newest} is out: update it, or name a newer one with POSTGRES_BIN_DIR.`
}
