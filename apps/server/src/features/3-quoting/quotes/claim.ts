import type { Database } from '../../../platform/database/database.ts'
import { logAccess } from '../../2-identity/access/access-log.store.ts'
import { type Actor, actorPseudonym } from '../../2-identity/actor/actor.ts'
import { quoteColumnNames } from './quotes.tables.ts'
import type { QuoteRow } from './snapshot/opened-quote.ts'

/** Whether writing in it makes it theirs. */
export const isToBeClaimed = ({ person_id }: Pick<QuoteRow, 'person_id'>, { role, person }: Actor): boolean =>
  role === 'customer' && person !== undefined && person_id === null

/**
 * A quote that a signed-in customer writes in is theirs from then on: no browser opens it any more without them. Reading
 * claims nothing, so a mistyped address takes no application away from who is writing it.
 */
export async function claimed(trx: Database, row: QuoteRow, actor: Actor, now: Date): Promise<QuoteRow> {
  const { person } = actor
  if (!person || !isToBeClaimed(row, actor)) return row
  const change = { person_id: person.id, account_uuid: person.account_uuid }
  const claimed = await trx
    .updateTable('quotes')
    .set(change)
    .where('id', '=', row.id)
    .returning(quoteColumnNames)
    .executeTakeFirstOrThrow()
  await logAccess(trx, { kind: 'claimed', actor: actorPseudonym(actor), personId: person.id, quoteId: row.id }, now)
  return claimed
}
