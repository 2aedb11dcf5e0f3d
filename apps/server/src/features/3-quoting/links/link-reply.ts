import type { LinkReply } from '@coverwright/contract/links'
import { maskedEmail } from '@coverwright/core/text/masked-email'
import type { LinkRow } from './links.store.ts'

/** A link as those who may send it see it: its address mostly hidden. */
export const linkReply = ({ uuid, email, purpose, created_at, expires_at, revoked_at }: LinkRow): LinkReply => ({
  uuid,
  sent_to: maskedEmail(email),
  purpose,
  created_at: created_at.toISOString(),
  expires_at: expires_at.toISOString(),
  ...(revoked_at ? { revoked_at: revoked_at.toISOString() } : {}),
})
