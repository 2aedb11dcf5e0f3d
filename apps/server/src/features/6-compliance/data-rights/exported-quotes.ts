import type { Database } from '../../../platform/database/database.ts'
import type { Sealer } from '../../../platform/sealing/sealer.ts'
import type { ServedSite } from '../../1-foundation/site/served-site.ts'
import type { Person } from '../../2-identity/users/staff.ts'
import { answersFor, stepsFor } from '../../3-quoting/quotes/snapshot/for-viewer.ts'
import type { QuoteReader, QuoteRow } from '../../3-quoting/quotes/snapshot/opened-quote.ts'
import { coveredFor, maskAnswers, openAnswers, sensitiveOf } from '../../3-quoting/quotes/snapshot/sensitive-answers.ts'
import { byQuote, ofManyQuotes } from '../../4-binding/submissions/of-many-quotes.ts'
import { offerReply } from '../../4-binding/submissions/offers/offer-reply.ts'
import type { SubmissionRow } from '../../4-binding/submissions/submissions.store.ts'
import { actorWords, whoAndWhence } from './actor-words.ts'
import { heldAbout } from './held-quotes.ts'

export type Exporting = { db: Database; reader: QuoteReader; sealer: Sealer }

/** Everything that is held of the quotes of a person, tax numbers masked. */
export async function exportedQuotes({ db, reader, sealer }: Exporting, person: Person, now: Date) {
  const rows = await db.selectFrom('quotes').selectAll().where(heldAbout(person, now)).orderBy('created_at').execute()
  if (rows.length === 0) return []
  const held = await heldWith(
    db,
    rows.map(({ id }) => id),
  )
  return rows.map((row) => {
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
      partnership: { source: row.partnership_source, name: row.partnership_name },
      test_features: row.test_features,
      reminded_at: row.follow_up_at,
      answers: maskAnswers(answersFor(person, answers), covered),
      ...(context.carried ? { answers_carried_over: maskAnswers(context.carried, covered) } : {}),
      submissions: (held.submissions.get(row.id) ?? []).flatMap(({ snapshot, ...each }) =>
        snapshot ? [exportedSubmission({ ...each, snapshot }, held.offers, sealer, served, person)] : [],
      ),
      documents: of(row, held.documents).map(({ id, name, size, created_at, removed_at }) => ({
        id,
        name,
        size,
        created_at,
        removed_at,
      })),
      domain_scans: of(row, held.scans),
      links: of(row, held.links),
      history: of(row, held.events).map((event) => exportedEvent(event, person)),
    }
  })
}

type OfQuote = { readonly quote_id: string }

/** What hangs on a quote, without its name. */
const of = <Held extends OfQuote>(
  { id }: QuoteRow,
  all: ReadonlyMap<string, readonly Held[]>,
): Omit<Held, 'quote_id'>[] => (all.get(id) ?? []).map(({ quote_id: _quote, ...held }) => held)

/** All that hangs on quotes, asked for once for all of them: anybody may have named this person's address on one more. */
async function heldWith(db: Database, quoteIds: readonly string[]) {
  const sent = await ofManyQuotes(db, quoteIds, true)
  const scans = await db
    .selectFrom('domain_scans')
    .select(['quote_id', 'domain', 'asked_at', 'state', 'findings'])
    .where('quote_id', 'in', quoteIds)
    .orderBy('asked_at')
    .execute()
  const links = await db
    .selectFrom('retrieval_links')
    .select(['quote_id', 'purpose', 'created_at', 'expires_at', 'revoked_at'])
    .where('quote_id', 'in', quoteIds)
    .orderBy('created_at')
    .execute()
  const events = await db
    .selectFrom('quote_events')
    .select(['quote_id', 'at', 'kind', 'actor', 'step', 'changes', 'origin'])
    .where('quote_id', 'in', quoteIds)
    .orderBy('position')
    .execute()
  return {
    ...sent,
    scans: byQuote(scans),
    links: byQuote(links),
    events: byQuote(events),
  }
}

type Held = Awaited<ReturnType<typeof heldWith>>

function exportedSubmission(
  { uuid, number, created_at, snapshot, quote_id }: Omit<SubmissionRow, 'hash'>,
  offers: Held['offers'],
  sealer: Sealer,
  served: ServedSite,
  person: Person,
) {
  const answers = openAnswers(snapshot.answers, sensitiveOf(served), sealer, quote_id)
  return {
    uuid,
    number,
    submitted_at: created_at,
    as_submitted: {
      ...snapshot,
      submitted_by: actorWords(snapshot.submitted_by, person),
      steps: stepsFor(person, snapshot.steps),
      answers: maskAnswers(answersFor(person, answers), coveredFor(served, person)),
    },
    offers: (offers.get(uuid) ?? []).map(offerReply),
  }
}

type EventRow = Held['events'] extends ReadonlyMap<string, readonly (infer Row)[]> ? Row : never

const exportedEvent = ({ at, kind, actor, step, changes, origin }: Omit<EventRow, 'quote_id'>, person: Person) => ({
  at,
  kind,
  ...whoAndWhence(actor, origin, person),
  ...(step === null ? {} : { page: step }),
  changed: changes.map(({ path }) => path),
})
