import type { OfferReply } from '@coverwright/contract/offers'
import type { Translate } from '@coverwright/core/text/text'

export type Premium = NonNullable<OfferReply['premium']>
type Monthly = NonNullable<Premium['monthly']>
type Money = (minor: number) => string

/** A price by the year, or by the instalment where the insurer has one, and the other way to pay beside it. */
export function pricedBy({ amount, monthly }: Premium, byMonth: boolean, money: Money, t: Translate) {
  if (byMonth && monthly) {
    const whole = t('page.offer.orYear', { price: money(amount) })
    return {
      price: money(monthly.amount),
      period: t('page.offer.aMonth'),
      instalments: [whole, instalments(monthly, money, t, false), surcharge(amount, monthly, money, t)]
        .filter(Boolean)
        .join('. '),
    }
  }
  const words = monthly
    ? [instalments(monthly, money, t, true), surcharge(amount, monthly, money, t)].filter(Boolean).join('. ')
    : byMonth && t('page.offer.onlyYear')
  return { price: money(amount), period: t('page.offer.aYear'), ...(words ? { instalments: words } : {}) }
}

/** The instalments, as far as the carrier states them. */
function instalments(monthly: Monthly, money: Money, t: Translate, isOther: boolean): string {
  const { payments, down_payment: down } = monthly
  const amount = money(monthly.amount)
  const key = isOther ? 'page.offer' : 'page.offer.by'
  if (payments === undefined) return isOther ? t('page.offer.monthly', { amount }) : ''
  if (!down) return t(`${key}.payments`, { payments, amount })
  return t(`${key}.downAndPayments`, { down: money(down), payments, amount })
}

/** What all instalments come to, where that is more than the price of the year. */
function surcharge(amount: number, { payments, down_payment = 0, amount: each }: Monthly, money: Money, t: Translate) {
  if (payments === undefined) return ''
  const total = down_payment + payments * each
  return total > amount ? t('page.offer.surcharge', { total: money(total), extra: money(total - amount) }) : ''
}
