import type { LinkReply } from '@coverwright/contract/links'

/** Whether a link arrived and still works. A revoked link stays revoked after it expires. */
export function linkStatus(
  { revoked_at, expires_at, undelivered }: Pick<LinkReply, 'revoked_at' | 'expires_at' | 'undelivered'>,
  now: Date,
): 'good' | 'revoked' | 'expired' | 'undelivered' {
  if (revoked_at !== undefined) return 'revoked'
  if (undelivered) return 'undelivered'
  return Date.parse(expires_at) > now.getTime() ? 'good' : 'expired'
}
