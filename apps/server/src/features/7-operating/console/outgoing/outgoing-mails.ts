import type { OutgoingMail, OutgoingMailsQuery, ReasonToRead } from '@coverwright/contract/console/outgoing'
import type { Database } from '../../../../platform/database/database.ts'
import type { Encryptor } from '../../../../platform/encryption/encryptor.ts'
import { AppError, notFound } from '../../../../platform/errors/app-error.ts'
import { readMail } from '../../../1-foundation/mails/mail.ts'
import { listMails, lockMail, updateMail } from '../../../1-foundation/mails/mails.store.ts'
import { queueSending } from '../../../1-foundation/mails/queue-sending.ts'
import { logAccess } from '../../../2-identity/access/access-log.store.ts'
import { failureKind } from './failure-kind.ts'

export const pageSize = 50

/** Mails of every site, the newest first. */
export async function outgoingMails(db: Database, query: OutgoingMailsQuery): Promise<OutgoingMail[]> {
  const rows = await listMails(db, { ...query, limit: pageSize })
  return rows.map((row) => {
    const { id, kind, site, state, created_at, sent_at, given_up_at, is_kept } = row
    const ended_at = sent_at ?? given_up_at
    return {
      ...{ id, kind, site, state, created_at: created_at.toISOString(), is_kept: is_kept && sent_at === null },
      ...(ended_at ? { ended_at: ended_at.toISOString() } : {}),
      ...(state === 'sent' ? {} : failureOf(row)),
      ...(state === 'waiting' ? attemptsOf(row) : {}),
    }
  })
}

type Row = Awaited<ReturnType<typeof listMails>>[number]

function failureOf({ failure, last_error }: Row) {
  const reason = failure ?? (last_error ? failureKind(last_error) : null)
  return reason ? { failure: reason } : {}
}

/** Of its job; one whose job was lost has none until a server starts. */
const attemptsOf = ({ attempts, next_attempt_at }: Row) =>
  attempts === null || !next_attempt_at ? {} : { attempts, next_attempt_at: next_attempt_at.toISOString() }

/** Queues a mail that waits or was given up, with all its attempts. */
export const sendMailAgain = (db: Database, id: string, actor: string, now: Date): Promise<void> =>
  db.transaction().execute(async (trx) => {
    await lockKept(trx, id)
    await updateMail(trx, id, { given_up_at: null, failure: null })
    await queueSending(trx, id)
    await logAccess(trx, { kind: 'sent_again', actor, detail: { mail: id } }, now)
  })

/** Who a mail that is still kept goes to. */
export const recipientOf = (
  db: Database,
  encryptor: Pick<Encryptor, 'decrypt'>,
  { id, actor, reason }: { readonly id: string; readonly actor: string; readonly reason: ReasonToRead },
  now: Date,
): Promise<string> =>
  db.transaction().execute(async (trx) => {
    const sealedMail = await lockKept(trx, id)
    await logAccess(trx, { kind: 'recipient_read', actor, detail: { mail: id, ...reason } }, now)
    return readMail(encryptor.decrypt({ $sealed: sealedMail }, id)).to
  })

async function lockKept(trx: Database, id: string): Promise<string> {
  const mail = await lockMail(trx, id)
  if (mail === 'locked') throw new AppError(409, 'mail.being_sent', 'It is being sent at this moment.')
  if (!mail) throw notFound('mail')
  if (mail.sent_at === null && mail.sealed !== null) return mail.sealed
  throw new AppError(409, 'mail.forgotten', 'It was sent, or its content is no longer stored.')
}
