import type { AccountApplication, AccountReply } from '@coverwright/contract/accounts'
import type { OfferReply } from '@coverwright/contract/offers'
import type { Translate } from '@coverwright/core/text/text'
import { moneyText } from '../offers/money-text.ts'
import { insurerName } from '../offers/offer-text.ts'

export type ApplicationGroups = {
  readonly open: readonly AccountApplication[]
  readonly sent: readonly AccountApplication[]
}

/** Applications still to be completed and those submitted; in each group the latest change comes first. */
export function groupApplications(applications: readonly AccountApplication[]): ApplicationGroups {
  const latest = applications.toSorted((left, right) => right.updated_at.localeCompare(left.updated_at))
  return { open: latest.filter(({ completed }) => !completed), sent: latest.filter(({ completed }) => completed) }
}

/** A carrier's answer in one line: its name, and the price or the status. */
export const offerText = (offer: OfferReply, locale: string, t: Translate): string => {
  const insurer = insurerName(offer, t)
  const { premium, state } = offer
  return state === 'quoted' && premium
    ? t('page.thanks.price', { insurer, price: moneyText(premium.amount, premium.currency, locale) })
    : t('account.offer', { insurer, state: t(`page.offer.${state}`) })
}

/** Greets the user, by first name if it is known. */
export const greeting = ({ first_name }: Pick<AccountReply, 'first_name'>, t: Translate): string =>
  first_name ? t('account.greeting.name', { name: first_name }) : t('account.greeting')

/** A day and time in the reader's own time zone. */
export const momentText = (moment: string, locale: string): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(moment))
