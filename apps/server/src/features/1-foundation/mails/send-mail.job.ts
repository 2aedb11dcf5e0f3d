import { maskedEmail } from '@coverwright/core/text/masked-email'
import type { Database } from '../../../platform/database/database.ts'
import type { Encryptor } from '../../../platform/encryption/encryptor.ts'
import { handleJob, type JobHandler, type JobRun } from '../../../platform/jobs/jobs.ts'
import type { Mailbox } from '../../../platform/mail/mail-address.ts'
import { type Mailer, MailFailure } from '../../../platform/mail/mailer.ts'
import type { Sites } from '../site/served-site.ts'
import { compose } from './compose.ts'
import { isStale, readMail, type StoredMail } from './mail.ts'
import { listUnsentMails, lockMail, updateMail } from './mails.store.ts'
import type { Notify } from './notify.ts'
import { attempts, queueSending, sendMailJob } from './queue-sending.ts'

/** Queues every mail that is still unsent. Called when a server starts: the job of a server that died is lost for hours. */
export async function resumeMails(db: Database): Promise<void> {
  for (const { id } of await listUnsentMails(db)) await queueSending(db, id)
}

/** How mail is sent. Without it, mail is only shown at /outbox. */
export type MailTransport = {
  readonly mailer: Mailer
  readonly from: Mailbox
  /** Who gets reports of undelivered mails; undefined for nobody. */
  readonly failuresTo?: string | undefined
}

/** `mayHelp`: sending it again later may help, so its text is kept for a while. */
type FinalFailure = { readonly code: string; readonly mayHelp: boolean }

const expiredMail: FinalFailure = { code: 'expired', mayHelp: false }

type Dependencies = {
  db: Database
  encryptor: Encryptor
  notify: Notify
  sites: Pick<Sites, 'byId'>
  transport: MailTransport | undefined
  clock: () => Date
}

export const sendMailHandler = (dependencies: Dependencies): JobHandler =>
  handleJob(sendMailJob, ({ mail }, run) => sendMail(dependencies, mail, run))

/**
 * Sends a mail once: its row is locked, so that a second job for it retries later and finds it sent. Throws as long as
 * another attempt may help.
 */
export async function sendMail(
  { db, encryptor, notify, sites, transport, clock }: Dependencies,
  id: string,
  { attempt, signal }: Pick<JobRun, 'attempt' | 'signal'>,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const row = await lockMail(trx, id)
    if (row === 'locked') throw new Error('The mail is being sent by another job')
    if (!row || row.sealed === null || row.sent_at !== null || row.given_up_at !== null) return
    // Mail in the outbox counts as sent: a later start with a mail server does not send it.
    if (!transport) return await updateMail(trx, id, { sent_at: clock() })
    const mail = readMail(encryptor.decrypt({ $sealed: row.sealed }, id))
    const failure = isStale(mail, row.created_at, clock()) ? expiredMail : await deliver(mail, transport)
    if (!failure) return await updateMail(trx, id, { sealed: null, sent_at: clock() })
    const { code, mayHelp } = failure
    await updateMail(trx, id, { given_up_at: clock(), failure: code, ...(mayHelp ? {} : { sealed: null }) })
    await report(trx, mail, transport)
  })

  async function report(trx: Database, mail: StoredMail, { failuresTo }: MailTransport): Promise<void> {
    // A report that is not delivered is not reported.
    if (failuresTo === undefined || mail.kind === 'undelivered_mail') return
    await notify(trx, 'operator', {
      kind: 'undelivered_mail',
      to: failuresTo,
      site: mail.site,
      about: mail.kind,
      reference: mail.kind === 'support_case' ? mail.reference : undefined,
      address: maskedEmail(mail.to),
    })
  }

  /** Why no further attempt is made; undefined when the mail server accepted it. Throws otherwise. */
  async function deliver(mail: StoredMail, { mailer, from }: MailTransport): Promise<FinalFailure | undefined> {
    const site = sites.byId(mail.site)
    if (!site) return { code: 'site_not_served', mayHelp: true }
    try {
      const name = from.name || site.site.name
      const replyTo = mail.kind === 'support_case' ? mail.email : undefined
      const words = compose(mail, site, clock())
      const unsubscribe = mail.choices?.unsubscribe
      await mailer.send({ id, from: { ...from, name }, to: mail.to, replyTo, unsubscribe, ...words }, signal)
      return undefined
    } catch (error) {
      const isPermanent = error instanceof MailFailure && error.permanent
      if (attempt < attempts && !isPermanent) throw error
      return { code: error instanceof MailFailure ? error.code : 'unknown', mayHelp: !isPermanent }
    }
  }
}
