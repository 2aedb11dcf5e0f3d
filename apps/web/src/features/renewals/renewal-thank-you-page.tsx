import type { PublicSite } from '@coverwright/catalogue/sites/site'
import type { QuoteReply } from '@coverwright/contract/quotes'
import type { FlowState } from '@coverwright/core/evaluation/evaluate-flow'
import { resume } from '@coverwright/core/navigation/navigate'
import { Redirect } from '../../navigation/area.tsx'
import { ButtonLink } from '../../ui/actions/button.tsx'
import { Page } from '../../ui/layout/page.tsx'
import { PageHead } from '../../ui/layout/page-head.tsx'
import { TopBar } from '../../ui/layout/top-bar.tsx'
import { AccountNotice } from '../offers/account-notice.tsx'
import { NextSteps } from '../offers/next-steps.tsx'
import { QuoteSummary, quoteNumber } from '../offers/quote-summary.tsx'
import { type QuoteWithApplication, useQuoteByUuid } from '../offers/use-quote-by-uuid.ts'
import { textsOf } from '../quote/texts.ts'
import { useApplication } from '../quote/use-application.ts'
import { SiteShell } from '../shell/site-shell.tsx'
import { NoRenewalPage } from './no-renewal-page.tsx'
import { RenewalOffers } from './renewal-offers.tsx'

/** The page of a submitted renewal: its number, what happens next, and the offers as they arrive. */
export function RenewalThankYouPage() {
  const application = useApplication()
  const { quote, flowState } = application
  if (!quote) return <NoRenewalPage application={application} failedOpening={undefined} />
  return quote.completed ? <SentRenewal uuid={quote.uuid} /> : <Redirect to={resume(flowState)} />
}

const referralPath = '/referral'

/** Whether an underwriter decides first: because of the answers, or because carriers refer it and none quotes a price. */
const isReferred = (
  { pages }: FlowState,
  { offers, processed }: Pick<QuoteWithApplication, 'offers' | 'processed'>,
): boolean =>
  pages.some(({ path }) => path === referralPath) ||
  (processed && offers.some(({ state }) => state === 'referred') && !offers.some(({ state }) => state === 'quoted'))

const momentText = ({ updated_at }: QuoteReply, { locale }: PublicSite): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(updated_at))

function SentRenewal({ uuid }: { readonly uuid: string }) {
  const result = useQuoteByUuid(uuid)
  const { application, quote } = result
  const { site, flowState } = application
  const t = textsOf(site)
  const outcome = isReferred(flowState, result) ? 'referred' : 'offers'
  return (
    <SiteShell application={application} summary={<QuoteSummary application={application} />}>
      <TopBar />
      <Page wide>
        <PageHead
          step="renewal-thank-you"
          title={t('page.renewal.sent.title')}
          lede={t('page.renewal.sent.lede', { number: quoteNumber(uuid), moment: momentText(quote, site) })}
        />
        <RenewalOffers result={result} />
        <AccountNotice quote={quote} site={site} />
        <NextSteps keys={[1, 2, 3].map((step) => `page.renewal.sent.${outcome}.${step}`)} t={t} />
        <div className="actions">
          <ButtonLink href={`/review/${uuid}`} kind="line">
            {t('page.renewal.toReview')}
          </ButtonLink>
          <ButtonLink href={`/application-pdf/${uuid}`} kind="quiet">
            {t('page.print')}
          </ButtonLink>
          <ButtonLink href="/" kind="quiet">
            {t('page.renewal.toList')}
          </ButtonLink>
        </div>
      </Page>
    </SiteShell>
  )
}
