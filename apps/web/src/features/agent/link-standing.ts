import type { LinkReply } from '@coverwright/contract/links'

/** What a link is worth now. One that was taken back stays so, however old it gets. */
export function linkStanding(
  { revoked_at, expires_at }: Pick<LinkReply, 'revoked_at' | 'expires_at'>,
  now: Date,
): 'good' | 'revoked' | 'expired' {
  if (revoked_at !== undefined) return 'revoked'
  return Date.parse(expires_at) > now.getTime() ? 'good' : 'expired'
}
