import type { OfferReply } from '@coverwright/contract/offers'
import { ButtonLink } from '../../ui/actions/button.tsx'
import { Schedule } from '../../ui/insurance/schedule.tsx'
import { Page } from '../../ui/layout/page.tsx'
import { PageHead } from '../../ui/layout/page-head.tsx'
import { TopBar } from '../../ui/layout/top-bar.tsx'
import { AccountNotice } from '../offers/account-notice.tsx'
import { moneyText } from '../offers/money-text.ts'
import { NextSteps } from '../offers/next-steps.tsx'
import { insurerName, offersByLine } from '../offers/offer-text.ts'
import { ChosenOverlaps } from '../offers/overlaps.tsx'
import { yearTotal } from '../offers/price-text.ts'
import { QuoteSummary } from '../offers/quote-summary.tsx'
import { SubmitAgain } from '../offers/submit-again.tsx'
import { useQuoteByUuid } from '../offers/use-quote-by-uuid.ts'
import { textsOf } from '../quote/texts.ts'
import { contactOf } from '../shell/contact-of.ts'
import { SiteShell } from '../shell/site-shell.tsx'
import { BindingStatus } from './binding-status.tsx'

/** Asked for, confirmed, or ended by the insurer. */
const isUnderWay = ({ stage }: OfferReply): boolean => stage !== 'open' && stage !== 'chosen' && stage !== 'expired'

/** The chosen offers, and where each stands on its way to a policy. */
export function ThankYouPage({ uuid }: { readonly uuid: string }) {
  const { application, offers, outdated, quote } = useQuoteByUuid(uuid)
  const { site } = application
  const t = textsOf(site)
  const chosenOffers = offers.filter((offer) => offer.chosen && (!outdated || isUnderWay(offer)))
  const underWay = offers.filter(isUnderWay)
  const shownOffers = [...chosenOffers, ...underWay.filter((offer) => !chosenOffers.includes(offer))]
  const title = chosenOffers.length > 0 ? 'page.thanks.title' : 'page.thanks.nothingChosen'
  const lede = chosenOffers.length > 0 ? 'page.thanks.lede' : 'page.thanks.nothingChosen.text'
  const { name } = contactOf(application)
  return (
    <SiteShell application={application} summary={<QuoteSummary application={application} />}>
      <TopBar back={{ href: `/${uuid}/quote-review`, label: t('page.toOffers') }} />
      <Page>
        <PageHead
          step="thank-you"
          title={t(underWay.length > 0 ? 'bind.status.title' : outdated ? 'page.outdated.title' : title)}
          {...(underWay.length > 0 ? {} : { lede: t(outdated ? 'page.outdated.text' : lede, { name }) })}
        />
        {outdated && <SubmitAgain t={t} />}
        <ChosenOverlaps site={site} offers={chosenOffers} t={t} />
        {chosenOffers.length > 0 && (
          <Schedule
            title={t('page.basket.label')}
            rows={offersByLine(site, chosenOffers).flatMap((line) =>
              line.offers.map((offer) => ({
                id: offer.uuid,
                label: line.name,
                answer: t('page.thanks.price', {
                  insurer: insurerName(offer, t),
                  price: moneyText(
                    offer.premium ? yearTotal(offer.premium) : 0,
                    offer.premium?.currency ?? site.currency,
                    site.locale,
                  ),
                }),
                detail: t(
                  isUnderWay(offer)
                    ? `bind.stage.${offer.stage}`
                    : offer.kind === 'bindable'
                      ? 'page.offer.bindable'
                      : 'page.offer.indication',
                ),
              })),
            )}
          />
        )}
        <BindingStatus
          application={application}
          of={{ quoteId: quote._id, uuid: quote.uuid }}
          offers={shownOffers}
          t={t}
        />
        <AccountNotice quote={quote} site={site} />
        {!outdated && underWay.length === 0 && (
          <NextSteps keys={['page.thanks.step.1', 'page.thanks.step.2', 'page.thanks.step.3']} t={t} />
        )}
        <div className="actions">
          <ButtonLink href={`/${uuid}/quote-review`} kind="line">
            {t('page.toOffers')}
          </ButtonLink>
          <ButtonLink href={`/${uuid}/application-pdf`} kind="quiet">
            {t('page.print')}
          </ButtonLink>
        </div>
      </Page>
    </SiteShell>
  )
}
