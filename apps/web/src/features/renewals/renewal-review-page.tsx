import { resume } from '@coverwright/core/navigation/navigate'
import { hasRenewalFlow, reopenQuote } from '../../api/resources/quotes.ts'
import { useAreaNavigate } from '../../navigation/area.tsx'
import { Button, ButtonLink } from '../../ui/actions/button.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { Page } from '../../ui/layout/page.tsx'
import { PageHead } from '../../ui/layout/page-head.tsx'
import { TopBar } from '../../ui/layout/top-bar.tsx'
import { QuoteSummary } from '../offers/quote-summary.tsx'
import { useQuoteByUuid } from '../offers/use-quote-by-uuid.ts'
import { textsOf } from '../quote/texts.ts'
import { Answers } from '../review/answers.tsx'
import { NotFoundPage } from '../shell/not-found-page.tsx'
import { SiteShell } from '../shell/site-shell.tsx'
import { CarriedOverAnswers } from './carried-over-answers.tsx'
import { Changes } from './changes.tsx'
import { namedInsured } from './named-insured.ts'
import { useTabRenewal } from './use-tab-renewal.ts'
import '../../styles/pages/renewals.css'
import { useMutation } from '@tanstack/react-query'

/** A renewal to read: what changed and what did not, this year's answers, and those carried over. */
export function RenewalReviewPage({ id }: { readonly id: string }) {
  const { application, quote } = useQuoteByUuid(id)
  const { site, flowState } = application
  const navigate = useAreaNavigate()
  const t = textsOf(site)
  useTabRenewal(quote)
  const edit = useMutation({
    mutationFn: () => reopenQuote(quote),
    onSuccess: () => navigate(`${flowState.flow.submit}?edit=true`),
  })
  if (!hasRenewalFlow(quote)) return <NotFoundPage />
  return (
    <SiteShell application={application} summary={<QuoteSummary application={application} />}>
      <TopBar />
      <Page>
        <PageHead
          step="renewal-review"
          kicker={[namedInsured(quote)].filter(Boolean)}
          title={t('page.renewal.review.title')}
          lede={t(quote.completed ? 'page.renewal.review.sent' : 'page.renewal.review.draft')}
        />
        <Changes quote={quote} flowState={flowState} t={t} />
        <h2 className="this-year">{t('page.renewal.thisYear')}</h2>
        <Answers application={application} />
        <CarriedOverAnswers application={application} />
        {edit.isError && (
          <Notice kind="negative" title={t('page.renewal.editFailed')} urgent>
            <p>{t('page.tryAgain')}</p>
          </Notice>
        )}
        <div className="actions">
          {quote.completed ? (
            <Button kind="line" busy={edit.isPending} onClick={() => edit.mutate()}>
              {t('page.renewal.edit')}
            </Button>
          ) : (
            <ButtonLink href={resume(flowState)} arrow>
              {t('page.renewal.goOn')}
            </ButtonLink>
          )}
          {quote.completed && (
            <ButtonLink href="/thank-you" kind="quiet">
              {t('page.renewal.toOffers')}
            </ButtonLink>
          )}
          <ButtonLink href={`/application-pdf/${quote.uuid}`} kind="quiet">
            {t('page.print')}
          </ButtonLink>
        </div>
      </Page>
    </SiteShell>
  )
}
