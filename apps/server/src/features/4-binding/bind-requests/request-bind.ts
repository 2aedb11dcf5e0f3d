import { randomUUID } from 'node:crypto'
import type { RequestBind } from '@coverwright/contract/binding/binds'
import { cleanText } from '@coverwright/core/input/clean-text'
import { isTaken, stageOn } from '@coverwright/core/lifecycle/offer'
import type { Database } from '../../../platform/database/database.ts'
import { AppError, refusedFields } from '../../../platform/errors/app-error.ts'
import { fieldErrors } from '../../../platform/errors/field-errors.ts'
import { insurerName } from '../../1-foundation/carriers/insurer-name.ts'
import type { PageAddress } from '../../1-foundation/site/page-address.ts'
import type { RecordEvent } from '../../1-foundation/webhooks/record-event.ts'
import { actorPseudonym } from '../../2-identity/actor/actor.ts'
import { missing } from '../../2-identity/roles/refusals.ts'
import { worksForClients } from '../../2-identity/roles/roles.ts'
import { isUnlicensed } from '../../3-quoting/quotes/facts/license-facts.ts'
import { lockQuoteToWrite, type QuoteAccess } from '../../3-quoting/quotes/quotes.store.ts'
import { advanceOffers } from '../submissions/offers/advance-offers.ts'
import { causeOf } from '../submissions/offers/cause-of.ts'
import { isOutdated } from '../submissions/offers/outdated.ts'
import { listOffers, type OfferRow } from '../submissions/submissions.store.ts'
import { queueBinding } from './ask-to-bind.job.ts'
import { type BindCase, isOpen, openBindCase, requirementsNow } from './bind-case.ts'
import { findVersion, insertRequest } from './bind-requests.store.ts'
import type { SentAnswers, StoredSignature } from './bind-requests.tables.ts'
import { documentsToSign } from './documents-to-sign.ts'
import { type BindDependencies, findBindCase } from './open-bind-page.ts'
import { requirementTold } from './take-bind-answer.ts'
import { tellOfBinding } from './tell-of-binding.ts'
import { differencesBetween } from './version-differences.ts'

type Dependencies = BindDependencies & { readonly pageAddress: PageAddress; readonly recordEvent: RecordEvent }

/**
 * Asks the insurer of a chosen offer to insure, or gives it what it still needed. The request, the evidence of the
 * signature and the job that sends it are stored in one transaction. A repetition changes nothing.
 * @throws 409 when the offer is not chosen any more, has changed, or its price is no longer held; 422 by field for what is
 *   still open; 403 for an agent or the desk, since the applicant signs
 */
export async function requestBind(
  dependencies: Dependencies,
  access: QuoteAccess,
  offerUuid: string,
  sent: RequestBind,
): Promise<BindCase> {
  const { db, reader, reference, clock } = dependencies
  await db.transaction().execute(async (trx) => {
    const now = clock()
    const row = await lockQuoteToWrite(trx, access, now)
    if (!row) throw missing(access, 'quote')
    const quote = reader.open(row, now, access)
    const bindCase = await openBindCase(trx, { statements: reference, now }, quote, offerUuid)
    if (isAsked(bindCase)) return
    await refuseImpossible(trx, dependencies, bindCase, sent, now)
    if (bindCase.offer.stage === 'chosen' && !bindCase.terms) throw notOpened()
    refuseOpen(bindCase, sent, dependencies, now)
    if (worksForClients(access.role)) throw applicantSigns()
    await storeRequest(trx, dependencies, { access, bindCase, sent, now })
  })
  return await findBindCase(dependencies, access, offerUuid)
}

type Asking = {
  readonly access: QuoteAccess
  readonly bindCase: BindCase
  readonly sent: RequestBind
  readonly now: Date
}

async function storeRequest(
  trx: Database,
  dependencies: Dependencies,
  { access, bindCase, sent, now }: Asking,
): Promise<void> {
  const { offer, offerHash, terms, requests, quote } = bindCase
  const uuid = randomUUID()
  const event = offer.stage === 'contingent' ? 'fulfil' : 'request_bind'
  const mode = (event === 'fulfil' ? requests.at(-1)?.mode : terms?.mode) ?? 'desk'
  const signature = signatureOf(bindCase, sent, dependencies, now)
  const answers = answersOf(bindCase)
  const { tax_number: _sealed, ...told } = answers
  const named = { offer_version: offer.version, offer_hash: offerHash }
  const actor = actorPseudonym(access)
  await insertRequest(trx, {
    ...{ uuid, mode, answers, signature, ...named },
    offer_uuid: offer.uuid,
    quote_id: quote.row.id,
    number: requests.length + 1,
    requested_by: actor,
    requested_at: now,
    unsealed_at: null,
    carrier_bind_id: null,
    reply: null,
    answered_at: null,
    asked: 0,
  })
  const evidence = { uuid, mode, answers: told, signature, ...named }
  const { quote: changed } = await advanceOffers(trx, quote.row, [{ offer, event }], {
    ...{ actor, by: causeOf(access), at: now, recordEvent: dependencies.recordEvent },
    changes: [{ path: `offers.${offer.uuid}.bind_request`, after: evidence }],
  })
  if (mode !== 'desk') await queueBinding(trx, uuid)
  if (event === 'request_bind') {
    const held = { quote: dependencies.reader.open(changed, now, access), offer }
    await tellOfBinding(trx, dependencies, held, { kind: 'bind_requested' })
    return
  }
  for (const { kind } of requirementsNow(bindCase)) {
    const given = requirementTold('requirement.given', changed, { uuid, offer_uuid: offer.uuid }, kind)
    await dependencies.recordEvent(trx, given)
  }
}

/** It was asked already, and nothing more is needed: a repetition gets what was stored. */
const isAsked = ({ offer: { stage }, requests }: BindCase): boolean =>
  requests.length > 0 && stage !== 'chosen' && stage !== 'contingent' && stage !== 'open'

async function refuseImpossible(
  trx: Database,
  { encryptor }: Dependencies,
  { quote, offer, offerHash }: BindCase,
  sent: RequestBind,
  now: Date,
): Promise<void> {
  if (offer.stage !== 'chosen' && offer.stage !== 'contingent') throw await notChosen(trx, quote.row.id, offer)
  if (offer.state !== 'quoted') throw noPrice()
  if (isUnlicensed(offer.line, quote.facts)) throw unlicensed()
  if (sent.offer_version !== offer.version || sent.offer_hash !== offerHash) {
    const before = await findVersion(trx, offer.uuid, sent.offer_version)
    throw offerChanged(before ? differencesBetween(before.reply, offer.reply, quote.served) : [])
  }
  if (offer.stage === 'contingent') return
  if (await isOutdated({ db: trx, encryptor }, quote)) throw outdated()
  // What was chosen in time stays chosen, but its price is held to its last day only.
  if (stageOn('open', offer.reply.valid_until, quote.served.today(now)) === 'expired') throw noLongerHeld()
}

function refuseOpen(bindCase: BindCase, sent: RequestBind, { reference }: Dependencies, now: Date): void {
  const needed = requirementsNow(bindCase)
  const open = needed.filter((each) => each.kind !== 'signature' && isOpen(each, bindCase, now))
  const refusals = open.map(({ kind }): { path: string; key: string } => ({ path: kind, key: `bind.missing.${kind}` }))
  if (needed.some(({ kind }) => kind === 'signature')) {
    const shown = documentsToSign(bindCase, { statements: reference, now })
    const { name = '', documents = [] } = sent.signature ?? {}
    if (cleanText(name) === '') refusals.push({ path: 'signature.name', key: 'bind.missing.signature' })
    const isSame = shown.every(({ key, sha256 }) =>
      documents.some((each) => each.key === key && each.sha256 === sha256),
    )
    if (!isSame || documents.length !== shown.length) {
      refusals.push({ path: 'signature.documents', key: 'bind.refused.documents' })
    }
  }
  if (refusals.length > 0) throw refusedFields(fieldErrors(refusals, bindCase.quote.served.translate))
}

function signatureOf(
  bindCase: BindCase,
  { signature }: RequestBind,
  { reference }: Dependencies,
  now: Date,
): StoredSignature | null {
  if (!signature || !requirementsNow(bindCase).some(({ kind }) => kind === 'signature')) return null
  const { translate, site } = bindCase.quote.served
  return {
    name: cleanText(signature.name),
    capacity: signature.capacity,
    consent: translate('bind.document.consent.text'),
    signed_at: now.toISOString(),
    locale: site.locale,
    documents: documentsToSign(bindCase, { statements: reference, now }).map(({ key, heading, text, sha256 }) => ({
      ...{ key, heading, text, sha256 },
    })),
  }
}

/** Of what is known, what this insurer needs; a start date in any case. */
function answersOf(bindCase: BindCase): SentAnswers {
  const { offer, given, lossRuns, requests } = bindCase
  const before = offer.stage === 'contingent' ? requests.at(-1)?.answers : {}
  const needed = new Set(requirementsNow(bindCase).map(({ kind }) => kind))
  const asked = Object.entries(given).filter(([name]) => name === 'start_date' || [...needed].some((k) => k === name))
  return {
    ...before,
    ...Object.fromEntries(asked),
    ...(needed.has('loss_runs')
      ? { loss_runs: lossRuns.map(({ id, name, kind, size, sha256 }) => ({ id, name, kind, size, sha256 })) }
      : {}),
  }
}

async function notChosen(trx: Database, quoteId: string, offer: OfferRow): Promise<AppError> {
  const taken = (await listOffers(trx, [quoteId])).find(
    ({ line, submission_uuid, stage }) =>
      line === offer.line && submission_uuid === offer.submission_uuid && isTaken(stage),
  )
  const message = taken
    ? `The offer of ${insurerName(taken.carrier)} was chosen instead.`
    : 'This offer is not chosen any more.'
  const details = taken ? { chosen: { offer_uuid: taken.uuid, carrier_name: insurerName(taken.carrier) } } : {}
  return new AppError(409, 'bind.not_chosen', message, { details })
}

const unlicensed = (): AppError =>
  new AppError(409, 'bind.unlicensed', 'Nobody here is licensed to sell insurance in this state. Call us.')

const noPrice = (): AppError =>
  new AppError(409, 'bind.no_price', 'The insurer has not named a price that it can be asked to insure by.')

const offerChanged = (differences: readonly object[]): AppError =>
  new AppError(409, 'bind.offer_changed', 'The insurer has changed this offer. Read it again, then sign.', {
    details: { differences },
  })

const noLongerHeld = (): AppError =>
  new AppError(409, 'offers.expired', 'The insurer no longer holds this price. Submit again for a new one.')

const outdated = (): AppError =>
  new AppError(409, 'offers.outdated', 'The answers changed since this offer was made. Submit again for new prices.')

const applicantSigns = (): AppError =>
  new AppError(403, 'bind.applicant_signs', 'The applicant signs this. Send them the link to their application.')

/** What an insurer needs is asked when the page is opened, once for each version of its offer. */
const notOpened = (): AppError =>
  new AppError(409, 'bind.not_opened', 'Read first what this insurer needs: its offer may have changed.')
