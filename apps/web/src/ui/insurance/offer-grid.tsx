import type { Translate } from '@coverwright/core/text/text'
import type { ReactNode } from 'react'
import { useId } from 'react'
import { Tag } from '../feedback/tag.tsx'
import type { Offer } from './offer-card.tsx'
import { OfferCard } from './offer-card.tsx'

type Props = {
  readonly title: string
  readonly tag?: string | undefined
  readonly note?: string | undefined
  readonly offers: readonly Offer[]
  readonly onChoose: (id: string) => void
  /** The viewer may not choose. */
  readonly closed?: boolean
  /** What helps with an offer that has no price. */
  readonly helpOf?: (id: string) => ReactNode
  readonly t: Translate
}

const maxColumns = 4
/** As many cards leave room for the others beside them. */
const mostBeside = 2

/**
 * The offers for one line: those with a price side by side, their rows aligned, and the others in a list of their own.
 * While one is still awaited, each has its place reserved, so that an arriving price moves nothing.
 */
export function OfferGrid({ title, tag, note, offers, onChoose, closed, helpOf, t }: Props) {
  const heading = useId()
  const isAwaited = offers.some(({ status }) => status === 'pending')
  const cards = offers.filter(({ status }) => isAwaited || status === 'quoted')
  const others = offers.filter((offer) => !cards.includes(offer))
  const isBeside = cards.length > 0 && cards.length <= mostBeside && others.length > 0
  const cardOf = (offer: Offer) => (
    <OfferCard key={offer.id} offer={offer} onChoose={onChoose} closed={closed} help={helpOf?.(offer.id)} t={t} />
  )
  return (
    <section aria-labelledby={heading} className="offers">
      <div className="sect">
        <h2 id={heading}>
          {tag && <Tag code={tag} />}
          {title}
        </h2>
        {note && <p>{note}</p>}
      </div>
      <div className={isBeside ? 'offers__both' : undefined} style={{ '--cards': cards.length }}>
        {cards.length > 0 && (
          <ul className="quotes" style={{ '--cols': Math.min(maxColumns, cards.length) }}>
            {cards.map(cardOf)}
          </ul>
        )}
        {others.length > 0 && <ul className="unpriced">{others.map(cardOf)}</ul>}
      </div>
      <ExplainedBenefits offers={cards} t={t} />
    </section>
  )
}

/** What the rows of the cards mean, once for all of them. */
function ExplainedBenefits({ offers, t }: Pick<Props, 'offers' | 't'>) {
  const facts = offers.flatMap((offer) => (offer.status === 'quoted' ? offer.facts : []))
  const meanings = new Map(facts.flatMap(({ label, explained }) => (explained ? [[label, explained] as const] : [])))
  if (meanings.size === 0) return null
  return (
    <details className="offers__fold">
      <summary>{t('ui.offer.explained')}</summary>
      <dl>
        {[...meanings].map(([label, meaning]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
