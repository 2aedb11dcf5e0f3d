import type { OfferReply } from '@coverwright/contract/offers'
import type { Translate } from '@coverwright/core/text/text'
import { todayOf } from '../quote/today.ts'
import { moneyText } from './money-text.ts'
import type { OfferSite } from './offer-text.ts'
import { isExpired, isOver } from './offer-text.ts'
import { type Premium, yearTotal } from './price-text.ts'

/** How many prices there are and from how much, and what the other insurers say: the page in one sentence. */
export function offersHeadline(offers: readonly OfferReply[], site: OfferSite, t: Translate): string {
  const amounts = pricesOf(offers, site)
  const least = amounts.toSorted((left, right) => yearTotal(left) - yearTotal(right))[0]
  const prices = least
    ? t('page.offers.count.prices', {
        count: amounts.length,
        price: moneyText(yearTotal(least), least.currency, site.locale),
      })
    : t('page.offers.count.none')
  const others = (['referred', 'needs_information', 'declined', 'unavailable'] as const).flatMap((state) => {
    // Asked for two kinds of insurance, an insurer still is one.
    const count = new Set(offers.filter((offer) => offer.state === state).map(({ carrier }) => carrier)).size
    return count > 0 ? [t(`page.offers.count.${state}`, { count })] : []
  })
  return `${[prices, ...others].join(', ')}.`
}

type TitleFacts = { readonly offers: readonly OfferReply[]; readonly outdated: boolean; readonly processed: boolean }

/** The page's title, by its key: whether all insurers have answered, and whether anything can be bought. */
export function offersTitle({ offers, outdated, processed }: TitleFacts, site: OfferSite): string {
  if (outdated) return 'page.outdated.title'
  if (!processed) return 'page.offers.arriving'
  return pricesOf(offers, site).length > 0 ? 'page.offers.title' : 'page.offers.noPrice'
}

/** The prices that are valid today: neither withdrawn nor expired. */
export function pricesOf(offers: readonly OfferReply[], site: OfferSite): readonly Premium[] {
  const today = todayOf(site)
  return offers.flatMap((offer) =>
    offer.state === 'quoted' && offer.premium && !isOver(offer) && !isExpired(offer, today) ? [offer.premium] : [],
  )
}
