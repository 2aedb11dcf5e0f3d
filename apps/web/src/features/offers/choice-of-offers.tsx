import type { PublicSite } from '@coverwright/catalogue/sites/site'
import type { OfferReply } from '@coverwright/contract/offers'
import { isWithInsurer } from '@coverwright/core/lifecycle/offer'
import type { RequestedTerms } from '@coverwright/core/offers/offer-terms'
import type { Translate } from '@coverwright/core/text/text'
import type { ReactNode } from 'react'
import { CompareTable } from '../../ui/insurance/compare-table.tsx'
import type { Offer } from '../../ui/insurance/offer-card.tsx'
import { OfferGrid } from '../../ui/insurance/offer-grid.tsx'
import { wholeAndPart } from './line-choices.ts'
import { comparisonRows, missingInCheapest } from './offer-comparison.ts'
import { type LineOffers, offerCard, outdatedCard } from './offer-text.ts'
import { yearTotal } from './price-text.ts'
import type { OfferView } from './use-offer-view.ts'

type Props = {
  readonly site: PublicSite
  /** The lines of one choice: a package with what it contains. */
  readonly lines: readonly LineOffers[]
  readonly view: OfferView['view']
  readonly outdated: boolean
  readonly processed: boolean
  readonly closed: boolean
  readonly questionsAt: (offer: OfferReply) => string
  readonly requestedFor: (line: string) => RequestedTerms
  readonly onChoose: (id: string) => void
  /** What helps with an offer that has no price. */
  readonly helpOf: (offer: OfferReply) => ReactNode
  /** Changes the limits of a line. */
  readonly limitsOf: (line: string) => ReactNode
  readonly t: Translate
}

/** The offers of one choice, as cards by line or in one table. */
export function ChoiceOfOffers({ site, lines, view, processed, onChoose, t, ...rest }: Props) {
  const { outdated, closed, questionsAt, requestedFor, helpOf, limitsOf } = rest
  const both = wholeAndPart(
    site,
    lines.map(({ line }) => line),
  )
  const words = { t, locale: site.locale }
  const isTaken = lines.some(({ offers }) => offers.some(({ stage }) => isWithInsurer(stage)))
  const cardOf = (offer: OfferReply, missing: readonly string[] = []): Offer =>
    outdated
      ? outdatedCard(offer, site, t)
      : offerCard(offer, site, t, {
          questionsAt: questionsAt(offer),
          requested: requestedFor(offer.line),
          monthly: view.price === 'month',
          missing,
        })
  const visibleLines = lines.map((line) => ({ ...line, offers: inOrder(line.offers, view, processed) }))
  const tagOf = (offer: OfferReply) => lines.find(({ line }) => line === offer.line)?.tag
  const comparedOffers = inOrder(
    lines.flatMap(({ offers }) => offers.filter(hasPrice)),
    view,
    processed,
  ).map((offer) => ({ offer, tag: tagOf(offer) }))
  return (
    <div className="offers__choice">
      {both && (
        <div className="either">
          <b>{t('page.offers.either', both)}</b>
          <p>{t('page.offers.either.text', both)}</p>
        </div>
      )}
      {view.view === 'table' && comparedOffers.length > 0 && (
        <CompareTable
          title={t('page.offers.table.title', { name: lines.map(({ name }) => name).join('\u00a0· ') })}
          offers={comparedOffers.flatMap(({ offer, tag }) => {
            const card = cardOf(offer)
            return card.status === 'quoted' ? [{ ...card, ...(tag && both ? { tag } : {}) }] : []
          })}
          rows={comparisonRows(
            comparedOffers.map(({ offer }) => offer),
            words,
          ).filter(({ differs }) => view.rows === 'all' || differs)}
          onChoose={onChoose}
          isClosed={() => closed || outdated || isTaken}
          t={t}
        />
      )}
      {visibleLines.map(({ line, name, tag, offers }) => {
        const cheapest = missingInCheapest(offers, words)
        const cards = view.view === 'table' ? offers.filter((offer) => !hasPrice(offer)) : offers
        const requestedLines = askedOf(offers)
        return (
          cards.length > 0 && (
            <div key={line} className="offers__line">
              <OfferGrid
                title={name}
                tag={tag}
                note={requestedLines && t('page.offers.asked', { limits: requestedLines })}
                offers={cards.map((offer) =>
                  cardOf(offer, offer.uuid === cheapest?.uuid ? cheapest.missing : undefined),
                )}
                onChoose={onChoose}
                closed={closed || outdated || isTaken}
                helpOf={(id) => {
                  const offer = cards.find(({ uuid }) => uuid === id)
                  return offer && !outdated && helpOf(offer)
                }}
                t={t}
              />
              {limitsOf(line)}
            </div>
          )
        )
      })}
    </div>
  )
}

const hasPrice = ({ state, premium }: OfferReply): boolean => state === 'quoted' && premium !== undefined

/** By price once all have answered: a card that arrives moves no other. */
function inOrder(offers: readonly OfferReply[], { sort, show }: Props['view'], isProcessed: boolean) {
  const shownOffers = show === 'prices' ? offers.filter(hasPrice) : offers
  if (sort === 'insurer' || !isProcessed) return shownOffers
  const rank = (offer: OfferReply) =>
    hasPrice(offer) && offer.premium ? yearTotal(offer.premium) : Number.POSITIVE_INFINITY
  const ranks = shownOffers.map((offer) => ({ offer, rank: rank(offer) }))
  return ranks
    .toSorted((left, right) => (left.rank === right.rank ? 0 : left.rank - right.rank))
    .map(({ offer }) => offer)
}

const mainLimits: readonly string[] = ['occurrence_limit', 'aggregate_limit', 'deductible', 'property_deductible']

/** The limits that each insurer was asked for: "Limit for each claim $1,000,000". */
function askedOf(offers: readonly OfferReply[]): string | undefined {
  const dates = offers
    .map(({ coverages }) => coverages.filter(({ code, requested }) => requested && mainLimits.includes(code)))
    .find((coverages) => coverages.length > 0)
  return dates?.map(({ label, requested }) => `${label} ${requested}`).join('\u00a0· ')
}
