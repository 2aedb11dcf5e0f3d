import { ButtonLink } from '../../ui/actions/button.tsx'
import { Schedule } from '../../ui/insurance/schedule.tsx'
import { Page } from '../../ui/layout/page.tsx'
import { PageHead } from '../../ui/layout/page-head.tsx'
import { TopBar } from '../../ui/layout/top-bar.tsx'
import { textsOf } from '../quote/texts.ts'
import { contactOf } from '../shell/contact-of.ts'
import { SiteShell } from '../shell/site-shell.tsx'
import { AccountNotice } from './account-notice.tsx'
import { NextSteps } from './next-steps.tsx'
import { insurerName, moneyText, offersByLine } from './offer-text.ts'
import { ChosenOverlaps } from './overlaps.tsx'
import { QuoteSummary } from './quote-summary.tsx'
import { SubmitAgain } from './submit-again.tsx'
import { useQuoteByUuid } from './use-quote-by-uuid.ts'

/** The chosen offers, and what the advisor does next. Nothing is bought here. */
export function ThankYouPage({ uuid }: { readonly uuid: string }) {
  const { application, offers, outdated, quote } = useQuoteByUuid(uuid)
  const { site } = application
  const t = textsOf(site)
  const chosen = outdated ? [] : offers.filter((offer) => offer.chosen)
  const title = chosen.length ? 'page.thanks.title' : 'page.thanks.nothingChosen'
  const lede = chosen.length ? 'page.thanks.lede' : 'page.thanks.nothingChosen.text'
  const { name } = contactOf(application)
  return (
    <SiteShell application={application} summary={<QuoteSummary application={application} />}>
      <TopBar back={{ href: `/${uuid}/quote-review`, label: t('page.toOffers') }} />
      <Page>
        <PageHead
          step="thank-you"
          title={t(outdated ? 'page.outdated.title' : title)}
          lede={t(outdated ? 'page.outdated.text' : lede, { name })}
        />
        {outdated && <SubmitAgain t={t} />}
        <ChosenOverlaps site={site} offers={chosen} t={t} />
        {chosen.length > 0 && (
          <Schedule
            title={t('page.basket.label')}
            rows={offersByLine(site, chosen).flatMap((line) =>
              line.offers.map((offer) => ({
                id: offer.uuid,
                label: line.name,
                answer: t('page.thanks.price', {
                  insurer: insurerName(offer, t),
                  price: moneyText(offer.premium?.amount ?? 0, offer.premium?.currency ?? site.currency, site.locale),
                }),
                detail: t(offer.kind === 'bindable' ? 'page.offer.bindable' : 'page.offer.indication'),
              })),
            )}
          />
        )}
        <AccountNotice quote={quote} site={site} />
        {!outdated && <NextSteps keys={['page.thanks.step.1', 'page.thanks.step.2', 'page.thanks.step.3']} t={t} />}
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
