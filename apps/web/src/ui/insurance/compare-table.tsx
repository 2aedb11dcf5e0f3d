import type { Translate } from '@coverwright/core/text/text'
import '../../styles/pages/compare.css'
import { Button } from '../actions/button.tsx'
import { Status } from '../feedback/status.tsx'
import { Tag } from '../feedback/tag.tsx'
import { Icon } from '../icons/icon.tsx'
import { VisuallyHidden } from '../layout/visually-hidden.tsx'
import { InsurerMark } from './insurer-mark.tsx'
import type { Offer } from './offer-card.tsx'
import { Price } from './offer-card.tsx'

type PricedOffer = Extract<Offer, { readonly status: 'quoted' }>

export type CompareCell =
  | { readonly kind: 'words'; readonly words: string; readonly asked?: string }
  | { readonly kind: 'included' }
  | { readonly kind: 'left_out'; readonly asked?: string }
  | { readonly kind: 'silent' }

export type CompareRow = {
  readonly id: string
  readonly label: string
  readonly explained?: string
  readonly cells: readonly CompareCell[]
  readonly differs: boolean
}

type Props = {
  readonly title: string
  readonly offers: readonly (PricedOffer & { readonly tag?: string })[]
  readonly rows: readonly CompareRow[]
  readonly onChoose: (id: string) => void
  readonly isClosed: (id: string) => boolean
  readonly t: Translate
}

/** Offers as columns and what they cover as rows. On a phone two stand side by side, and the others are scrolled to. */
export function CompareTable({ title, offers, rows, onChoose, isClosed, t }: Props) {
  return (
    <div className="offers compare">
      <h2>{title}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what overflows is scrolled by the keyboard */}
      <section className="compare__scroll" aria-label={title} tabIndex={0}>
        <table>
          <thead>
            <tr>
              <td />
              {offers.map((offer) => (
                <th key={offer.id} scope="col" className={offer.chosen ? 'is-picked' : undefined}>
                  <Column offer={offer} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.id} className={row.differs ? 'differs' : undefined}>
                <th scope="row">
                  {row.label}
                  {row.explained && <small>{row.explained}</small>}
                </th>
                {row.cells.map((cell, index) => (
                  <td key={offers[index]?.id} className={offers[index]?.chosen ? 'is-picked' : undefined}>
                    <Cell cell={cell} t={t} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <td />
              {offers.map((offer) => (
                <td key={offer.id} className={offer.chosen ? 'is-picked' : undefined}>
                  <Button
                    kind={offer.chosen ? 'primary' : 'line'}
                    small
                    pressed={offer.chosen}
                    disabled={isClosed(offer.id) || offer.outdated === true || offer.settled === true}
                    onClick={() => onChoose(offer.id)}
                    {...(offer.chosen ? { icon: 'check' } : {})}
                  >
                    {t(offer.chosen ? 'ui.offer.chosen' : 'ui.offer.choose')}
                    <VisuallyHidden> {offer.insurer}</VisuallyHidden>
                  </Button>
                </td>
              ))}
            </tr>
          </tfoot>
        </table>
      </section>
    </div>
  )
}

function Column({ offer }: { readonly offer: Props['offers'][number] }) {
  return (
    <div className="compare__head">
      <span className="compare__insurer">
        <InsurerMark {...offer.mark} />
        {offer.insurer}
      </span>
      {offer.tag && <Tag code={offer.tag} />}
      <Price amount={offer.price} period={offer.period} />
      {offer.instalments && <small>{offer.instalments}</small>}
      <Status kind={offer.outdated ? 'declined' : offer.status}>{offer.statusWords}</Status>
    </div>
  )
}

function Cell({ cell, t }: { readonly cell: CompareCell; readonly t: Translate }) {
  if (cell.kind === 'silent') {
    return (
      <span className="compare__no">
        <span aria-hidden="true">–</span>
        <VisuallyHidden>{t('page.offers.table.silent')}</VisuallyHidden>
      </span>
    )
  }
  if (cell.kind === 'included') {
    return (
      <span className="compare__yes">
        <Icon name="check" small />
        {t('page.offers.table.included')}
      </span>
    )
  }
  const requestedNote = cell.asked && <small>{t('page.offers.table.asked', { requested: cell.asked })}</small>
  if (cell.kind === 'left_out') {
    return (
      <span className="compare__no">
        <Icon name="minus" small />
        <span>
          {t('page.offers.table.leftOut')}
          {requestedNote}
        </span>
      </span>
    )
  }
  return (
    <>
      {cell.words}
      {requestedNote}
    </>
  )
}
