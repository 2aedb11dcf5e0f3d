import type { OfferReply } from '@coverwright/contract/offers'
import { dateText } from '@coverwright/core/model/answer-text'
import type { ServedSite } from '../../../1-foundation/site/served-site.ts'
import { amountText } from '../../bills/amount-text.ts'
import { yearTotal } from '../../submissions/offers/offer-reply.ts'
import type { OfferDetails } from '../../submissions/submissions.tables.ts'

export type Difference = { readonly label: string; readonly before: string; readonly after: string }

/** How two versions of an offer differ, in words: its price, each cover, and until when it is held. */
export function differencesBetween(
  before: OfferDetails,
  after: OfferDetails,
  { translate, site }: Pick<ServedSite, 'translate' | 'site'>,
): readonly Difference[] {
  const none = translate('page.offer.notOffered')
  const price = ({ premium }: OfferDetails): string =>
    premium ? amountText(yearTotal(premium), premium.currency, site.locale) : none
  const held = ({ valid_until }: OfferDetails): string => (valid_until ? dateText(valid_until, site.locale) : none)
  const offered = ({ coverages }: OfferDetails, code: string): string =>
    coverages.find((each) => each.code === code)?.offered ?? none
  const covers = new Map<string, OfferReply['coverages'][number]>(
    [...before.coverages, ...after.coverages].map((each) => [each.code, each]),
  )
  return [
    { label: translate('bind.price'), before: price(before), after: price(after) },
    ...[...covers.values()].map(({ code, label }) => ({
      label,
      before: offered(before, code),
      after: offered(after, code),
    })),
    { label: translate('page.offer.validUntil'), before: held(before), after: held(after) },
  ].filter((each) => each.before !== each.after)
}
