import type { Database } from '../../platform/database/database.ts'
import type { Person } from '../people/staff.ts'
import { answersFor, stepsFor } from '../quotes/for-viewer.ts'
import type { QuoteReader, QuoteRow } from '../quotes/opened-quote.ts'
import type { Sealer } from '../quotes/sealer.ts'
import { coveredFor, maskAnswers, openAnswers, sensitiveOf } from '../quotes/sensitive-answers.ts'
import type { ServedSite } from '../site/served-site.ts'
import { offerReply } from '../submissions/offer-reply.ts'
import { offersOf, type SubmissionRow } from '../submissions/submissions.store.ts'
import { actorWords, whoAndWhence } from './actor-words.ts'
import { heldAbout } from './held-quotes.ts'

export type Exporting = { db: Database; reader: QuoteReader; sealer: Sealer }

/** Everything that is held of the quotes of a person, tax numbers masked. */
export async function exportedQuotes(dependencies: Exporting, person: Person, now: Date) {
  const rows = await dependencies.db
    .selectFrom('quotes')
    .selectAll()
    .where(heldAbout(person, now))
    .orderBy('created_at')
    .execute()
  const exported = []
  for (const row of rows) exported.push(await exportedQuote(dependencies, row, person, now))
  return exported
}

async function exportedQuote({ db, reader, sealer }: Exporting, row: QuoteRow, person: Person, now: Date) {
  const { served, answers, context } = reader.open(row, now)
  const covered = coveredFor(served, person)
  return {
    id: row.id,
    uuid: row.uuid,
    site: row.site,
    application_type: row.renews === null ? 'new' : 'renewal',
    completed: row.completed,
    furthest_page: row.max_step,
    created_at: row.created_at,
    updated_at: row.updated_at,
    partner: row.partner,
    campaign_id: row.campaign_id,
    test_features: row.test_features,
    reminded_at: row.follow_up_at,
    answers: maskAnswers(answersFor(person, answers), covered),
    ...(context.carried ? { answers_carried_over: maskAnswers(context.carried, covered) } : {}),
    submissions: await exportedSubmissions(db, sealer, row, served, person),
    documents: await db
      .selectFrom('quote_documents')
      .select(['id', 'name', 'size', 'created_at', 'removed_at'])
      .where('quote_id', '=', row.id)
      .orderBy('created_at')
      .execute(),
    domain_scans: await db
      .selectFrom('domain_scans')
      .select(['domain', 'asked_at', 'state', 'findings'])
      .where('quote_id', '=', row.id)
      .orderBy('asked_at')
      .execute(),
    links: await db
      .selectFrom('retrieval_links')
      .select(['purpose', 'created_at', 'expires_at', 'revoked_at'])
      .where('quote_id', '=', row.id)
      .orderBy('created_at')
      .execute(),
    history: await exportedEvents(db, row, person),
  }
}

async function exportedSubmissions(db: Database, sealer: Sealer, { id }: QuoteRow, served: ServedSite, person: Person) {
  const rows = await db.selectFrom('submissions').selectAll().where('quote_id', '=', id).orderBy('number').execute()
  const offers = await offersOf(
    db,
    id,
    rows.map(({ uuid }) => uuid),
  )
  return rows.map((row: SubmissionRow) => {
    const sensitive = sensitiveOf(served)
    const { snapshot } = row
    return {
      uuid: row.uuid,
      number: row.number,
      submitted_at: row.created_at,
      as_submitted: {
        ...snapshot,
        submitted_by: actorWords(snapshot.submitted_by, person),
        steps: stepsFor(person, snapshot.steps),
        answers: maskAnswers(
          answersFor(person, openAnswers(snapshot.answers, sensitive, sealer, id)),
          coveredFor(served, person),
        ),
      },
      offers: offers.filter(({ submission_uuid }) => submission_uuid === row.uuid).map(offerReply),
    }
  })
}

async function exportedEvents(db: Database, { id }: QuoteRow, person: Person) {
  const rows = await db
    .selectFrom('quote_events')
    .select(['at', 'kind', 'actor', 'step', 'changes', 'origin'])
    .where('quote_id', '=', id)
    .orderBy('position')
    .execute()
  return rows.map(({ at, kind, actor, step, changes, origin }) => ({
    at,
    kind,
    ...whoAndWhence(actor, origin, person),
    ...(step === null ? {} : { page: step }),
    changed: changes.map(({ path }) => path),
  }))
}
