import { AppError } from '../../platform/errors/app-error.ts'

export const entityTag = (version: number): string => `"${version}"`

/** What a save must be based on: a version the caller read, or `any` for one that does not mind (`*`). */
export type ReadVersion = number | 'any'

/** Reads If-Match. Refuses its absence with 428 and anything but one of our tags with 400. */
export function requireReadVersion(header: string | undefined): ReadVersion {
  if (header === undefined) {
    throw new AppError(428, 'quote.version_missing', 'Send If-Match with the version that was read, as in "3".')
  }
  return readVersion(header)
}

export function readVersion(header: string): ReadVersion {
  if (header.trim() === '*') return 'any'
  const version = /^\s*"(\d{1,9})"\s*$/.exec(header)?.[1]
  if (version !== undefined && Number(version) > 0) return Number(version)
  throw new AppError(400, 'quote.version_malformed', 'If-Match must be one version in quotes, as in "3".')
}
