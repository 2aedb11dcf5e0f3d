import type { QuoteByUuidReply } from '@coverwright/contract/offers'
import { useQuery } from '@tanstack/react-query'
import { useChooseOffer } from '../../api/resources/offers.ts'
import { expiringQuery } from '../../api/resources/renewals.ts'
import { Notice } from '../../ui/feedback/notice.tsx'
import { SaveState } from '../../ui/feedback/save-state.tsx'
import { OfferGrid } from '../../ui/insurance/offer-grid.tsx'
import { moneyText } from '../offers/money-text.ts'
import { insurerCounts, offerCard, offersByLine, pricesNote } from '../offers/offer-text.ts'
import type { Application } from '../quote/application.ts'
import { textsOf } from '../quote/texts.ts'
import { DisabledWhileImpersonating } from '../session/disabled-while-impersonating.tsx'
import { contactOf } from '../shell/contact-of.ts'

type Props = { readonly result: QuoteByUuidReply & { readonly application: Application } }

/** The offers for the next term, side by side, as they arrive; the user chooses one. */
export function RenewalOffers({ result: { application, quote, offers, processed } }: Props) {
  const { site } = application
  const t = textsOf(site)
  const choose = useChooseOffer(quote)
  // Last year's premium, shown beside the new prices once it is loaded.
  const { data: policies = [] } = useQuery(expiringQuery)
  const before = policies.find(
    (policy) => policy.quote_submission_uuid === quote.quote_submission_uuid,
  )?.expiring_premium
  return (
    <>
      {!processed && (
        <SaveState
          saving={{ state: 'waiting', words: t('page.offers.answered', insurerCounts(offers)) }}
          t={t}
          locale={site.locale}
        />
      )}
      <DisabledWhileImpersonating user={application.user} t={t} />
      {offersByLine(site, offers).map(({ line, name, tag, offers: own }) => (
        <OfferGrid
          key={line}
          title={name}
          tag={tag}
          note={
            before && t('page.renewal.sent.before', { price: moneyText(before.amount, before.currency, site.locale) })
          }
          offers={own.map((offer) => offerCard(offer, site, t))}
          onChoose={choose.mutate}
          closed={application.user.impersonated}
          t={t}
        />
      ))}
      {choose.isError && (
        <Notice kind="negative" title={t('page.offers.notChosen.title')} urgent>
          <p>{t('page.offers.notChosen.text')}</p>
        </Notice>
      )}
      {offers.some(({ chosen }) => chosen) && (
        <Notice kind="positive" title={t('page.thanks.title')}>
          <p>{t('page.thanks.lede', { name: contactOf(application).name })}</p>
        </Notice>
      )}
      {offers.length > 0 && <p className="hint">{pricesNote(offers, t)}</p>}
    </>
  )
}
