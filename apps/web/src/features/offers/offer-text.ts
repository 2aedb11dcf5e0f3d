import { carriersOf } from '@coverwright/catalogue/carriers/carriers'
import type { PublicSite } from '@coverwright/catalogue/sites/site'
import type { OfferReply } from '@coverwright/contract/offers'
import { isWithInsurer } from '@coverwright/core/lifecycle/offer'
import { dateText } from '@coverwright/core/model/answer-text'
import { benefitExplained, benefitName } from '@coverwright/core/offers/comparison-of'
import { differencesOf } from '@coverwright/core/offers/differences-of'
import type { RequestedTerms } from '@coverwright/core/offers/offer-terms'
import type { Translate } from '@coverwright/core/text/text'
import type { Offer } from '../../ui/insurance/offer-card.tsx'
import { contentOf, insuranceTypeOf } from '../quote/countries.ts'
import { type DatedSite, todayOf } from '../quote/today.ts'
import { moneyText } from './money-text.ts'
import { chargeFacts, type Premium, pricedBy } from './price-text.ts'

export type Mark = { readonly path?: string | undefined; readonly letters: string }

/** The drawn sign of an insurer, and the initials of its name's first two words for one without. */
export function insurerMark(site: Pick<PublicSite, 'country'>, carrier: string, name: string): Mark {
  const words = name.split(/[\s&]+/).filter(Boolean)
  return {
    path: contentOf(site)?.country.carriers.find(({ id }) => id === carrier)?.mark,
    letters: words
      .slice(0, 2)
      .map((word) => word[0])
      .join(''),
  }
}

export const insurerName = (offer: Pick<OfferReply, 'carrier_name' | 'sample'>, t: Translate): string =>
  offer.sample ? t('page.insurer.sample', { name: offer.carrier_name }) : offer.carrier_name

/** The note on fees below the prices, and that some are demonstration prices, if a carrier is a sample. */
export const pricesNote = (offers: readonly Pick<OfferReply, 'sample'>[], t: Translate): string =>
  [...(offers.some(({ sample }) => sample) ? [t('page.offers.samples')] : []), t('page.offers.fees')].join(' ')

/** The card of an offer for answers that have changed since; it cannot be chosen. */
export function outdatedCard(offer: OfferReply, site: OfferSite, t: Translate): Offer {
  const card = offerCard({ ...offer, chosen: false }, site, t)
  return card.status === 'quoted' ? { ...card, outdated: true, statusWords: t('page.offer.outdated') } : card
}

/** Whether the carrier no longer holds the price. An offer chosen in time never expires. */
export const isExpired = ({ state, valid_until, chosen }: OfferReply, today: string): boolean =>
  state === 'quoted' && !chosen && valid_until !== undefined && valid_until < today

/** Whether the insurer has refused or withdrawn it, or it has expired. */
export const isOver = ({ stage }: Pick<OfferReply, 'stage'>): boolean =>
  stage === 'refused' || stage === 'withdrawn' || stage === 'expired'

export type OfferSite = Pick<PublicSite, 'locale' | 'country'> & DatedSite

/** What a card says beside the offer itself. */
export type CardContext = {
  /** Where the insurer's questions are answered; absent where they cannot be. */
  readonly questionsAt?: string
  readonly requested?: RequestedTerms
  /** Shows the instalment where there is one. */
  readonly monthly?: boolean
  /** What others offer and this one does not, if it is the cheapest. */
  readonly missing?: readonly string[]
}

/** A carrier's answer as its card shows it. */
export function offerCard(offer: OfferReply, site: OfferSite, t: Translate, context: CardContext = {}): Offer {
  const { locale } = site
  const mark = insurerMark(site, offer.carrier, offer.carrier_name)
  const sharedProps = {
    ...{ id: offer.uuid, insurer: insurerName(offer, t), mark },
    ...(offer.entered_by ? { source: t('page.offer.enteredBy', { site: offer.entered_by }) } : {}),
  }
  if (offer.state === 'quoted' && offer.premium) {
    return { ...sharedProps, ...quotedCard(offer, offer.premium, { site, t, context }) }
  }
  if (offer.state === 'needs_information') return { ...sharedProps, ...askingCard(offer, t, context.questionsAt) }
  const status = ({ waiting: 'pending', referred: 'referred', quoted: 'referred' } as const)[offer.state as 'waiting']
  const next = offer.next_step
  const deadline = next?.by ? t('page.offer.by', { date: dateText(next.by.slice(0, 10), locale) }) : ''
  const reasons = offer.reasons.length ? offer.reasons.map(({ text }) => text) : [t(`page.offer.${offer.state}.text`)]
  return {
    ...sharedProps,
    status: status ?? 'declined',
    statusWords: t(`page.offer.${offer.state}`),
    ...(offer.state === 'waiting' ? { title: t('page.offer.waiting.title') } : {}),
    reasons: [...new Set([...reasons, next?.text ?? '', beforeText(offer, locale, t)])].filter(Boolean),
    ...(deadline ? { until: deadline } : {}),
  }
}

function askingCard({ reasons, questions = [] }: OfferReply, t: Translate, href: string | undefined) {
  return {
    status: 'referred',
    statusWords: t('page.offer.needs_information'),
    title: t('page.offer.needs_information.title', { count: questions.length }),
    reasons: reasons.length > 0 ? reasons.map(({ text }) => text) : [t('page.offer.needs_information.text')],
    ...(href ? { action: { label: t('page.offer.needs_information.action'), href } } : {}),
  } as const
}

type CardSources = { readonly site: OfferSite; readonly t: Translate; readonly context: CardContext }

function quotedCard(offer: OfferReply, premium: Premium, { site, t, context }: CardSources) {
  const { locale } = site
  const { kind, valid_until: until } = offer
  const hasExpired = isExpired(offer, todayOf(site))
  const isSettled = isWithInsurer(offer.stage) || offer.stage === 'refused' || offer.stage === 'withdrawn'
  const money = (minor: number) => moneyText(minor, premium.currency, locale)
  const differences = differencesOf(offer, context.requested ?? {}, { t, locale }).filter(
    // Beside the limit on the card.
    ({ kind: of }) => of !== 'limit' && of !== 'left_out',
  )
  return {
    status: 'quoted',
    statusWords: t(
      isSettled
        ? `bind.stage.${offer.stage}`
        : hasExpired
          ? 'page.offer.over'
          : `page.offer.${kind === 'bindable' ? kind : 'indication'}`,
    ),
    ...(isSettled ? ({ settled: true } as const) : {}),
    ...(hasExpired ? ({ outdated: true } as const) : {}),
    ...pricedBy(premium, context.monthly ?? false, money, t),
    facts: [
      ...chargeFacts(premium, money, t),
      ...offer.coverages.map(({ code, label, requested, offered, premium: part }) => {
        const value = factValue(requested, offered, t)
        const words = part ? t('page.offer.part', { value, price: money(part) }) : value
        const isOther = requested !== undefined && requested !== offered
        const explanation = benefitExplained(code, t)
        return { label, value: words, explained: explanation, ...(isOther ? ({ differs: true } as const) : {}) }
      }),
      ...(until ? [{ label: t('page.offer.validUntil'), value: dateText(until, locale) }] : []),
    ],
    bits: offer.highlights.map(({ code, label, included }) => ({ words: benefitName(code, label, t), included })),
    know: [...differences.map(({ text }) => text), ...[beforeText(offer, locale, t)].filter(Boolean)],
    missing: context.missing ?? [],
    chosen: offer.chosen,
  } as const
}

/** The price before the insurer was asked again; '' where there is none. */
function beforeText({ supersedes }: OfferReply, locale: string, t: Translate): string {
  if (!supersedes) return ''
  const { amount, currency } = supersedes.premium
  return t('page.offer.before', { price: moneyText(amount, currency, locale) })
}

/** What is offered, with what was requested if that differs, so that nobody overlooks a lower limit. */
function factValue(requestedText: string | undefined, offeredText: string | undefined, t: Translate): string {
  if (offeredText === undefined) return t('page.offer.notOffered')
  return requestedText === undefined || requestedText === offeredText
    ? offeredText
    : t('page.offer.differs', { offered: offeredText, requested: requestedText })
}

/** Whose answer is still awaited, each once. */
export const readingInsurers = (offers: readonly OfferReply[], t: Translate): readonly string[] => [
  ...new Set(offers.filter(({ state }) => state === 'waiting').map((offer) => insurerName(offer, t))),
]

/** How many carriers were asked, and how many have answered for all their lines. */
export function insurerCounts(offers: readonly OfferReply[]): { readonly all: number; readonly answered: number } {
  const insurers = [...Map.groupBy(offers, (offer) => offer.carrier).values()]
  const answeredInsurers = insurers.filter((own) => own.every((offer) => offer.state !== 'waiting'))
  return { all: insurers.length, answered: answeredInsurers.length }
}

export type LineOffers = {
  readonly line: string
  readonly tag?: string
  readonly name: string
  readonly offers: readonly OfferReply[]
}

/** Offers by line, with the carriers in the order in which they are asked. */
export function offersByLine(site: Pick<PublicSite, 'country'>, offers: readonly OfferReply[]): readonly LineOffers[] {
  return [...Map.groupBy(offers, (offer) => offer.line)].map(([line, own]) => {
    const order = carriersOf(line, contentOf(site)?.country.carriers ?? []).map(({ carrier }) => carrier.id)
    // One that the operator added is known to the server alone.
    const placeOf = (carrier: string) => (order.includes(carrier) ? order.indexOf(carrier) : order.length)
    const type = insuranceTypeOf(site, line)
    return {
      line,
      name: type?.name ?? line,
      ...(type ? { tag: type.tag } : {}),
      offers: own.toSorted((left, right) => placeOf(left.carrier) - placeOf(right.carrier)),
    }
  })
}

export type Overlap = { readonly whole: string; readonly part: string }

/** Pairs of insurance types where one contains the other, by name. Buying both would pay for the part twice. */
export function overlapsAmong(site: Pick<PublicSite, 'country'>, lines: readonly string[]): readonly Overlap[] {
  const types = [...new Set(lines)].flatMap((line) => insuranceTypeOf(site, line) ?? [])
  return types.flatMap(({ name: typeName, contains }) =>
    types.flatMap(({ line, name: part }) => (contains?.includes(line) ? [{ whole: typeName, part }] : [])),
  )
}
