import { AppError } from '../../../../platform/errors/app-error.ts'
import type { ErrorCode } from '../../../../platform/errors/error-codes.ts'

export const entityTag = (version: number): string => `"${version}"`

/** The version that a save must be based on, or `any` (`*`). */
export type ReadVersion = number | 'any'

/** The refused header, reported like a field. */
export const wrongVersion = (status: number, code: ErrorCode, message: string): AppError =>
  new AppError(status, code, message, { errors: [{ field: 'if-match', message }] })

/** Reads If-Match; without it the last write wins. Refuses anything but one of our tags with 400. */
export function readVersion(header = '*'): ReadVersion {
  const version = versionIn(header)
  if (version !== undefined) return version
  throw wrongVersion(400, 'quote.version_malformed', 'If-Match must be one version in quotes, as in "3".')
}

/** The version that a header names; undefined when it is none of our tags. */
function versionIn(header: string): ReadVersion | undefined {
  if (header.trim() === '*') return 'any'
  const version = Number(/^\s*"(\d{1,9})"\s*$/.exec(header)?.[1] ?? 0)
  return version > 0 ? version : undefined
}

const minimal = /(?:^|,)\s*return=minimal\s*(?:[;,]|$)/i

/** Whether a caller who saves wants only the new version in reply (RFC 7240). */
export const wantsVersionAlone = (prefer: string | undefined): boolean => prefer !== undefined && minimal.test(prefer)
