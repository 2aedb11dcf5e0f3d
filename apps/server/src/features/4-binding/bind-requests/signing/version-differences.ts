import { dateText } from '@coverwright/core/model/answer-text'
import { comparisonOf } from '@coverwright/core/offers/comparison-of'
import type { ServedSite } from '../../../1-foundation/site/served-site.ts'
import { amountText } from '../../bills/amount-text.ts'
import { yearTotal } from '../../submissions/offers/offer-reply.ts'
import type { OfferDetails } from '../../submissions/submissions.tables.ts'
import { termWords } from './term-words.ts'

export type Difference = { readonly label: string; readonly before: string; readonly after: string }

/** How two versions of an offer differ, in words: its price, all of its terms, its period, and until when it is held. */
export function differencesBetween(
  before: OfferDetails,
  after: OfferDetails,
  { translate, site: { locale } }: Pick<ServedSite, 'translate'> & { readonly site: { readonly locale: string } },
): readonly Difference[] {
  const none = translate('page.offer.notOffered')
  const price = ({ premium }: OfferDetails): string =>
    premium ? amountText(yearTotal(premium), premium.currency, locale) : none
  const day = (date: string | undefined): string => (date ? dateText(date, locale) : '–')
  const term = ({ period }: OfferDetails): string => (period ? `${day(period.from)} – ${day(period.to)}` : '–')
  const rows = comparisonOf([before, after], { t: translate, locale }).filter(({ code }) => code !== 'period')
  return [
    { label: translate('bind.price'), before: price(before), after: price(after) },
    ...rows.map((row) => {
      const [was, is] = row.cells
      return { label: row.label, before: termWords(row, was, translate), after: termWords(row, is, translate) }
    }),
    { label: translate('offer.terms.period'), before: term(before), after: term(after) },
    {
      label: translate('page.offer.validUntil'),
      before: before.valid_until ? day(before.valid_until) : none,
      after: after.valid_until ? day(after.valid_until) : none,
    },
  ].filter((each) => each.before !== each.after)
}
