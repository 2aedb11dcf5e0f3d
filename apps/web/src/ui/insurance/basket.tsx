import type { ReactNode } from 'react'
import '../../styles/pages/offers.css'
import '../../styles/pages/basket.css'
import { Price } from './offer-card.tsx'

type Props = {
  readonly label: string
  readonly title: string
  readonly lines: readonly string[]
  readonly amount: string
  readonly period: string
  readonly action: ReactNode
}

/** The chosen offers, their total price, and the link to continue. */
export function Basket({ label, title, lines, amount, period, action }: Props) {
  return (
    <section className="basket" aria-label={label}>
      <div>
        <h2>{title}</h2>
        <ul>
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </div>
      <Price amount={amount} period={period} />
      {action}
    </section>
  )
}
