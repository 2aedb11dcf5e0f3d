import { randomUUID } from 'node:crypto'
import type { RequestBind } from '@coverwright/contract/binding/bind-requests'
import { cleanText } from '@coverwright/core/input/clean-text'
import { isTaken, stageOn } from '@coverwright/core/lifecycle/offer'
import type { Database } from '../../../platform/database/database.ts'
import { refusedFields } from '../../../platform/errors/app-error.ts'
import { fieldErrors } from '../../../platform/errors/field-errors.ts'
import { insurerName } from '../../1-foundation/carriers/insurer-name.ts'
import type { Notify } from '../../1-foundation/mails/notify.ts'
import type { PageAddress } from '../../1-foundation/site/page-address.ts'
import type { RecordEvent } from '../../1-foundation/webhooks/record-event.ts'
import { actorPseudonym } from '../../2-identity/actor/actor.ts'
import { actsForApplicant } from '../../2-identity/roles/roles.ts'
import { isUnlicensed } from '../../3-quoting/quotes/facts/license-facts.ts'
import type { QuoteAccess } from '../../3-quoting/quotes/quotes.store.ts'
import { withLockedQuote } from '../../3-quoting/quotes/require-quote.ts'
import { openBill, reviseBill } from '../bills/open-bill.ts'
import { advanceOffers } from '../submissions/offers/advance-offers.ts'
import { causeOf } from '../submissions/offers/cause-of.ts'
import { isOutdated } from '../submissions/offers/outdated.ts'
import { noLicenseHere } from '../submissions/offers/unlicensed.ts'
import { listOffers, type OfferRow } from '../submissions/submissions.store.ts'
import { queueBinding } from './ask-to-bind.job.ts'
import { type BindCase, isChangedSinceAsked, isOpen, openBindCase, requirementsNow } from './bind-case.ts'
import {
  applicantSigns,
  noLongerHeld,
  noPrice,
  notChosen,
  notOpened,
  offerChanged,
  outdatedOffer,
} from './bind-refusals.ts'
import { dropStated, findVersion, insertRequest } from './bind-requests.store.ts'
import type { StoredSignature } from './bind-requests.tables.ts'
import { notifyOfBinding } from './notify-of-binding.ts'
import { type BindDependencies, findBindCase } from './open-bind-page.ts'
import { documentsToSign } from './signing/documents-to-sign.ts'
import { answersOf } from './signing/sent-answers.ts'
import { differencesBetween } from './signing/version-differences.ts'
import { requirementEvent } from './take-bind-answer.ts'

type Dependencies = BindDependencies & {
  readonly notify: Notify
  readonly pageAddress: PageAddress
  readonly recordEvent: RecordEvent
}

/**
 * Asks the insurer of a chosen offer to bind, or sends what it still needed. The request, the evidence of the signature
 * and the job that sends it are stored in one transaction. A repetition changes nothing.
 * @throws 409 when the offer is no longer chosen, has changed, or its price has expired; 422 by field for what is
 * missing; 403 for an agent or the desk, since the applicant signs
 */
export async function requestBind(
  dependencies: Dependencies,
  access: QuoteAccess,
  offerUuid: string,
  body: RequestBind,
): Promise<BindCase> {
  await withLockedQuote(dependencies, access, async ({ trx, now, quote }) => {
    const bindCase = await openBindCase(trx, now, quote, offerUuid)
    if (isAsked(bindCase)) return
    await refuseImpossible(trx, dependencies, bindCase, body, now)
    if (!bindCase.terms && (bindCase.offer.stage === 'chosen' || isChangedSinceAsked(bindCase))) throw notOpened()
    refuseOpen(bindCase, body, dependencies, now)
    if (actsForApplicant(access.role)) throw applicantSigns()
    await storeRequest(trx, dependencies, { access, bindCase, sent: body, now })
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
  const asBefore = event === 'fulfil' && !isChangedSinceAsked(bindCase)
  const mode = (asBefore ? requests.at(-1)?.mode : terms?.mode) ?? 'desk'
  const signature = signatureOf(bindCase, sent, dependencies, now)
  const answers = answersOf(bindCase)
  const { tax_number: _sealed, ...openAnswers } = answers
  const offerIdentity = { offer_version: offer.version, offer_hash: offerHash }
  const actor = actorPseudonym(access)
  await insertRequest(trx, {
    ...{ uuid, mode, answers, signature, ...offerIdentity },
    offer_uuid: offer.uuid,
    quote_id: quote.row.id,
    number: requests.length + 1,
    requested_by: actor,
    requested_at: now,
    unsealed_at: null,
    sent_at: null,
    trouble: null,
    carrier_bind_id: null,
    reply: null,
    answered_at: null,
    asked: 0,
  })
  await dropStated(trx, offer.uuid)
  const evidence = { uuid, mode, answers: openAnswers, signature, ...offerIdentity }
  const { quote: quoteAfter, offers } = await advanceOffers(trx, quote.row, [{ offer, event }], {
    ...{ actor, by: causeOf(access), at: now, recordEvent: dependencies.recordEvent },
    changes: [{ path: `offers.${offer.uuid}.bind_request`, after: evidence }],
  })
  const advancedCase = { quote: quoteAfter, offer: offers[0] ?? offer }
  const billing = { served: quote.served, terms, answers, by: causeOf(access), actor, at: now }
  // Without terms there was nothing new to choose.
  const isBilled = event === 'request_bind' || terms !== undefined
  const bill = event === 'request_bind' ? openBill : reviseBill
  const { quote: billedQuote } = isBilled ? await bill(trx, advancedCase, billing) : advancedCase
  if (mode !== 'desk') await queueBinding(trx, uuid)
  if (event === 'request_bind') {
    const context = { quote: dependencies.reader.open(billedQuote, now, access), offer }
    await notifyOfBinding(trx, dependencies, context, { kind: 'bind_requested' })
    return
  }
  for (const { kind } of requirementsNow(bindCase)) {
    const event = requirementEvent('requirement.given', billedQuote, { uuid, offer_uuid: offer.uuid }, kind)
    await dependencies.recordEvent(trx, event)
  }
}

/** It was requested before, and nothing more is needed: a repetition gets the stored reply. */
const isAsked = ({ offer: { stage }, requests }: BindCase): boolean =>
  requests.length > 0 && stage !== 'chosen' && stage !== 'contingent' && stage !== 'open'

async function refuseImpossible(
  trx: Database,
  { encryptor }: Dependencies,
  { quote, offer, offerHash, requests }: BindCase,
  body: RequestBind,
  now: Date,
): Promise<void> {
  if (offer.stage !== 'chosen' && offer.stage !== 'contingent')
    throw notChosen(await insteadOf(trx, quote.row.id, offer))
  if (offer.state !== 'quoted') throw noPrice()
  if (isUnlicensed(offer.line, quote.facts)) throw noLicenseHere()
  if (body.offer_version !== offer.version || body.offer_hash !== offerHash) {
    const before = await findVersion(trx, offer.uuid, body.offer_version)
    throw offerChanged(before ? differencesBetween(before.reply, offer.reply, quote.served) : [])
  }
  // An earlier agreement stays valid; a new version has a new expiry date.
  if (offer.stage === 'contingent' && !isChangedSinceAsked({ offer, requests })) return
  if (await isOutdated({ db: trx, encryptor }, quote)) throw outdatedOffer()
  // An offer chosen in time stays chosen, but its price is held only to its last day.
  if (stageOn('open', offer.reply.valid_until, quote.served.today(now)) === 'expired') throw noLongerHeld()
}

function refuseOpen(bindCase: BindCase, body: RequestBind, { reference, encryptor }: Dependencies, now: Date): void {
  const requirements = requirementsNow(bindCase)
  const open = requirements.filter((each) => each.kind !== 'signature' && isOpen(each, bindCase))
  const refusals = open.map(({ kind }): { path: string; key: string } => ({ path: kind, key: `bind.missing.${kind}` }))
  if (requirements.some(({ kind }) => kind === 'signature')) {
    const documentsNow = documentsToSign(bindCase, { encryptor, statements: reference, now })
    const { name = '', documents = [] } = body.signature ?? {}
    if (cleanText(name) === '') refusals.push({ path: 'signature.name', key: 'bind.missing.signature' })
    const isSame = documentsNow.every(({ key, sha256 }) =>
      documents.some((each) => each.key === key && each.sha256 === sha256),
    )
    if (!isSame || documents.length !== documentsNow.length) {
      refusals.push({ path: 'signature.documents', key: 'bind.refused.documents' })
    }
  }
  if (refusals.length > 0) throw refusedFields(fieldErrors(refusals, bindCase.quote.served.translate))
}

function signatureOf(
  bindCase: BindCase,
  { signature }: RequestBind,
  { reference, encryptor }: Dependencies,
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
    documents: documentsToSign(bindCase, { encryptor, statements: reference, now }).map(
      ({ key, heading, text, sha256 }) => ({
        ...{ key, heading, text, sha256 },
      }),
    ),
  }
}

async function insteadOf(trx: Database, quoteId: string, offer: OfferRow) {
  const chosenOffer = (await listOffers(trx, [quoteId])).find(
    ({ line, is_current, stage }) => line === offer.line && is_current && isTaken(stage),
  )
  return chosenOffer && { uuid: chosenOffer.uuid, insurer: insurerName(chosenOffer.carrier) }
}
