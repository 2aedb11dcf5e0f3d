import { randomUUID } from 'node:crypto'
import type { DeskAnswer } from '@coverwright/contract/desk/record'
import { foldText } from '@coverwright/core/input/fold-text'
import { isWithInsurer } from '@coverwright/core/lifecycle/offer'
import { AppError, refusedFields } from '../../../platform/errors/app-error.ts'
import { insurerName } from '../../1-foundation/carriers/insurer-name.ts'
import type { ServedSite } from '../../1-foundation/site/served-site.ts'
import { type BindingNoticeDependencies, notifyOfBinding } from '../../4-binding/bind-requests/notify-of-binding.ts'
import { recordAnswer } from '../../4-binding/submissions/offers/record-answer.ts'
import { insertOffers, noDetails, type OfferRow } from '../../4-binding/submissions/submissions.store.ts'
import type { OfferDetails } from '../../4-binding/submissions/submissions.tables.ts'
import { addNote, isDay, type LockedApplication, offersOf } from './change-application.ts'

/**
 * Stores what an insurer told the desk as a version of its offer, so that choosing, binding and evidence work as for any
 * other; how it was told becomes a note. For an insurer that was not asked, a new offer is created.
 * @throws 409 before the application is submitted, when it is closed, or when the answer cannot follow the one before;
 * 422 naming the field
 */
export async function enterAnswer(
  application: LockedApplication,
  dependencies: BindingNoticeDependencies,
  servedSite: ServedSite,
  answer: DeskAnswer,
): Promise<string> {
  const { trx, row, by, at, recordEvent } = application
  if (row.submission_uuid === null || !row.completed) throw notSubmitted()
  if (row.closed_at !== null) throw isClosed()
  refuseIncomplete(answer, servedSite.today(at))
  const { offer, isNew } = await answeredOffer(application, row.submission_uuid, servedSite, answer)
  if (!mayFollowRequest(offer, answer)) throw askedToBind()
  if (isNew) await insertOffers(trx, [offer])
  const reply = replyOf(answer, servedSite)
  const { quote, offer: offerAfter } = await recordAnswer(
    trx,
    { quote: row, offer },
    { state: answer.state, reply },
    { by: 'desk', source: 'desk', actor: by, at, recordEvent },
  )
  if (offerAfter.stage === 'refused' && offer.stage !== 'refused')
    await notifyOfBinding(
      trx,
      dependencies,
      { quote: dependencies.reader.open(quote, at), offer },
      { kind: 'bind_refused', reasons: offerAfter.reply.reasons.map(({ text }) => text) },
    )
  await addNote({ ...application, row: quote }, { text: `${insurerName(offer.carrier)}: ${answer.source}` })
  return offer.uuid
}

/** What was asked for stays as it was signed; where more is needed, the customer agrees to a new price with it. */
const mayFollowRequest = ({ stage }: OfferRow, { state }: DeskAnswer): boolean =>
  !isWithInsurer(stage) || state === 'declined' || (state === 'quoted' && stage === 'contingent')

async function answeredOffer(
  { trx, row, at }: LockedApplication,
  submission_uuid: string,
  servedSite: ServedSite,
  { offer: uuid, insurer, line }: DeskAnswer,
): Promise<{ readonly offer: OfferRow; readonly isNew: boolean }> {
  const offers = await offersOf(trx, row)
  if (uuid !== undefined) {
    const offer = offers.find((each) => each.uuid === uuid)
    if (!offer) throw refusal('offer', 'does not belong to this application')
    return { offer, isNew: false }
  }
  if (insurer === undefined) throw refusal('insurer', 'is missing')
  if (line === undefined || !servedSite.country.types.some((type) => type.line === line))
    throw refusal('line', 'is not a line of this site')
  const carrier = carrierOf(insurer, servedSite)
  const existing = offers.find((each) => each.carrier === carrier && each.line === line)
  return existing
    ? { offer: existing, isNew: false }
    : { offer: newOffer({ submission_uuid, line, carrier, at, position: offers.length }), isNew: true }
}

/** The id of an insurer of the catalogue; any other is called by its name. */
function carrierOf(insurer: string, { country }: ServedSite): string {
  const sought = insurer.trim().toLowerCase()
  const carrier = country.carriers.find(({ id, name }) => id === sought || name.toLowerCase() === sought)
  return carrier?.id ?? insurer.trim()
}

type New = Pick<OfferRow, 'submission_uuid' | 'line' | 'carrier' | 'position'> & { readonly at: Date }

const newOffer = ({ at, ...offer }: New): OfferRow => ({
  ...offer,
  uuid: randomUUID(),
  state: 'waiting',
  stage: 'open',
  reply: noDetails,
  version: 0,
  revision: 0,
  carrier_revision: null,
  supersedes: null,
  carrier_quote_id: null,
  created_at: at,
  answered_at: null,
})

function replyOf(
  {
    state,
    premium,
    fees_included,
    bindable,
    limits,
    deductible,
    coverages: others = [],
    valid_until,
    words,
  }: DeskAnswer,
  { site, translate }: ServedSite,
): OfferDetails {
  const coverages = [
    ...(limits ? [{ code: 'limits', label: translate('desk.offer.limits'), offered: limits }] : []),
    ...(deductible ? [{ code: 'deductible', label: translate('desk.offer.deductible'), offered: deductible }] : []),
    // The same words are the same cover in every offer, whichever stands first.
    ...others.map(({ label, offered }) => ({ code: `other.${foldText(label)}`, label, offered })),
  ]
  const hasPrice = state === 'quoted' || state === 'referred'
  return {
    ...noDetails,
    coverages,
    reasons: words ? [{ code: 'desk', text: words }] : [],
    entered_by: site.name,
    ...(hasPrice ? { kind: bindable && state === 'quoted' ? 'bindable' : 'indication' } : {}),
    ...(hasPrice && premium
      ? { premium: { amount: premium, currency: site.currency, period: 'year', fees_included: fees_included ?? false } }
      : {}),
    ...(hasPrice && valid_until ? { valid_until } : {}),
  }
}

function refuseIncomplete({ state, premium, valid_until, words }: DeskAnswer, today: string): void {
  if (state === 'quoted' && premium === undefined) throw refusal('premium', 'is missing')
  if (valid_until !== undefined && !isDay(valid_until)) throw refusal('valid_until', 'is not a day')
  if (valid_until !== undefined && valid_until < today) throw refusal('valid_until', 'is over')
  if ((state === 'declined' || state === 'needs_information') && !words) throw refusal('words', 'are missing')
}

const refusal = (field: string, message: string): AppError => refusedFields([{ field, message }])

const notSubmitted = (): AppError =>
  new AppError(409, 'quote.not_completed', 'This application is not submitted, so no insurer can answer it.')

const askedToBind = (): AppError =>
  new AppError(409, 'offers.with_insurer', 'This insurer has been asked to bind its offer, so the offer cannot change.')

const isClosed = (): AppError => new AppError(409, 'application.closed', 'This application is closed. Reopen it first.')
