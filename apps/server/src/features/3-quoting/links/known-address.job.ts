import Type from 'typebox'
import type { Database } from '../../../platform/database/database.ts'
import type { Encryptor } from '../../../platform/encryption/encryptor.ts'
import { addJob, handleJob, type JobHandler } from '../../../platform/jobs/jobs.ts'
import { queueMail } from '../../1-foundation/mails/queue-mail.ts'
import type { PageAddress } from '../../1-foundation/site/page-address.ts'
import type { Staff } from '../../2-identity/users/staff.ts'
import { findPersonByEmail } from '../../2-identity/users/users.store.ts'
import type { QuoteReader } from '../quotes/snapshot/quote-snapshot.ts'
import { agencyContact } from './agency-contact.ts'
import { companyOf } from './company-of.ts'
import { countFollowUps, countLinksTo, findUnfinishedQuote, lockLinks } from './links.store.ts'
import { linkAddress, makeLink } from './make-link.ts'

/** Somebody typed an address on a page: whoever has an account with it is sent a link to what they began before. */
const knownAddressJob = {
  name: 'links.known-address',
  payload: Type.Object({
    email: Type.Object({ $sealed: Type.String(), hash: Type.String() }),
    site: Type.String(),
    session: Type.Optional(Type.String({ description: 'Of the browser it was typed at' })),
  }),
} as const

const owner = 'known address'
const dayMs = 86_400_000
const hourMs = 3_600_000
const mostPerHour = 5

type Typed = { readonly email: string; readonly site: string; readonly session?: string | undefined }

/** Queued for every address alike, so that neither the reply nor its time tells whether anybody has it. */
export async function queueKnownAddress(db: Database, encryptor: Encryptor, { email, site, session }: Typed) {
  const encrypted = encryptor.encrypt(email, owner)
  const payload = { email: encrypted, site, ...(session === undefined ? {} : { session }) }
  await addJob(db, knownAddressJob, payload, { jobKey: `known-address:${site}:${encrypted.hash}` })
}

type Dependencies = {
  db: Database
  reader: QuoteReader
  encryptor: Encryptor
  staff: Pick<Staff, 'roleOf'>
  pageAddress: PageAddress
  clock: () => Date
}

export const knownAddressHandler = (dependencies: Dependencies): JobHandler =>
  handleJob(knownAddressJob, async ({ email, ...typed }) =>
    sendWhatWasBegun(dependencies, { ...typed, email: String(dependencies.encryptor.decrypt(email, owner)) }),
  )

/** Once a day for each application, and as rarely as any link to an address. Nothing at the browser that began it. */
const sendWhatWasBegun = (dependencies: Dependencies, { email, site, session }: Typed): Promise<void> =>
  dependencies.db.transaction().execute(async (trx) => {
    const { reader, staff, pageAddress, clock } = dependencies
    const now = clock()
    const person = await findPersonByEmail(trx, email)
    if (!person?.proven_at || person.disabled_at || staff.roleOf(email).role !== 'customer') return
    const row = await findUnfinishedQuote(trx, { personId: person.id, site, exceptSession: session })
    if (!row) return
    await lockLinks(trx, email)
    const lately = await countFollowUps(trx, row.id, new Date(now.getTime() - dayMs))
    const thisHour = await countLinksTo(trx, email, { since: new Date(now.getTime() - hourMs), submitted: false })
    if (lately > 0 || thisHour >= mostPerHour) return
    const link = await makeLink(trx, { quote: row, email, purpose: 'follow_up', actor: 'system' }, now)
    const quote = reader.open(row, now)
    await queueMail(
      trx,
      dependencies,
      {
        ...agencyContact(quote),
        kind: 'follow_up',
        to: link.email,
        site: row.site,
        link: linkAddress(pageAddress, row.site, link),
        company: companyOf(quote),
        until: link.expires_at,
      },
      link.uuid,
    )
  })
