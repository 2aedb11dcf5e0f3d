import type { ErasureReply } from '@coverwright/contract/accounts'
import type { Database } from '../../../platform/database/database.ts'
import type { Encryptor } from '../../../platform/encryption/encryptor.ts'
import { refusedFields } from '../../../platform/errors/app-error.ts'
import { emailKey } from '../../../platform/mail/email-key.ts'
import type { Notify } from '../../1-foundation/mails/notify.ts'
import type { Sites } from '../../1-foundation/site/served-site.ts'
import { logAccess } from '../../2-identity/access/access-log.store.ts'
import { type Actor, actorPseudonym } from '../../2-identity/actor/actor.ts'
import { signInRequired } from '../../2-identity/roles/refusals.ts'
import type { Person } from '../../2-identity/users/staff.ts'
import { lockAccount } from '../../2-identity/users/users.store.ts'
import { eraseCasesOfPerson } from '../../5-servicing/support-cases/support-cases.store.ts'
import { closeAccount, eraseBusinesses, eraseMails, eraseQuote, forgetRecipient } from './erasure.store.ts'
import { lockQuotesAbout } from './personal-data.store.ts'
import { splitByRetention } from './retained-quotes.ts'

export type Dependencies = { db: Database; sites: Sites; encryptor: Encryptor; notify: Notify; clock: () => Date }

/**
 * Erases the data about the actor, all of it or nothing: every draft at once; what was submitted stays as long as it has
 * to be kept, and the account with it.
 * @throws AppError unless the actor typed their own address
 */
export async function eraseAccount(
  { db, sites, encryptor, notify, clock }: Dependencies,
  actor: Actor,
  address: string,
): Promise<ErasureReply> {
  const { person, site } = actor
  if (!person) throw signInRequired()
  if (emailKey(address) !== person.email) throw otherAddress()
  return await db.transaction().execute(async (trx) => {
    const erasure = await eraseAbout(trx, { sites, encryptor, clock }, person, actorPseudonym(actor))
    const mail = { to: person.email, site, kept: erasure.kept.length, closed: erasure.account_closed }
    await notify(trx, 'person', { kind: 'account_erased', ...mail })
    if (erasure.account_closed) await forgetRecipient(trx, encryptor, person)
    return erasure
  })
}

/** Erases the data about a person, in a transaction of the caller's. `by`: who asked for it. */
export async function eraseAbout(
  trx: Database,
  { sites, encryptor, clock }: Omit<Dependencies, 'db' | 'notify'>,
  person: Person,
  by: string,
): Promise<ErasureReply> {
  const now = clock()
  // After a double click the second call waits, then finds nothing left.
  await lockAccount(trx, person.id)
  const rows = await lockQuotesAbout(trx, person, now)
  const { erasable, kept, holdsAccount } = await splitByRetention(trx, rows, { sites, now })
  for (const { id } of erasable) await eraseQuote(trx, id, { reason: 'asked', personId: person.id, now })
  await eraseBusinesses(trx, person.id)
  await eraseMails(trx, encryptor, person.email)
  // While the account stays, so do messages about its applications; those about erased ones are gone already.
  const ids = holdsAccount ? rows.map(({ id }) => id) : []
  await eraseCasesOfPerson(trx, encryptor, person, ids)
  if (!holdsAccount) await closeAccount(trx, person, now)
  const event = { actor: by, personId: person.id }
  const detail = { erased: erasable.length, kept: kept.length }
  await logAccess(trx, { ...event, kind: holdsAccount ? 'erasure_held' : 'erased', detail }, now)
  return { erased: erasable.length, kept: [...kept], account_closed: !holdsAccount }
}

const otherAddress = () =>
  refusedFields([{ field: 'email', message: 'This is not the email address of this account.' }])
