import type { ErasureReply } from '@coverwright/contract/accounts'
import type { PersonAsked, PersonFound } from '@coverwright/contract/console/people'
import type { Database } from '../../../../platform/database/database.ts'
import { notFound } from '../../../../platform/errors/app-error.ts'
import { logAccess } from '../../../2-identity/access/access-log.store.ts'
import { checkedEmail } from '../../../2-identity/users/checked-email.ts'
import type { Person, Staff } from '../../../2-identity/users/staff.ts'
import {
  type Dependencies as ErasureDependencies,
  eraseAbout,
} from '../../../6-compliance/data-rights/erase-account.ts'
import {
  type Dependencies as ExportDependencies,
  exportAbout,
} from '../../../6-compliance/data-rights/export-personal-data.ts'
import { personCalled } from '../../../6-compliance/data-rights/person-called.ts'
import { lockQuotesAbout } from '../../../6-compliance/data-rights/personal-data.store.ts'
import { splitByRetention } from '../../../6-compliance/data-rights/retained-quotes.ts'

export type Dependencies = ExportDependencies & Omit<ErasureDependencies, 'notify'> & { staff: Pick<Staff, 'asPerson'> }

/** Who asked, for whom and why, and where. */
export type PersonRequest = { readonly by: string; readonly site: string; readonly request: PersonAsked }

/** What is stored about somebody, and what an erasure would leave of it. */
export const findPersonAsked = (dependencies: Dependencies, personAsked: PersonRequest): Promise<PersonFound> =>
  withPerson(dependencies, personAsked, 'find', async (trx, person) => {
    const now = dependencies.clock()
    const rows = await lockQuotesAbout(trx, person, now)
    const { erasable, kept } = await splitByRetention(trx, rows, { sites: dependencies.sites, now })
    return {
      has_account: person.proven_at !== null,
      erasable: erasable.map(({ uuid, site, updated_at }) => ({ uuid, site, updated_at: updated_at.toISOString() })),
      kept: [...kept],
    }
  })

/** Export all data about a person, as they would themselves. */
export const exportPersonAsked = (dependencies: Dependencies, personAsked: PersonRequest): Promise<string> =>
  withPerson(dependencies, personAsked, 'export', (trx, person) =>
    exportAbout({ ...dependencies, db: trx }, person, personAsked),
  )

/** Erases what need not be kept, as at their own wish. No mail is sent. */
export const erasePersonAsked = (dependencies: Dependencies, personAsked: PersonRequest): Promise<ErasureReply> =>
  withPerson(dependencies, personAsked, 'erase', (trx, person) => eraseAbout(trx, dependencies, person, personAsked.by))

/** Does something about a customer, in one transaction with the record of who asked and why. */
async function withPerson<Result>(
  { db, staff, clock }: Dependencies,
  { by, request: { email, ...reason } }: PersonRequest,
  action: 'find' | 'export' | 'erase',
  work: (trx: Database, person: Person) => Promise<Result>,
): Promise<Result> {
  const person = await personCalled(db, staff, checkedEmail(email), clock())
  // Staff actions concern their clients; who the staff are is in the staff file.
  if (person.role !== 'customer') throw notFound('customer')
  return await db.transaction().execute(async (trx) => {
    await logAccess(
      trx,
      { kind: 'person_looked_up', actor: by, personId: person.id, detail: { what: action, ...reason } },
      clock(),
    )
    return await work(trx, person)
  })
}
