import { randomUUID } from 'node:crypto'
import { noticeOf, type Recipient, timingOf } from '@coverwright/core/lifecycle/notices'
import type { Database } from '../../../platform/database/database.ts'
import type { Sites } from '../site/served-site.ts'
import { queueDigest } from './digest.job.ts'
import { insertHeldMail } from './held-mails.store.ts'
import type { LinksToChoices } from './links-to-choices.ts'
import type { MailRequest } from './mail.ts'
import { choicesOf } from './mail-choices.store.ts'
import { nextDigest } from './next-digest.ts'
import { type MailQueueDependencies, queueMail } from './queue-mail.ts'
import { recipientKey } from './recipient-key.ts'

type Options = {
  /** The mail's id, if something else names it; a new one when absent. */
  readonly id?: string
  /** The quote it is about: erasing it removes a mail that still waits. */
  readonly quote?: string
}

/** Every mail except the daily digest, which contains others. */
type MailToSend = Exclude<MailRequest, { readonly kind: 'digest' }>

/**
 * Notifies somebody of an event by mail: at once, in the daily digest, or not at all, as the table of notices, the site
 * and the recipient want. All mail is sent this way.
 */
export type Notify = (trx: Database, to: Recipient, mail: MailToSend, options?: Options) => Promise<void>

type Dependencies = MailQueueDependencies & {
  readonly sites: Pick<Sites, 'byId'>
  readonly linksToChoices: LinksToChoices
}

/** The hour of the site at which digests are sent, unless it sets another. */
const usualHour = 8

export const createNotify =
  ({ sites, linksToChoices, encryptor, clock }: Dependencies): Notify =>
  async (trx, to, mail, { id = randomUUID(), quote } = {}) => {
    const notice = noticeOf(mail.kind, to)
    const { isNeeded, mayWait, topic } = notice
    if (isNeeded && !mayWait) return await queueMail(trx, { encryptor, clock }, mail, id)
    const now = clock()
    const site = sites.byId(mail.site)?.site
    const { choices } = await choicesOf(trx, { site: mail.site, email: mail.to }, now)
    const timing = timingOf(notice, site?.notices?.mails, choices[topic])
    if (timing === 'off') return
    const links = isNeeded ? {} : { choices: await linksToChoices(trx, { site: mail.site, email: mail.to }, topic) }
    const mailWithLinks = { ...mail, ...links }
    if (timing === 'now' || !site) return await queueMail(trx, { encryptor, clock }, mailWithLinks, id)
    const due_at = nextDigest(now, site.timeZone, site.notices?.digestHour ?? usualHour)
    const recipient = recipientKey(encryptor, mail.to)
    await insertHeldMail(trx, {
      ...{ id, site: mail.site, kind: mail.kind, recipient, quote_id: quote ?? null },
      ...{ sealed: encryptor.encrypt(mailWithLinks, id).$sealed, created_at: now, due_at, sent_in: null },
    })
    await queueDigest(trx, { site: mail.site, recipient }, due_at)
  }
