import type { Database } from '../../../platform/database/database.ts'
import { logAccess } from '../../2-identity/access/access-log.store.ts'
import { type Actor, actorPseudonym } from '../../2-identity/actor/actor.ts'
import type { Role } from '../../2-identity/roles/roles.ts'
import type { SessionQuotes } from '../../2-identity/sessions/session-quotes.ts'
import { isUnowned } from './quotes.store.ts'

async function lock(trx: Database, sessionId: string): Promise<void> {
  await trx.selectFrom('quotes').select('id').where('session_id', '=', sessionId).orderBy('id').forUpdate().execute()
}

/** Staff who own no quotes. */
const ownsNothing: ReadonlySet<Role> = new Set(['support', 'platform_agent', 'desk', 'operator'])

async function assign(trx: Database, actor: Actor, now: Date): Promise<void> {
  const { person, sessionId } = actor
  if (!person || ownsNothing.has(person.role)) return
  const ownCondition =
    person.role === 'customer'
      ? { person_id: person.id, account_uuid: person.account_uuid }
      : { agency_id: person.agencyId ?? null, agent_id: person.id }
  const rows = await trx
    .updateTable('quotes')
    .set(ownCondition)
    .where('session_id', '=', sessionId)
    .where(isUnowned)
    .returning('id')
    .execute()
  const claim = { kind: 'claimed', actor: actorPseudonym(actor), personId: person.id } as const
  for (const { id } of rows) await logAccess(trx, { ...claim, quoteId: id }, now)
}

async function move(trx: Database, fromSession: string, toSession: string): Promise<void> {
  if (fromSession === toSession) return
  await trx
    .updateTable('quotes')
    .set({ session_id: toSession })
    .where('session_id', '=', fromSession)
    .where(isUnowned)
    .execute()
}

export const sessionQuotes: SessionQuotes = { lock, assign, move }
