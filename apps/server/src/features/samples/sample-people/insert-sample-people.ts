import { sql } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'
import type { Encryptor } from '../../../platform/encryption/encryptor.ts'
import type { ServedSite, Sites } from '../../1-foundation/site/served-site.ts'
import type { Staff } from '../../2-identity/users/staff.ts'
import { ensurePerson } from '../../2-identity/users/users.store.ts'
import { changeOf } from '../../3-quoting/quotes/events/changes.ts'
import { changeQuote, insertQuote } from '../../3-quoting/quotes/quotes.store.ts'
import type { QuoteReader, QuoteRow } from '../../3-quoting/quotes/snapshot/quote-snapshot.ts'
import { encryptAnswers, sensitiveOf } from '../../3-quoting/quotes/snapshot/sensitive-answers.ts'
import { insertConfirmation } from '../../4-binding/bind-requests/bind-requests.store.ts'
import type { Statements } from '../../4-binding/submissions/offers/disclosures.ts'
import { insertOffers, insertSubmission, setStage } from '../../4-binding/submissions/submissions.store.ts'
import { type MadeQuote, madeQuote, sampleActor, sampleQuoteUuids } from './make-sample-quote.ts'
import { type SampleQuote, sampleQuotes } from './sample-quotes.ts'

type Dependencies = {
  db: Database
  sites: Sites
  reader: QuoteReader
  reference: Statements
  encryptor: Encryptor
  staff: Pick<Staff, 'roleOf'>
  clock: () => Date
}

/** The sites where the sample agents have work; without them there are no samples. */
export const sampleSites = ['default', 'for-agents'] as const

/**
 * Inserts the work of the sample agents into a database that lacks it: invented applications of invented clients, each
 * all or nothing. Later starts find them there, whatever has become of them; if the staff file names other people,
 * there are none.
 */
export async function insertSamplePeople({ db, sites, staff, clock, ...tools }: Dependencies): Promise<void> {
  const now = clock()
  for (const id of sampleSites) {
    const servedSite = sites.byId(id)
    if (!servedSite) continue
    for (const sample of sampleQuotes) {
      const { agencyId } = staff.roleOf(sample.agent)
      if (agencyId === undefined || (await isThere(db, sampleQuoteUuids(sample, id).id))) continue
      const sampleQuote = madeQuote(tools, servedSite, sample, now)
      await insertOne(db, tools.encryptor, { sample, made: sampleQuote, served: servedSite, agencyId })
    }
  }
}

/** It exists, or existed until it was erased. */
async function isThere(db: Database, id: string): Promise<boolean> {
  const row = await db
    .selectFrom('quotes')
    .select('id')
    .where('id', '=', id)
    .unionAll(
      db.selectFrom('erasures').select('quote_id as id').where('quote_id', '=', id).$narrowType<{ id: string }>(),
    )
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

type SampleInput = {
  readonly sample: SampleQuote
  readonly made: MadeQuote
  readonly served: ServedSite
  readonly agencyId: string
}

const insertOne = (
  db: Database,
  encryptor: Encryptor,
  { sample, made, served, agencyId }: SampleInput,
): Promise<void> =>
  db.transaction().execute(async (trx) => {
    const { quote, submission, offers, confirmation } = made
    const { row } = quote
    // If two servers start at once, the second waits here and then finds the quote.
    await sql`select pg_advisory_xact_lock(hashtextextended(${row.id}, 2))`.execute(trx)
    if (await isThere(trx, row.id)) return
    const agent = await ensurePerson(trx, { email: sample.agent }, row.created_at)
    const ownRow = { ...row, agency_id: agencyId, agent_id: agent.id, ...(await clientOf(trx, sample, row)) }
    const answers = encryptAnswers(row.answers, sensitiveOf(served), encryptor, row.id)
    await insertWithEvents(trx, { ...ownRow, answers }, made, sample)
    if (submission) await insertSubmission(trx, submission)
    await insertOffers(trx, offers)
    if (!confirmation) return
    await insertConfirmation(trx, confirmation)
    await setStage(trx, confirmation.offer_uuid, 'bound')
  })

/** The client, who owns the quote too and has signed in once. */
async function clientOf(
  trx: Database,
  { claimed, business }: SampleQuote,
  { updated_at }: QuoteRow,
): Promise<Pick<QuoteRow, 'person_id' | 'account_uuid'> | undefined> {
  if (!claimed) return undefined
  const [first_name, last_name, email, phone] = business.contact
  const person = await ensurePerson(trx, { email, first_name, last_name, phone }, updated_at)
  return { person_id: person.id, account_uuid: person.account_uuid }
}

async function insertWithEvents(
  trx: Database,
  row: QuoteRow,
  { quote: { flow }, submission }: MadeQuote,
  { step }: SampleQuote,
): Promise<void> {
  const event = { actor: sampleActor, at: row.updated_at }
  const first = { ...event, version: 1, kind: 'created', at: row.created_at, changes: [] } as const
  const quote = await insertQuote(trx, row, first)
  if (row.version === 1) return
  const changes = [changeOf('max_step', '/', step)]
  const quoteAfter = await changeQuote(trx, quote, {}, { ...event, version: 2, kind: 'saved', changes: changes })
  if (!submission) return
  await changeQuote(
    trx,
    quoteAfter,
    {},
    {
      ...event,
      version: row.version,
      kind: 'finished',
      changes: [
        changeOf('max_step', step, flow.finished),
        changeOf('submission_uuid', null, submission.uuid),
        changeOf('submission_hash', null, submission.hash),
      ],
    },
  )
}
