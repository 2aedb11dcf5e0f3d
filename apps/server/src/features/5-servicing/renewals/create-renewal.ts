import { randomUUID } from 'node:crypto'
import type { Carrier } from '@coverwright/catalogue/carriers/carrier'
import { carriedInto, withoutYearly } from '@coverwright/catalogue/renewals/any-line'
import { carriedAnswers } from '@coverwright/catalogue/renewals/expiring'
import { firstStepOf, programOf } from '@coverwright/catalogue/renewals/renewals'
import { type Purchase, type Term, termOf } from '@coverwright/catalogue/renewals/term'
import type { RenewalCreate } from '@coverwright/contract/renewals'
import type { Answers } from '@coverwright/core/answers/answers'
import type { Database } from '../../../platform/database/database.ts'
import type { Encryptor } from '../../../platform/encryption/encryptor.ts'
import { AppError, notFound } from '../../../platform/errors/app-error.ts'
import type { Sites } from '../../1-foundation/site/served-site.ts'
import type { RecordEvent } from '../../1-foundation/webhooks/record-event.ts'
import type { Actor } from '../../2-identity/actor/actor.ts'
import { actorPseudonym } from '../../2-identity/actor/actor.ts'
import { notFoundOrSignIn } from '../../2-identity/roles/refusals.ts'
import { isAgent } from '../../2-identity/roles/roles.ts'
import { holdAccount } from '../../2-identity/users/hold-account.ts'
import { blankQuote } from '../../3-quoting/quotes/blank-quote.ts'
import { changeOf } from '../../3-quoting/quotes/events/changes.ts'
import { isOnlyAssigned, type Owners, ownersOf } from '../../3-quoting/quotes/owners.ts'
import { changeQuote, insertQuote, lockAnyQuote } from '../../3-quoting/quotes/quotes.store.ts'
import { furthestStep } from '../../3-quoting/quotes/saving/furthest-step.ts'
import type { QuoteReader, QuoteRow, QuoteSnapshot } from '../../3-quoting/quotes/snapshot/quote-snapshot.ts'
import { decryptAnswers, encryptAnswers, sensitiveOf } from '../../3-quoting/quotes/snapshot/sensitive-answers.ts'
import { dropDeclined, listRenewable, type PolicyRow } from '../../4-binding/policies/policies.store.ts'
import { findChosenOffer, findLastOfRound, type SubmissionRow } from '../../4-binding/submissions/submissions.store.ts'
import {
  findRenewalOf,
  findRightToRenew,
  findWhole,
  grantAccess,
  isUuidTaken,
  isVisible,
  lockRenewal,
} from './renewals.store.ts'

type Dependencies = {
  db: Database
  sites: Sites
  encryptor: Encryptor
  reader: QuoteReader
  recordEvent: RecordEvent
  clock: () => Date
}

/**
 * The renewal of a submission: created once, then opened for others with the same link. Those who may not renew it get
 * the same reply as for one that does not exist.
 */
export const createRenewal = (
  { db, clock, ...tools }: Dependencies,
  actor: Actor,
  { uuid, quote_submission_uuid: submissionUuid }: RenewalCreate,
): Promise<QuoteRow> =>
  db.transaction().execute(async (trx) => {
    const now = clock()
    await holdAccount(trx, actor.person)
    const quote_submission_uuid = await findWhole(trx, submissionUuid)
    await lockRenewal(trx, { uuid, quote_submission_uuid })
    const right = await findRightToRenew(trx, actor, { uuid, quote_submission_uuid })
    if (!right) throw notFoundOrSignIn(actor, 'submission')
    const existing = await findRenewalOf(trx, quote_submission_uuid)
    const submission = await findLastOfRound(trx, quote_submission_uuid)
    if (!submission) throw notFoundOrSignIn(actor, 'submission')
    if (existing) {
      if (right === 'submitted') await refuseOthers(trx, existing, actor)
      await takeBackDeclined(trx, submission.quote_id, quote_submission_uuid, actor, now)
      return await join(trx, existing, actor, now)
    }
    const owners = await ownersLike(trx, submission.quote_id, actor, right)
    return await begin(trx, { submission, ...tools }, { uuid, renews: quote_submission_uuid, actor, now, owners })
  })

/**
 * Anybody may submit an application in somebody's name. So a renewal that belongs to a user is opened by the link that was
 * sent out, never by an application; and by the agency that works on it.
 */
async function refuseOthers(trx: Database, { id, person_id }: QuoteRow, actor: Actor): Promise<void> {
  if (person_id === null || person_id === actor.person?.id) return
  if (!(isAgent(actor.role) && (await isVisible(trx, actor, id)))) throw notFoundOrSignIn(actor, 'submission')
}

type RenewalOwners = Owners & Partial<Pick<QuoteRow, 'owner_email'>>

/**
 * Whose the renewal is: that of the application it renews, and of the agency that works on it. Who opens a link that was
 * sent out begins one of their own.
 */
async function ownersLike(
  trx: Database,
  quoteId: string,
  actor: Actor,
  right: 'invited' | 'submitted',
): Promise<RenewalOwners> {
  const own = ownersOf(actor)
  const source = right === 'submitted' ? await lockAnyQuote(trx, quoteId) : undefined
  if (!source) return own
  // It stays theirs, and is assigned as the application is: who assigned the one can take back the other.
  if (isOnlyAssigned(source, actor)) {
    const { person_id, account_uuid, agency_id, agent_id, owner_email } = source
    return { ...own, person_id, account_uuid, agency_id, agent_id, owner_email }
  }
  return {
    ...own,
    person_id: source.person_id ?? own.person_id,
    account_uuid: source.account_uuid ?? own.account_uuid,
    agency_id: source.agency_id ?? own.agency_id,
    agent_id: source.agent_id ?? own.agent_id,
  }
}

/** Lets a second person with the link work on the same renewal; at another site there is none. */
async function join(trx: Database, row: QuoteRow, actor: Actor, now: Date): Promise<QuoteRow> {
  const { sessionId, site } = actor
  if (row.site !== site) throw notFoundOrSignIn(actor, 'submission')
  if (row.session_id !== sessionId) await grantAccess(trx, row.id, sessionId, now)
  return row
}

type Source = Pick<Dependencies, 'sites' | 'encryptor' | 'reader' | 'recordEvent'> & {
  readonly submission: SubmissionRow
}
type NewRenewal = {
  readonly uuid: string
  readonly renews: string
  readonly actor: Actor
  readonly now: Date
  readonly owners: RenewalOwners
}

async function begin(trx: Database, source: Source, { uuid, renews, actor, now, owners }: NewRenewal) {
  const { submission, sites, encryptor, reader } = source
  const servedSite = sites.byId(actor.site)
  if (!servedSite) throw notFound('site')
  const { snapshot } = submission
  const sensitive = sensitiveOf(servedSite)
  const expiring = decryptAnswers(snapshot.answers, sensitive, encryptor, submission.quote_id)
  const policies = await listRenewable(trx, renews)
  const lines = [...new Set(policies.map(({ line }) => line))]
  const program = programOf(expiring, lines)
  if (!program && lines.length === 0) throw notRenewable()
  const term = policyTerm(policies) ?? termOf(expiring, servedSite.today(new Date(snapshot.submitted_at)))
  const { carriers } = servedSite.country
  const carriedOver = program
    ? carriedAnswers(expiring, term, [program.line], await findBought(trx, submission.quote_id, program.line, carriers))
    : carriedInto(expiring, term, lines, boughtOf(policies, carriers))
  const id = randomUUID()
  const encryptAll = (answers: Answers) => encryptAnswers(answers, sensitive, encryptor, id)
  const renewal: QuoteRow = {
    ...blankQuote(now),
    id,
    // A link may bear the uuid of the application itself; the renewal then gets one of its own.
    uuid: (await isUuidTaken(trx, uuid)) ? randomUUID() : uuid,
    session_id: actor.sessionId,
    site: actor.site,
    ...owners,
    flow_type: program?.type ?? 'main',
    answers: encryptAll(program ? carriedOver : withoutYearly(carriedOver, servedSite.flows.main)),
    carried: encryptAll(carriedOver),
    renews,
  }
  const row = {
    ...renewal,
    max_step: program ? firstStepOf(program.type) : furthestIn(reader.open(renewal, now, actor)),
  }
  const { version } = row
  const quoteAfter = await insertQuote(trx, row, {
    version,
    kind: 'created',
    at: now,
    actor: actorPseudonym(actor),
    changes: [],
  })
  await takeBackDeclined(trx, submission.quote_id, renews, actor, now)
  await source.recordEvent(trx, {
    site: quoteAfter.site,
    type: 'renewal.started',
    data: { id: renews, application: quoteAfter.uuid, version: quoteAfter.events, state: 'started' },
  })
  return quoteAfter
}

/** Notes with the application that its customer renews after all. */
async function takeBackDeclined(
  trx: Database,
  quoteId: string,
  submission: string,
  actor: Actor,
  now: Date,
): Promise<void> {
  // The quote before its words, as when a renewal is declined.
  const row = await lockAnyQuote(trx, quoteId)
  if (!row || !(await dropDeclined(trx, submission))) return
  const event = { version: row.version, kind: 'renewal_declined', at: now, actor: actorPseudonym(actor) } as const
  await changeQuote(trx, row, {}, { ...event, changes: [changeOf('renewal.state', 'declined', 'started')] })
}

const notRenewable = (): AppError =>
  new AppError(422, 'renewal.not_renewable', 'This application cannot be renewed here.', {
    errors: [{ field: 'quote_submission_uuid', message: 'has no policy bound here' }],
  })

/** The year that ends: of several policies, the one that ends first. */
function policyTerm(policies: readonly PolicyRow[]): Term | undefined {
  const [first] = policies.toSorted((one, other) => one.effective_to.localeCompare(other.effective_to))
  return first && { began: first.effective_from, ends: first.effective_to }
}

const furthestIn = ({ flowState, row }: QuoteSnapshot): string =>
  furthestStep(flowState, row.max_step, [flowState.flow.submit])

const nameOf = (carrier: string, carriers: readonly Carrier[]): string | undefined =>
  carriers.find(({ id }) => id === carrier)?.name

function boughtOf(policies: readonly PolicyRow[], carriers: readonly Carrier[]): Purchase {
  const names = policies.map(({ carrier }) => nameOf(carrier, carriers) ?? carrier)
  return { insurer: [...new Set(names)].join(', ') }
}

/** The policy that was chosen from an application's offers. */
async function findBought(
  db: Database,
  quoteId: string,
  line: string,
  carriers: readonly Carrier[],
): Promise<Purchase | undefined> {
  const offer = await findChosenOffer(db, quoteId, line)
  const insurer = offer && nameOf(offer.carrier, carriers)
  if (!offer || insurer === undefined) return undefined
  const { premium } = offer.reply
  return { insurer, ...(premium ? { premium: Math.round(premium.amount / 100) } : {}) }
}
