import type { OfferReply } from '@coverwright/contract/offers'
import type { Translate } from '@coverwright/core/text/text'

export type Premium = NonNullable<OfferReply['premium']>
type Monthly = NonNullable<Premium['monthly']>
type Money = (minor: number) => string

/** What a year costs, with taxes and fees. */
export const yearTotal = ({ amount, total }: Pick<Premium, 'amount' | 'total'>): number => total ?? amount

/** The premium, taxes and fees that make up the price; nothing where the insurer names none. */
export function chargeFacts({ charges = [], total }: Pick<Premium, 'charges' | 'total'>, money: Money, t: Translate) {
  if (total === undefined) return []
  const parts = charges.map((each) => ({ label: each.label, value: money(each.amount) }))
  const premium = total - charges.reduce((sum, each) => sum + each.amount, 0)
  return [{ label: t('bill.line.premium'), value: money(premium) }, ...parts]
}

/** A price by the year, or by the instalment where the insurer has one, and the other way to pay beside it. */
export function pricedBy(premium: Premium, byMonth: boolean, money: Money, t: Translate) {
  const { monthly } = premium
  const year = yearTotal(premium)
  if (byMonth && monthly) {
    const yearText = t('page.offer.orYear', { price: money(year) })
    return {
      price: money(monthly.amount),
      period: t('page.offer.aMonth'),
      instalments: [yearText, instalments(monthly, money, t, false), ...besides(premium, monthly, money, t)]
        .filter(Boolean)
        .join('. '),
    }
  }
  const words = monthly
    ? [instalments(monthly, money, t, true), ...besides(premium, monthly, money, t)].filter(Boolean).join('. ')
    : byMonth && t('page.offer.onlyYear')
  return { price: money(year), period: t('page.offer.aYear'), ...(words ? { instalments: words } : {}) }
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

const besides = (premium: Premium, monthly: Monthly, money: Money, t: Translate): readonly string[] => [
  surcharge(premium.amount, monthly, money, t),
  chargesOnTop(premium, money, t),
]

/** Taxes and fees that no instalment includes. */
export function chargesOnTop(premium: Pick<Premium, 'amount' | 'total'>, money: Money, t: Translate): string {
  const charges = yearTotal(premium) - premium.amount
  return charges > 0 ? t('page.offer.chargesOnTop', { amount: money(charges) }) : ''
}

/** What all instalments come to, where that is more than the price of the year. */
function surcharge(amount: number, { payments, down_payment = 0, amount: each }: Monthly, money: Money, t: Translate) {
  if (payments === undefined) return ''
  const total = down_payment + payments * each
  return total > amount ? t('page.offer.surcharge', { total: money(total), extra: money(total - amount) }) : ''
}
