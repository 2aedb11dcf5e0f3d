import { randomUUID } from 'node:crypto'
import Type from 'typebox'
import type { Database } from '../../../platform/database/database.ts'
import { databaseTime } from '../../../platform/database/database-time.ts'
import type { Encryptor } from '../../../platform/encryption/encryptor.ts'
import { addJob, handleJob, type JobHandler } from '../../../platform/jobs/jobs.ts'
import type { Log } from '../../../platform/log/log.ts'
import type { Sites } from '../site/served-site.ts'
import { digestItem, isToStaff } from './compose.ts'
import { type Addressee, listWaiting, lockHeldMails, markSentIn } from './held-mails.store.ts'
import type { LinksToChoices } from './links-to-choices.ts'
import { readMail, type StoredMail } from './mail.ts'
import { queueMail } from './queue-mail.ts'

/** Mails somebody all their waiting mails in one. */
const digestJob = {
  name: 'mails.digest',
  payload: Type.Object({ site: Type.String(), recipient: Type.String({ description: 'From `recipientKey`' }) }),
} as const

/** One job for each person and site; it runs at the time of the first that waits. */
export const queueDigest = (db: Database, { site, recipient }: Addressee, runAt: Date): Promise<void> =>
  addJob(db, digestJob, { site, recipient }, { jobKey: `digest:${site}:${recipient}`, runAt, keepsEarlier: true })

/** Queues every digest that is still to be sent. Called when a server starts. */
export async function resumeDigests(db: Database): Promise<void> {
  for (const { due, ...addressee } of await listWaiting(db)) await queueDigest(db, addressee, due)
}

type Dependencies = {
  readonly db: Database
  readonly encryptor: Encryptor
  readonly sites: Pick<Sites, 'byId'>
  readonly linksToChoices: LinksToChoices
  readonly log: Pick<Log, 'error'>
  readonly clock: () => Date
}

export const digestHandler = (dependencies: Dependencies): JobHandler =>
  handleJob(digestJob, (addressee) => sendDigest(dependencies, addressee))

const leastWaitMs = 60_000

/** The queue compares with the database's clock, by which the day may have come already. */
async function notAtOnce(db: Database, due: Date): Promise<Date> {
  const now = await databaseTime(db)
  return new Date(Math.max(due.getTime(), now.getTime() + leastWaitMs))
}

/** Puts everything due for a person into one mail, oldest first; later news waits for the next day. */
export const sendDigest = (
  { db, encryptor, sites, linksToChoices, log, clock }: Dependencies,
  addressee: Addressee,
): Promise<void> =>
  db.transaction().execute(async (trx) => {
    const now = clock()
    const site = sites.byId(addressee.site)
    const waiting = await lockHeldMails(trx, addressee)
    const due = waiting.filter(({ due_at }) => due_at <= now)
    const later = waiting.find(({ due_at }) => due_at > now)
    if (later) await queueDigest(trx, addressee, await notAtOnce(trx, later.due_at))
    const readable = due.flatMap(({ id, sealed }) => {
      const mail = open(id, sealed ?? '')
      return mail ? [{ id, mail }] : []
    })
    const mails = readable.map(({ mail }) => mail)
    const [first] = mails
    if (!site || !first) return
    const id = randomUUID()
    const choices = await linksToChoices(trx, { site: addressee.site, email: first.to }, 'all')
    const items = mails.map((mail) => digestItem(mail, site, now))
    await queueMail(
      trx,
      { encryptor, clock },
      { kind: 'digest', to: first.to, site: addressee.site, items, choices, isToStaff: mails.every(isToStaff) },
      id,
    )
    await markSentIn(
      trx,
      readable.map((each) => each.id),
      id,
    )

    /** An unreadable mail delays none of the others. */
    function open(heldId: string, sealedMail: string): StoredMail | undefined {
      try {
        return readMail(encryptor.decrypt({ $sealed: sealedMail }, heldId))
      } catch (err) {
        log.error({ err, mail: heldId }, 'A waiting mail cannot be read, so the daily digest is sent without it')
        return undefined
      }
    }
  })
