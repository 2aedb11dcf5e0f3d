import type { Translate } from '@coverwright/core/text/text'
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
  readonly t: Translate
}

const maxColumns = 4

/** An insurer that gives no price has less to say than one that does. */
const columnsOf = (offers: readonly Offer[]): string =>
  offers.map(({ status }) => `minmax(0, ${status === 'quoted' ? 4 : 3}fr)`).join(' ')

/** The offers for one line, side by side with their rows aligned. */
export function OfferGrid({ title, tag, note, offers, onChoose, closed, t }: Props) {
  const heading = useId()
  const isOneRow = offers.length > 1 && offers.length <= maxColumns
  return (
    <section aria-labelledby={heading} className="offers">
      <div className="sect">
        <h2 id={heading}>
          {tag && <Tag code={tag} />}
          {title}
        </h2>
        {note && <p>{note}</p>}
      </div>
      <ul
        className="quotes"
        style={{
          '--cols': Math.min(maxColumns, offers.length),
          ...(isOneRow ? { '--columns': columnsOf(offers) } : {}),
        }}
      >
        {offers.map((offer) => (
          <OfferCard key={offer.id} offer={offer} onChoose={onChoose} closed={closed} t={t} />
        ))}
      </ul>
    </section>
  )
}
