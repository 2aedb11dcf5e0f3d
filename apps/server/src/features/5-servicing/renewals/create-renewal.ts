import { randomUUID } from 'node:crypto'
import type { Carrier } from '@coverwright/catalogue/carriers/carrier'
import { carriedAnswers } from '@coverwright/catalogue/renewals/expiring'
import { firstStepOf, renewalTypeOf } from '@coverwright/catalogue/renewals/renewals'
import { type Bought, termOf } from '@coverwright/catalogue/renewals/term'
import type { RenewalCreate } from '@coverwright/contract/renewals'
import { sql } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'
import { AppError, notFound } from '../../../platform/errors/app-error.ts'
import type { Sealer } from '../../../platform/sealing/sealer.ts'
import type { Sites } from '../../1-foundation/site/served-site.ts'
import type { Actor } from '../../2-identity/actor/actor.ts'
import { actorPseudonym } from '../../2-identity/actor/actor.ts'
import { missing } from '../../2-identity/roles/refusals.ts'
import { holdAccount } from '../../2-identity/users/hold-account.ts'
import { blankQuote } from '../../3-quoting/quotes/blank-quote.ts'
import { ownersOf } from '../../3-quoting/quotes/owners.ts'
import { insertQuote } from '../../3-quoting/quotes/quotes.store.ts'
import type { QuoteRow } from '../../3-quoting/quotes/snapshot/opened-quote.ts'
import { openAnswers, sealAnswers, sensitiveOf } from '../../3-quoting/quotes/snapshot/sensitive-answers.ts'
import { findSubmission, type SubmissionRow } from '../../4-binding/submissions/submissions.store.ts'
import { letIn, renewalOf, rightToRenew } from './renewals.store.ts'
import { renewedLine } from './renewed-line.ts'

type Dependencies = { db: Database; sites: Sites; sealer: Sealer; clock: () => Date }

/**
 * The renewal of a submission: begun once, and opened to everybody else who holds the same link. Whoever may not renew
 * it is told what is told of one that does not exist.
 */
export const createRenewal = (
  { db, sites, sealer, clock }: Dependencies,
  actor: Actor,
  { uuid, quote_submission_uuid }: RenewalCreate,
): Promise<QuoteRow> =>
  db.transaction().execute(async (trx) => {
    const now = clock()
    await holdAccount(trx, actor.person)
    // Two at once: the second waits until the first has its renewal. So does another submission by the same link.
    await sql`select pg_advisory_xact_lock(hashtextextended(${quote_submission_uuid}, 2))`.execute(trx)
    await sql`select pg_advisory_xact_lock(hashtextextended(${uuid}, 3))`.execute(trx)
    const right = await rightToRenew(trx, actor, { uuid, quote_submission_uuid })
    if (!right) throw missing(actor, 'submission')
    const known = await renewalOf(trx, quote_submission_uuid)
    if (known && right === 'submitted') refuseOthers(known, actor)
    if (known) return await joined(trx, known, actor, now)
    const submission = await findSubmission(trx, quote_submission_uuid)
    if (!submission) throw missing(actor, 'submission')
    return await begun(trx, { submission, sites, sealer }, { uuid, actor, now })
  })

/**
 * Anybody may send an application in somebody's name. A renewal that somebody has made theirs is therefore opened by the
 * link that was sent out, and by no application.
 */
function refuseOthers({ person_id }: QuoteRow, actor: Actor): void {
  if (person_id !== null && person_id !== actor.person?.id) throw missing(actor, 'submission')
}

/** A second person with the link works on the same renewal; at another site it is not served. */
async function joined(trx: Database, row: QuoteRow, actor: Actor, now: Date): Promise<QuoteRow> {
  const { sessionId, site } = actor
  if (row.site !== site) throw missing(actor, 'submission')
  if (row.session_id !== sessionId) await letIn(trx, row.id, sessionId, now)
  return row
}

type Source = { submission: SubmissionRow; sites: Sites; sealer: Sealer }
type Beginning = { readonly uuid: string; readonly actor: Actor; readonly now: Date }

async function begun(trx: Database, { submission, sites, sealer }: Source, { uuid, actor, now }: Beginning) {
  const served = sites.byId(actor.site)
  if (!served) throw notFound('site')
  const { snapshot } = submission
  const sensitive = sensitiveOf(served)
  const expiring = openAnswers(snapshot.answers, sensitive, sealer, submission.quote_id)
  const flow_type = renewalTypeOf(expiring)
  if (!flow_type) {
    throw new AppError(422, 'renewal.not_renewable', 'This application is not one that is renewed here.', {
      errors: [{ field: 'quote_submission_uuid', message: 'is of a line that is not renewed online' }],
    })
  }
  const id = randomUUID()
  const term = termOf(expiring, served.today(new Date(snapshot.submitted_at)))
  const carried = sealAnswers(
    carriedAnswers(expiring, term, renewedLine, await boughtWith(trx, submission.uuid, served.country.carriers)),
    sensitive,
    sealer,
    id,
  )
  const row: QuoteRow = {
    ...blankQuote(now),
    id,
    uuid: await unusedUuid(trx, uuid),
    session_id: actor.sessionId,
    site: actor.site,
    ...ownersOf(actor),
    flow_type,
    max_step: firstStepOf(flow_type),
    answers: carried,
    carried,
    renews: submission.uuid,
  }
  const { version } = row
  return await insertQuote(trx, row, { version, kind: 'created', at: now, actor: actorPseudonym(actor), changes: [] })
}

/** The policy that was chosen from a submission's offers. */
async function boughtWith(
  trx: Database,
  submissionUuid: string,
  carriers: readonly Carrier[],
): Promise<Bought | undefined> {
  const offer = await trx
    .selectFrom('offers')
    .select(['carrier', 'reply'])
    .where('submission_uuid', '=', submissionUuid)
    .where('line', '=', renewedLine)
    .where('chosen', '=', true)
    .executeTakeFirst()
  const insurer = carriers.find(({ id }) => id === offer?.carrier)?.name
  if (!offer || insurer === undefined) return undefined
  const { premium } = offer.reply
  return { insurer, ...(premium ? { premium: Math.round(premium.amount / 100) } : {}) }
}

/** A link may bear the uuid of the application itself; the renewal then gets one of its own. */
async function unusedUuid(trx: Database, uuid: string): Promise<string> {
  const taken = await trx.selectFrom('quotes').select('id').where('uuid', '=', uuid).executeTakeFirst()
  return taken ? randomUUID() : uuid
}
