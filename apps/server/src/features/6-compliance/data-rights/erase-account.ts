import type { ErasureReply } from '@coverwright/contract/accounts'
import type { Database } from '../../../platform/database/database.ts'
import { refusedFields } from '../../../platform/errors/app-error.ts'
import { dropJobs } from '../../../platform/jobs/drop-jobs.ts'
import { emailKey } from '../../../platform/mail/email-key.ts'
import type { Sealer } from '../../../platform/sealing/sealer.ts'
import { queueMail } from '../../1-foundation/mails/queue-mail.ts'
import { recipientKeys } from '../../1-foundation/mails/recipient-key.ts'
import type { Sites } from '../../1-foundation/site/served-site.ts'
import { logAccess } from '../../2-identity/access/access-log.store.ts'
import { type Actor, actorPseudonym } from '../../2-identity/actor/actor.ts'
import { authenticate } from '../../2-identity/roles/refusals.ts'
import type { Person } from '../../2-identity/users/staff.ts'
import { lockAccount } from '../../2-identity/users/users.store.ts'
import { eraseCasesOfPerson } from '../../5-servicing/support-cases/support-cases.store.ts'
import { closeAccount } from './close-account.ts'
import { eraseQuote } from './erase-quote.ts'
import { heldAbout } from './held-quotes.ts'
import { sortedByRight } from './kept-quotes.ts'

export type Dependencies = { db: Database; sites: Sites; sealer: Sealer; clock: () => Date }

/**
 * Erases what is held about whoever asks, all of it or nothing: every draft at once; what was submitted stays as long as
 * it has to be kept, and the account with it. Refuses anybody who does not type their own address.
 */
export async function eraseAccount(
  { db, sites, sealer, clock }: Dependencies,
  actor: Actor,
  typed: string,
): Promise<ErasureReply> {
  const { person, site } = actor
  if (!person) throw authenticate()
  if (emailKey(typed) !== person.email) throw otherAddress()
  return await db.transaction().execute(async (trx) => {
    const now = clock()
    // Two at once, as after a double click: the second finds nothing left.
    await lockAccount(trx, person.id)
    const rows = await trx
      .selectFrom('quotes')
      .selectAll()
      .where(heldAbout(person, now))
      // A renewal goes before what it renews.
      .orderBy('created_at', 'desc')
      .forUpdate()
      .execute()
    const { erasable, kept, holdsAccount } = await sortedByRight(trx, rows, { sites, now })
    for (const row of erasable) await eraseQuote(trx, row, { reason: 'asked', personId: person.id, now })
    await eraseMails(trx, sealer, person)
    // While the account stays, so do messages about its applications; those about erased ones are gone already.
    const ids = holdsAccount ? rows.map(({ id }) => id) : []
    await eraseCasesOfPerson(trx, sealer, person, ids)
    const told = { to: person.email, site, kept: kept.length, closed: !holdsAccount }
    await queueMail(trx, { sealer, clock }, { kind: 'account_erased', ...told })
    if (!holdsAccount) await closeAccount(trx, sealer, person, now)
    const event = { actor: actorPseudonym(actor), personId: person.id }
    const detail = { erased: erasable.length, kept: kept.length }
    await logAccess(trx, { ...event, kind: holdsAccount ? 'erasure_held' : 'erased', detail }, now)
    return { erased: erasable.length, kept: [...kept], account_closed: !holdsAccount }
  })
}

/** Mail on its way to the person, or kept to be read at a local start: it tells what is being erased. */
async function eraseMails(trx: Database, sealer: Sealer, { email }: Pick<Person, 'email'>): Promise<void> {
  const gone = await trx
    .deleteFrom('mails')
    .where('recipient', 'in', recipientKeys(sealer, email))
    .returning('id')
    .execute()
  await dropJobs(
    trx,
    gone.map(({ id }) => id),
  )
}

const otherAddress = () =>
  refusedFields([{ field: 'email', message: 'This is not the email address of this account.' }])
