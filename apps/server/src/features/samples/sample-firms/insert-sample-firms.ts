import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'
import type { Encryptor } from '../../../platform/encryption/encryptor.ts'
import type { Sites } from '../../1-foundation/site/served-site.ts'
import { changeOf } from '../../3-quoting/quotes/events/changes.ts'
import { changeQuote, insertQuote } from '../../3-quoting/quotes/quotes.store.ts'
import type { QuoteReader } from '../../3-quoting/quotes/snapshot/quote-snapshot.ts'
import { encryptAnswers, sensitiveOf } from '../../3-quoting/quotes/snapshot/sensitive-answers.ts'
import { insertConfirmation } from '../../4-binding/bind-requests/bind-requests.store.ts'
import type { Statements } from '../../4-binding/submissions/offers/disclosures.ts'
import { insertOffers, insertSubmission, setStage } from '../../4-binding/submissions/submissions.store.ts'
import type { SampleFirm } from './sample-firm.ts'
import { type SampleSubmission, sampleActor, sampleFirms, sampleSubmission, sampleUuids } from './sample-firms.ts'

type Dependencies = {
  db: Database
  sites: Sites
  reader: QuoteReader
  reference: Statements
  encryptor: Encryptor
  clock: () => Date
}

/** The site whose flow the sample firms went through; without it there are no samples. */
const sampleSite = 'default'

/**
 * Inserts the sample firms into a database that lacks them, each all or nothing: invented firms whose policies end in
 * the next weeks. Later starts, and other servers, find them there.
 */
export async function insertSampleFirms(
  { db, sites, clock, ...tools }: Dependencies,
  firms: readonly SampleFirm[] = sampleFirms,
): Promise<void> {
  const servedSite = sites.byId(sampleSite)
  if (!servedSite) return
  const invitations = await db.selectFrom('renewal_invitations').select('uuid').where('sample', '=', true).execute()
  const missing = firms.filter((firm) => !invitations.some(({ uuid }) => uuid === sampleUuids(firm).invitation))
  for (const firm of missing) {
    // A session without a browser: nobody owns the application, and anybody may open its renewal.
    const submission = sampleSubmission(tools, servedSite, firm, randomUUID(), servedSite.today(clock()))
    await insertOne(db, submission, sensitiveOf(servedSite), tools.encryptor)
  }
}

const insertOne = (
  db: Database,
  sample: SampleSubmission,
  sensitive: ReturnType<typeof sensitiveOf>,
  encryptor: Encryptor,
): Promise<void> =>
  db.transaction().execute(async (trx) => {
    const { firm, row, snapshot, hash, offer, at } = sample
    const { submission, invitation } = sampleUuids(firm)
    // If two servers start at once, the second waits here and then finds the firm.
    await sql`select pg_advisory_xact_lock(hashtextextended(${submission}, 2))`.execute(trx)
    const existing = await trx.selectFrom('quotes').select('id').where('id', '=', row.id).executeTakeFirst()
    if (existing) return
    const answers = encryptAnswers(row.answers, sensitive, encryptor, row.id)
    const event = { at, actor: sampleActor }
    const quote = await insertQuote(trx, { ...row, answers }, { ...event, version: 1, kind: 'created', changes: [] })
    const changes = [
      changeOf('max_step', '/done', row.max_step),
      changeOf('submission_uuid', null, submission),
      changeOf('submission_hash', null, hash),
    ]
    const quoteAfter = await changeQuote(trx, quote, {}, { ...event, version: row.version, kind: 'finished', changes })
    await insertSubmission(trx, {
      uuid: submission,
      quote_id: row.id,
      number: snapshot.number,
      created_at: at,
      snapshot,
      hash,
    })
    await insertOffers(trx, [offer])
    const { confirmation } = sample
    await insertConfirmation(trx, confirmation)
    await setStage(trx, offer.uuid, 'bound')
    const path = `offers.${offer.uuid}`
    const { reference, effective_from: from, effective_to: to, channel } = confirmation
    const bindingChanges = [
      changeOf(`${path}.stage`, offer.stage, 'bound'),
      { path: `${path}.confirmation`, after: { reference, from, to, channel } },
    ]
    await changeQuote(
      trx,
      quoteAfter,
      {},
      { ...event, version: row.version, kind: 'offer_advanced', changes: bindingChanges },
    )
    await trx
      .insertInto('renewal_invitations')
      .values({ uuid: invitation, submission_uuid: submission, sample: true, created_at: at })
      .execute()
  })
