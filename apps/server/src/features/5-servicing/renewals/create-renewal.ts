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
import { missing } from '../../2-identity/access/refusals.ts'
import type { Asker } from '../../2-identity/sessions/asker.ts'
import { actorOf } from '../../2-identity/sessions/asker.ts'
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
  asker: Asker,
  { uuid, quote_submission_uuid }: RenewalCreate,
): Promise<QuoteRow> =>
  db.transaction().execute(async (trx) => {
    const now = clock()
    await holdAccount(trx, asker.person)
    // Two at once: the second waits until the first has its renewal. So does another submission by the same link.
    await sql`select pg_advisory_xact_lock(hashtextextended(${quote_submission_uuid}, 2))`.execute(trx)
    await sql`select pg_advisory_xact_lock(hashtextextended(${uuid}, 3))`.execute(trx)
    const right = await rightToRenew(trx, asker, { uuid, quote_submission_uuid })
    if (!right) throw missing(asker, 'submission')
    const known = await renewalOf(trx, quote_submission_uuid)
    if (known && right === 'submitted') refuseOthers(known, asker)
    if (known) return await joined(trx, known, asker, now)
    const submission = await findSubmission(trx, quote_submission_uuid)
    if (!submission) throw missing(asker, 'submission')
    return await begun(trx, { submission, sites, sealer }, { uuid, asker, now })
  })

/**
 * Anybody may send an application in somebody's name. A renewal that somebody has made theirs is therefore opened by the
 * link that was sent out, and by no application.
 */
function refuseOthers({ person_id }: QuoteRow, asker: Asker): void {
  if (person_id !== null && person_id !== asker.person?.id) throw missing(asker, 'submission')
}

/** A second person with the link works on the same renewal; at another site it is not served. */
async function joined(trx: Database, row: QuoteRow, asker: Asker, now: Date): Promise<QuoteRow> {
  const { sessionId, site } = asker
  if (row.site !== site) throw missing(asker, 'submission')
  if (row.session_id !== sessionId) await letIn(trx, row.id, sessionId, now)
  return row
}

type Source = { submission: SubmissionRow; sites: Sites; sealer: Sealer }
type Beginning = { readonly uuid: string; readonly asker: Asker; readonly now: Date }

async function begun(trx: Database, { submission, sites, sealer }: Source, { uuid, asker, now }: Beginning) {
  const served = sites.byId(asker.site)
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
    session_id: asker.sessionId,
    site: asker.site,
    ...ownersOf(asker),
    flow_type,
    max_step: firstStepOf(flow_type),
    answers: carried,
    carried,
    renews: submission.uuid,
  }
  const { version } = row
  return await insertQuote(trx, row, { version, kind: 'created', at: now, actor: actorOf(asker), changes: [] })
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
