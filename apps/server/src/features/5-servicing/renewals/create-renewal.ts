import { randomUUID } from 'node:crypto'
import type { Carrier } from '@coverwright/catalogue/carriers/carrier'
import { carriedAnswers } from '@coverwright/catalogue/renewals/expiring'
import { firstStepOf, renewalTypeOf } from '@coverwright/catalogue/renewals/renewals'
import { type Bought, termOf } from '@coverwright/catalogue/renewals/term'
import type { RenewalCreate } from '@coverwright/contract/renewals'
import type { Database } from '../../../platform/database/database.ts'
import type { Encryptor } from '../../../platform/encryption/encryptor.ts'
import { AppError, notFound } from '../../../platform/errors/app-error.ts'
import type { Sites } from '../../1-foundation/site/served-site.ts'
import type { Actor } from '../../2-identity/actor/actor.ts'
import { actorPseudonym } from '../../2-identity/actor/actor.ts'
import { missing } from '../../2-identity/roles/refusals.ts'
import { holdAccount } from '../../2-identity/users/hold-account.ts'
import { blankQuote } from '../../3-quoting/quotes/blank-quote.ts'
import { ownersOf } from '../../3-quoting/quotes/owners.ts'
import { insertQuote } from '../../3-quoting/quotes/quotes.store.ts'
import type { QuoteRow } from '../../3-quoting/quotes/snapshot/quote-snapshot.ts'
import { decryptAnswers, encryptAnswers, sensitiveOf } from '../../3-quoting/quotes/snapshot/sensitive-answers.ts'
import { findChosenOffer, findSubmission, type SubmissionRow } from '../../4-binding/submissions/submissions.store.ts'
import { findRenewalOf, findRightToRenew, grantAccess, isUuidTaken, lockRenewal } from './renewals.store.ts'
import { renewedLine } from './renewed-line.ts'

type Dependencies = { db: Database; sites: Sites; encryptor: Encryptor; clock: () => Date }

/**
 * The renewal of a submission: begun once, then opened for others with the same link. Those who may not renew it get
 * the same reply as for one that does not exist.
 */
export const createRenewal = (
  { db, sites, encryptor, clock }: Dependencies,
  actor: Actor,
  { uuid, quote_submission_uuid }: RenewalCreate,
): Promise<QuoteRow> =>
  db.transaction().execute(async (trx) => {
    const now = clock()
    await holdAccount(trx, actor.person)
    await lockRenewal(trx, { uuid, quote_submission_uuid })
    const right = await findRightToRenew(trx, actor, { uuid, quote_submission_uuid })
    if (!right) throw missing(actor, 'submission')
    const existing = await findRenewalOf(trx, quote_submission_uuid)
    if (existing && right === 'submitted') refuseOthers(existing, actor)
    if (existing) return await join(trx, existing, actor, now)
    const submission = await findSubmission(trx, quote_submission_uuid)
    if (!submission) throw missing(actor, 'submission')
    return await begin(trx, { submission, sites, encryptor }, { uuid, actor, now })
  })

/**
 * Anybody may submit an application in somebody's name. So a renewal that belongs to a user is opened by the link that was
 * sent out, never by an application.
 */
function refuseOthers({ person_id }: QuoteRow, actor: Actor): void {
  if (person_id !== null && person_id !== actor.person?.id) throw missing(actor, 'submission')
}

/** Lets a second person with the link work on the same renewal; at another site there is none. */
async function join(trx: Database, row: QuoteRow, actor: Actor, now: Date): Promise<QuoteRow> {
  const { sessionId, site } = actor
  if (row.site !== site) throw missing(actor, 'submission')
  if (row.session_id !== sessionId) await grantAccess(trx, row.id, sessionId, now)
  return row
}

type Source = { submission: SubmissionRow; sites: Sites; encryptor: Encryptor }
type NewRenewal = { readonly uuid: string; readonly actor: Actor; readonly now: Date }

async function begin(trx: Database, { submission, sites, encryptor }: Source, { uuid, actor, now }: NewRenewal) {
  const served = sites.byId(actor.site)
  if (!served) throw notFound('site')
  const { snapshot } = submission
  const sensitive = sensitiveOf(served)
  const expiring = decryptAnswers(snapshot.answers, sensitive, encryptor, submission.quote_id)
  const flow_type = renewalTypeOf(expiring)
  if (!flow_type) {
    throw new AppError(422, 'renewal.not_renewable', 'This application cannot be renewed here.', {
      errors: [{ field: 'quote_submission_uuid', message: 'is of a line that is not renewed online' }],
    })
  }
  const id = randomUUID()
  const term = termOf(expiring, served.today(new Date(snapshot.submitted_at)))
  const carried = encryptAnswers(
    carriedAnswers(expiring, term, renewedLine, await findBought(trx, submission.uuid, served.country.carriers)),
    sensitive,
    encryptor,
    id,
  )
  const row: QuoteRow = {
    ...blankQuote(now),
    id,
    // A link may bear the uuid of the application itself; the renewal then gets one of its own.
    uuid: (await isUuidTaken(trx, uuid)) ? randomUUID() : uuid,
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
async function findBought(db: Database, submission: string, carriers: readonly Carrier[]): Promise<Bought | undefined> {
  const offer = await findChosenOffer(db, submission, renewedLine)
  const insurer = carriers.find(({ id }) => id === offer?.carrier)?.name
  if (!offer || insurer === undefined) return undefined
  const { premium } = offer.reply
  return { insurer, ...(premium ? { premium: Math.round(premium.amount / 100) } : {}) }
}
