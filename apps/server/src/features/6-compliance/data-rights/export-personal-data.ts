import type { Sites } from '../../1-foundation/site/served-site.ts'
import { logAccess } from '../../2-identity/access/access-log.store.ts'
import { type Actor, actorPseudonym } from '../../2-identity/actor/actor.ts'
import { businessReply } from '../../2-identity/registration/business-reply.ts'
import { listBusinesses } from '../../2-identity/registration/businesses.store.ts'
import { signInRequired } from '../../2-identity/roles/refusals.ts'
import type { Person } from '../../2-identity/users/staff.ts'
import { exportedCase } from '../../5-servicing/support-cases/case-replies.ts'
import { listCasesOfPerson } from '../../5-servicing/support-cases/support-cases.store.ts'
import { byAndNetwork } from './actor-words.ts'
import { type ExportDependencies, exportedQuotes } from './exported-quotes.ts'
import { listPersonRecords } from './personal-data.store.ts'

export type Dependencies = ExportDependencies & { sites: Sites; clock: () => Date }

/** All data about the actor, as JSON text to take along. */
export async function exportPersonalData(dependencies: Dependencies, actor: Actor): Promise<string> {
  const { person, site } = actor
  if (!person) throw signInRequired()
  return await exportAbout(dependencies, person, { by: actorPseudonym(actor), site })
}

/** All data about a person, as JSON text. `by`: who asked for it; the words are those of the site. */
export async function exportAbout(
  dependencies: Dependencies,
  person: Person,
  { by, site }: { readonly by: string; readonly site: string },
): Promise<string> {
  const { db, encryptor, sites, clock } = dependencies
  const now = clock()
  await logAccess(db, { kind: 'exported', actor: by, personId: person.id }, now)
  const { id, account_uuid, email, first_name, last_name, phone, proven_at, created_at, role, agencyId } = person
  const records = await listPersonRecords(db, encryptor, person)
  const messages = await listCasesOfPerson(db, encryptor, person)
  const personalData = {
    exported_at: now,
    note: sites.byId(site)?.translate('dataRights.export.note'),
    person: { id, account_uuid, email, first_name, last_name, phone, proven_at, created_at, role, agency: agencyId },
    sign_ins: records.signIns,
    businesses: (await listBusinesses(db, person.id)).map((row) => businessReply(encryptor, row)),
    applications: await exportedQuotes(dependencies, person, now),
    links_sent_to_you: records.links,
    mail_sent_to_you: records.mails,
    mail_sent_to_you_once_a_day: records.heldMails,
    mail_you_want: records.mailChoices,
    messages_to_support: messages.map((row) => exportedCase(encryptor, row)),
    history: records.access.map(({ at, kind, actor, origin }) => ({
      at,
      kind,
      ...byAndNetwork(actor, origin, person),
    })),
  }
  return JSON.stringify(personalData, null, 2)
}
