import type { Translate } from '@coverwright/core/text/text'
import type { ReactNode } from 'react'
import '../../styles/pages/offers.css'
import type { Address } from '../../navigation/area.tsx'
import { Button, ButtonLink } from '../actions/button.tsx'
import type { StatusKind } from '../feedback/status.tsx'
import { Status } from '../feedback/status.tsx'
import { Icon } from '../icons/icon.tsx'
import { VisuallyHidden } from '../layout/visually-hidden.tsx'
import { InsurerMark } from './insurer-mark.tsx'

export type OfferFact = {
  readonly label: string
  readonly value: string
  /** What it means, where there is a text for it; said once for all cards. */
  readonly explained?: string | undefined
  /** Offered otherwise than it was asked for. */
  readonly differs?: true
}

export type Offer = {
  readonly id: string
  readonly insurer: string
  readonly mark: { readonly path?: string | undefined; readonly letters: string }
  readonly statusWords: string
  /** Who says so, where it is not the insurer itself. */
  readonly source?: string
} & (
  | {
      readonly status: 'quoted'
      /** Formatted: `$1,284`. */
      readonly price: string
      readonly period: string
      readonly instalments?: string
      readonly facts: readonly OfferFact[]
      readonly bits?: readonly { readonly words: string; readonly included: boolean }[]
      /** What differs from what was asked for, or nobody asked about, in sentences. */
      readonly know?: readonly string[]
      /** What dearer offers include, if this is the cheapest. */
      readonly missing?: readonly string[]
      readonly chosen: boolean
      /** The answers have changed since, or the price has expired: it cannot be chosen. */
      readonly outdated?: true
      /** Its insurer has been asked to bind, or has ended it: the choice stands. */
      readonly settled?: true
    }
  | {
      readonly status: Exclude<StatusKind, 'quoted'>
      /** Where there is more to say than the status and the reasons. */
      readonly title?: string
      /** Each on a line of its own. */
      readonly reasons: readonly string[]
      /** By when there is more to tell. */
      readonly until?: string
      readonly action?: { readonly label: string; readonly href: Address }
    }
)

type Props = {
  readonly offer: Offer
  readonly onChoose: (id: string) => void
  /** The viewer may not choose. */
  readonly closed?: boolean | undefined
  /** What helps where there is no price. */
  readonly help?: ReactNode
  readonly t: Translate
}

export function OfferCard({ offer, onChoose, closed, help, t }: Props) {
  const isChosen = offer.status === 'quoted' && offer.chosen
  return (
    <li className={isChosen ? 'quote is-picked' : 'quote'}>
      <div className="quote__carrier">
        <InsurerMark {...offer.mark} />
        <h3>{offer.insurer}</h3>
      </div>
      <Status kind={offer.status === 'quoted' && offer.outdated ? 'declined' : offer.status}>
        {offer.statusWords}
      </Status>
      {offer.source && <p className="hint">{offer.source}</p>}
      {offer.status === 'quoted' ? (
        <QuotedOffer offer={offer} t={t} closed={closed} onChoose={() => onChoose(offer.id)} />
      ) : (
        <UnpricedOffer offer={offer} help={help} t={t} />
      )}
    </li>
  )
}

type OfferWith<S extends StatusKind> = Extract<Offer, { readonly status: S }>

type QuotedProps = Omit<Props, 'offer' | 'onChoose' | 'help'> & {
  readonly offer: OfferWith<'quoted'>
  readonly onChoose: () => void
}

function QuotedOffer({ offer, onChoose, closed, t }: QuotedProps) {
  const { price, period, instalments, facts, bits = [], know = [], missing = [], chosen, ...rest } = offer
  const { outdated, settled, insurer } = rest
  return (
    <>
      <div className="quote__price">
        <Price amount={price} period={period} />
        {instalments && <p className="quote__instalments">{instalments}</p>}
      </div>
      <dl className="facts">
        {facts.map((fact) => (
          <div key={fact.label} className={fact.differs && 'is-different'}>
            <dt>{fact.label}</dt>
            <dd>{fact.value}</dd>
          </div>
        ))}
      </dl>
      <div className="quote__know">
        {know.length > 0 && <Sentences title={t('ui.offer.know')} list={know} />}
        {missing.length > 0 && <Sentences title={t('ui.offer.missing')} list={missing} />}
      </div>
      {bits.length > 0 ? (
        <ul className="quote__bits">
          {bits.map((bit) => (
            <li key={bit.words} className={bit.included ? undefined : 'x'}>
              <Icon name={bit.included ? 'check' : 'minus'} small />
              <span>
                {!bit.included && <VisuallyHidden>{t('ui.offer.notIncluded')} </VisuallyHidden>}
                {bit.words}
              </span>
            </li>
          ))}
        </ul>
      ) : (
        <div />
      )}
      <div className="quote__act">
        <Button
          kind={chosen ? 'primary' : 'line'}
          small
          pressed={chosen}
          disabled={closed === true || outdated === true || settled === true}
          onClick={onChoose}
          {...tick(chosen)}
        >
          {chosen ? t('ui.offer.chosen') : t('ui.offer.choose')}
          <VisuallyHidden> {insurer}</VisuallyHidden>
        </Button>
      </div>
    </>
  )
}

function Sentences({ title, list }: { readonly title: string; readonly list: readonly string[] }) {
  return (
    <>
      <h4>{title}</h4>
      <ul>
        {list.map((each) => (
          <li key={each}>{each}</li>
        ))}
      </ul>
    </>
  )
}

const tick = (isChosen: boolean) => (isChosen ? ({ icon: 'check' } as const) : {})

export function Price({ amount, period }: { readonly amount: string; readonly period: string }): ReactNode {
  return (
    <p className="price">
      {amount}
      <small> {period}</small>
    </p>
  )
}

type UnpricedProps = Pick<Props, 'help' | 't'> & { readonly offer: OfferWith<Exclude<StatusKind, 'quoted'>> }

/** Why there is no price, and what helps. */
function UnpricedOffer({ offer, help, t }: UnpricedProps) {
  const { status, title, reasons, until, action, insurer } = offer
  return (
    <>
      <div className="quote__why">
        {title && <strong>{title}</strong>}
        {reasons.map((reason) => (
          <p key={reason}>{reason}</p>
        ))}
        {until && <p className="quote__until">{until}</p>}
        {status === 'pending' && (
          <>
            <span className="sk sk--price" />
            <span className="sk sk--line" style={{ '--w': '46%' }} />
          </>
        )}
      </div>
      <div className="quote__act">
        {status === 'pending' && (
          <Button small disabled>
            {t('ui.offer.choose')}
          </Button>
        )}
        {action && (
          <ButtonLink small href={action.href}>
            {action.label}
            <VisuallyHidden> {insurer}</VisuallyHidden>
          </ButtonLink>
        )}
        {help}
      </div>
    </>
  )
}
