import { recipientKeys } from '../../1-foundation/mails/recipient-key.ts'
import type { Sites } from '../../1-foundation/site/served-site.ts'
import { logAccess } from '../../2-identity/access/access-log.store.ts'
import { type Actor, actorPseudonym } from '../../2-identity/actor/actor.ts'
import { authenticate } from '../../2-identity/roles/refusals.ts'
import type { Person } from '../../2-identity/users/staff.ts'
import { exportedCase } from '../../5-servicing/support-cases/case-replies.ts'
import { listCasesOfPerson } from '../../5-servicing/support-cases/support-cases.store.ts'
import { whoAndWhence } from './actor-words.ts'
import { type Exporting, exportedQuotes } from './exported-quotes.ts'

export type Dependencies = Exporting & { sites: Sites; clock: () => Date }

/** Everything that is held about whoever asks, as one JSON text to take along. */
export async function exportPersonalData(dependencies: Dependencies, actor: Actor): Promise<string> {
  const { db, sealer, sites, clock } = dependencies
  const { person, site } = actor
  if (!person) throw authenticate()
  const now = clock()
  await logAccess(db, { kind: 'exported', actor: actorPseudonym(actor), personId: person.id }, now)
  const { id, account_uuid, email, first_name, last_name, phone, proven_at, created_at, role, agencyId } = person
  const messages = await listCasesOfPerson(db, sealer, person)
  const held = {
    exported_at: now,
    note: sites.byId(site)?.translate('dataRights.export.note'),
    person: { id, account_uuid, email, first_name, last_name, phone, proven_at, created_at, role, agency: agencyId },
    sign_ins: await signInsOf(dependencies, person),
    applications: await exportedQuotes(dependencies, person, now),
    links_sent_to_you: await db
      .selectFrom('retrieval_links')
      .select(['purpose', 'created_at', 'expires_at', 'revoked_at'])
      .where('email', '=', email)
      .orderBy('created_at')
      .execute(),
    mail_sent_to_you: await db
      .selectFrom('mails')
      .select(['kind', 'created_at', 'sent_at'])
      .where('recipient', 'in', recipientKeys(dependencies.sealer, email))
      .orderBy('created_at')
      .execute(),
    messages_to_support: messages.map((row) => exportedCase(sealer, row)),
    history: await historyOf(dependencies, person),
  }
  return JSON.stringify(held, null, 2)
}

const signInsOf = ({ db }: Pick<Exporting, 'db'>, { id }: Person) =>
  db
    .selectFrom('sign_ins')
    .select(['created_at as signed_in_at', 'last_seen_at', 'expires_at', 'ended_at'])
    .where('person_id', '=', id)
    .orderBy('created_at')
    .execute()

async function historyOf({ db }: Pick<Exporting, 'db'>, person: Person) {
  const rows = await db
    .selectFrom('access_events')
    .select(['at', 'kind', 'actor', 'origin'])
    .where('person_id', '=', person.id)
    .orderBy('id')
    .execute()
  return rows.map(({ at, kind, actor, origin }) => ({ at, kind, ...whoAndWhence(actor, origin, person) }))
}
