import type { LinkReply } from '@coverwright/contract/links'
import { maskedEmail } from '@coverwright/core/text/masked-email'
import type { LinkRow, SentLink } from './links.store.ts'

/** A link as its senders see it: with its address mostly hidden. */
export const linkReply = (link: LinkRow | SentLink): LinkReply => ({
  uuid: link.uuid,
  sent_to: maskedEmail(link.email),
  purpose: link.purpose,
  created_at: link.created_at.toISOString(),
  expires_at: link.expires_at.toISOString(),
  ...(link.revoked_at ? { revoked_at: link.revoked_at.toISOString() } : {}),
  ...('is_undelivered' in link && link.is_undelivered ? { undelivered: true } : {}),
})
