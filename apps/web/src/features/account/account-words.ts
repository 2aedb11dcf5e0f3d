import type { AccountApplication, AccountReply } from '@coverwright/contract/accounts'
import type { OfferReply } from '@coverwright/contract/quotes'
import type { Translate } from '@coverwright/core/text/text'
import { insurerName, moneyText } from '../offers/offer-words.ts'

export type Sorted = {
  readonly open: readonly AccountApplication[]
  readonly sent: readonly AccountApplication[]
}

/** What still has to be finished comes first; each group as it was changed, the latest first. */
export function sorted(applications: readonly AccountApplication[]): Sorted {
  const latest = applications.toSorted((left, right) => right.updated_at.localeCompare(left.updated_at))
  return { open: latest.filter(({ completed }) => !completed), sent: latest.filter(({ completed }) => completed) }
}

/** One insurer's answer in a line: who, and its price or where it stands. */
export const offerWords = (offer: OfferReply, locale: string, t: Translate): string => {
  const insurer = insurerName(offer, t)
  const { premium, state } = offer
  return state === 'quoted' && premium
    ? t('page.thanks.price', { insurer, price: moneyText(premium.amount, premium.currency, locale) })
    : t('account.offer', { insurer, state: t(`page.offer.${state}`) })
}

/** How the person is greeted: by first name where it is known. */
export const greeting = ({ first_name }: Pick<AccountReply, 'first_name'>, t: Translate): string =>
  first_name ? t('account.greeting.name', { name: first_name }) : t('account.greeting')

/** A moment as a day and a time at the reader's own clock. */
export const momentText = (moment: string, locale: string): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(moment))

/** 12 KB: how big a file is, in round figures. */
export function sizeText(bytes: number, locale: string): string {
  const [unit, amount] =
    bytes < 1_000_000 ? (['kilobyte', bytes / 1000] as const) : (['megabyte', bytes / 1e6] as const)
  const digits = unit === 'kilobyte' ? 0 : 1
  const format = new Intl.NumberFormat(locale, { style: 'unit', unit, maximumFractionDigits: digits })
  return format.format(bytes > 0 ? Math.max(amount, 1) : 0)
}
