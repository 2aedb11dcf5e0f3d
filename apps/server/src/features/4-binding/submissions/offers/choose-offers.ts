import { randomUUID } from 'node:crypto'
import { isOneChoice } from '@coverwright/catalogue/lines/one-choice'
import type { ChooseOffers } from '@coverwright/contract/offers'
import { isTaken, isWithInsurer, stageOn } from '@coverwright/core/lifecycle/offer'
import type { Static } from 'typebox'
import type { Database } from '../../../../platform/database/database.ts'
import type { Encryptor } from '../../../../platform/encryption/encryptor.ts'
import { AppError, refusedFields } from '../../../../platform/errors/app-error.ts'
import { fieldErrors } from '../../../../platform/errors/field-errors.ts'
import type { RecordEvent } from '../../../1-foundation/webhooks/record-event.ts'
import { actorPseudonym } from '../../../2-identity/actor/actor.ts'
import { isUnlicensed } from '../../../3-quoting/quotes/facts/license-facts.ts'
import type { QuoteAccess } from '../../../3-quoting/quotes/quotes.store.ts'
import { publishReopened, reopenedColumns } from '../../../3-quoting/quotes/reopening.ts'
import { withLockedQuote } from '../../../3-quoting/quotes/require-quote.ts'
import type { QuoteReader, QuoteSnapshot } from '../../../3-quoting/quotes/snapshot/quote-snapshot.ts'
import { type ListedOffer, listOffers, type OfferRow } from '../submissions.store.ts'
import { advanceOffers, type OfferStep } from './advance-offers.ts'
import { causeOf } from './cause-of.ts'
import { isOutdated } from './outdated.ts'
import { noLicenseHere } from './unlicensed.ts'

type Dependencies = {
  db: Database
  reader: QuoteReader
  encryptor: Encryptor
  recordEvent: RecordEvent
  clock: () => Date
}

/**
 * Chooses these offers, at most one for each line, or for a line and one that contains it, and no others. The first
 * choice begins the checkout. A reopened quote keeps its offers until an answer changes. An offer chosen before it
 * expired stays chosen.
 */
export const chooseOffersOf = (
  { db, reader, encryptor, recordEvent, clock }: Dependencies,
  access: QuoteAccess,
  { offer_uuids: uuids, chosen_before: before }: Static<typeof ChooseOffers>,
): Promise<QuoteSnapshot> =>
  withLockedQuote({ db, reader, clock }, access, async ({ trx, now, quote }) => {
    const { row } = quote
    if (row.submission_uuid === null) throw notSubmitted()
    if (await isOutdated({ db: trx, encryptor }, quote)) throw outdatedOffers()
    const all = await listOffers(trx, [row.id])
    const offers = all.filter(({ is_current }) => is_current)
    const chosenOffers = offers.filter(({ uuid }) => uuids.includes(uuid))
    refuseAskedAgain(all, uuids)
    refuseUnavailable(chosenOffers, uuids, quote, now)
    refuseTakenLines(all, chosenOffers, quote.served)
    const steps = stepsTo(offers, uuids)
    if (steps.length === 0) return quote
    if (before && !isChosen(offers, before)) throw chosenMeanwhile()
    const reopening = reopenedColumns(row)
    const begins = row.checkout_session_uuid === null && uuids.length > 0
    const { quote: quoteAfter } = await advanceOffers(trx, row, steps, {
      by: causeOf(access),
      actor: actorPseudonym(access),
      at: now,
      kind: 'offers_chosen',
      recordEvent,
      set: { ...(begins ? { checkout_session_uuid: randomUUID() } : {}), ...reopening.set },
      changes: reopening.changes,
    })
    await publishReopened(trx, recordEvent, row, quoteAfter)
    return reader.open(quoteAfter, now, access)
  })

/** A page may still show offers whose insurers have been asked again since. */
function refuseAskedAgain(all: readonly ListedOffer[], uuids: readonly string[]): void {
  if (all.some(({ uuid, is_current }) => !is_current && uuids.includes(uuid))) throw askedAgain()
}

/** An insurer that was asked to bind a line, also by an earlier submission, has that line until it refuses. */
function refuseTakenLines(
  all: readonly OfferRow[],
  chosenOffers: readonly OfferRow[],
  { country: { types } }: Pick<QuoteSnapshot['served'], 'country'>,
): void {
  const others = all.filter(
    ({ uuid, stage }) => isWithInsurer(stage) && !chosenOffers.some((each) => each.uuid === uuid),
  )
  const isSame = (left: string, right: string): boolean => left === right || isOneChoice(types, left, right)
  if (others.some(({ line }) => chosenOffers.some((each) => isSame(each.line, line)))) throw withInsurer()
}

/**
 * Withdraws choices that no longer hold, then chooses: at most one offer of a line is chosen at any moment.
 * @throws 409 when the insurer of an offer of that line has been asked to bind
 */
function stepsTo(offers: readonly OfferRow[], chosenIds: readonly string[]): readonly OfferStep[] {
  const releasedOffers = offers.filter(({ uuid, stage }) => isTaken(stage) && !chosenIds.includes(uuid))
  if (releasedOffers.some(({ stage }) => isWithInsurer(stage))) throw withInsurer()
  const chosenOffers = offers.filter(({ uuid, stage }) => !isTaken(stage) && chosenIds.includes(uuid))
  return [
    ...releasedOffers.map((offer) => ({ offer, event: 'unchoose' }) as const),
    ...chosenOffers.map((offer) => ({ offer, event: 'choose' }) as const),
  ]
}

/** Refuses unknown and declined offers, two of which one is enough, those that nobody may sell any more, and those that have expired. */
function refuseUnavailable(
  chosenOffers: readonly OfferRow[],
  uuids: readonly string[],
  { served: { translate, today, country }, facts }: Pick<QuoteSnapshot, 'served' | 'facts'>,
  now: Date,
): void {
  const available = chosenOffers.filter(({ state }) => state === 'quoted' || state === 'referred')
  if (available.length < uuids.length || new Set(chosenOffers.map(({ line }) => line)).size < chosenOffers.length) {
    throw refusedFields(fieldErrors([{ path: 'offer_uuids', key: 'validationError.unknownOffer' }], translate))
  }
  const isDouble = ({ line }: OfferRow): boolean =>
    chosenOffers.some((other) => isOneChoice(country.types, line, other.line))
  if (chosenOffers.some(isDouble)) {
    throw refusedFields(fieldErrors([{ path: 'offer_uuids', key: 'validationError.containedOffer' }], translate))
  }
  if (chosenOffers.some(({ line }) => isUnlicensed(line, facts))) throw noLicenseHere()
  if (chosenOffers.some((offer) => isOver(offer, today(now)))) throw noLongerHeld()
}

const isOver = ({ stage, reply: { valid_until } }: OfferRow, today: string): boolean =>
  stageOn(stage, valid_until, today) === 'expired'

const isChosen = (offers: readonly OfferRow[], uuids: readonly string[]): boolean =>
  offers.every(({ uuid, stage }) => isTaken(stage) === uuids.includes(uuid))

export const notSubmitted = (): AppError =>
  new AppError(409, 'quote.not_completed', 'This quote is not submitted, so it has no offers to choose from.')

const noLongerHeld = (): AppError =>
  new AppError(409, 'offers.expired', 'The insurer no longer holds this price. Submit again for a new one.')

const askedAgain = (): AppError =>
  new AppError(409, 'offers.asked_again', 'New prices have been requested since. Look at the offers again.')

const chosenMeanwhile = (): AppError =>
  new AppError(409, 'offers.chosen_meanwhile', 'Somebody has changed the choice. Look at the offers again.')

const withInsurer = (): AppError =>
  new AppError(409, 'offers.with_insurer', 'The insurer of an offer of this line has been asked to bind it.')

export const outdatedOffers = (): AppError =>
  new AppError(
    409,
    'offers.outdated',
    'The answers have changed since these offers were made. Submit again for new prices.',
  )
