import type { LinkReply } from '@coverwright/contract/links'

/** Whether a link still works. A revoked link stays revoked after it expires. */
export function linkStatus(
  { revoked_at, expires_at }: Pick<LinkReply, 'revoked_at' | 'expires_at'>,
  now: Date,
): 'good' | 'revoked' | 'expired' {
  if (revoked_at !== undefined) return 'revoked'
  return Date.parse(expires_at) > now.getTime() ? 'good' : 'expired'
}
