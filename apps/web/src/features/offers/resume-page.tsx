import { useMutation } from '@tanstack/react-query'
import { useEffect } from 'react'
import { createQuote } from '../../api/resources/quotes.ts'
import { Redirect, useAreaNavigate } from '../../navigation/area.tsx'
import { Button, ButtonLink } from '../../ui/actions/button.tsx'
import { Page } from '../../ui/layout/page.tsx'
import { PageHead } from '../../ui/layout/page-head.tsx'
import { TopBar } from '../../ui/layout/top-bar.tsx'
import { visitAttribution } from '../attribution/visit-attribution.ts'
import { textsOf } from '../quote/texts.ts'
import { useApplication } from '../quote/use-application.ts'
import { homePageOf, isAgent } from '../session/roles.ts'
import { SiteShell } from '../shell/site-shell.tsx'
import { NextSteps } from './next-steps.tsx'
import { insurersAsked } from './offer-words.ts'
import { QuoteSummary } from './quote-summary.tsx'
import { useQuoteByUuid } from './use-quote-by-uuid.ts'

/** Where a finished application is found again. */
export function ResumePage() {
  const { quote } = useApplication()
  return quote?.completed ? <Sent uuid={quote.uuid} /> : <Redirect to="/" />
}

function Sent({ uuid }: { readonly uuid: string }) {
  const { application, offers } = useQuoteByUuid(uuid)
  const navigate = useAreaNavigate()
  const t = textsOf(application.site)
  // The bar on top leads agents to theirs.
  const own = isAgent(application.user) ? undefined : homePageOf(application.user, application.site)
  const another = useMutation({
    mutationFn: () => createQuote(crypto.randomUUID(), visitAttribution()),
    onSuccess: () => navigate('/'),
  })
  const { all, answered } = insurersAsked(offers)
  // Where nearly everybody goes next: there before they do.
  useEffect(() => void import('./review-page.tsx').catch(() => undefined), [])
  const review = `/${uuid}/quote-review`
  return (
    <SiteShell application={application} summary={<QuoteSummary application={application} />}>
      <TopBar
        action={
          own && {
            label: t(own.path === '/account' ? 'page.toAccount' : own.label),
            onClick: () => navigate(own.path),
          }
        }
      />
      <Page>
        <PageHead
          step="/resume"
          title={t('page.resume.title')}
          lede={t(all > 0 && answered === all ? 'page.resume.allAnswered' : 'page.resume.lede', {
            count: all,
            answered,
          })}
        />
        <NextSteps keys={['page.resume.step.1', 'page.resume.step.2', 'page.resume.step.3']} t={t} />
        <div className="actions">
          <ButtonLink href={review} arrow>
            {t('page.resume.offers')}
          </ButtonLink>
          <Button kind="quiet" busy={another.isPending} onClick={() => another.mutate()}>
            {t('page.resume.another')}
          </Button>
          <ButtonLink href={`/${uuid}/application-pdf`} kind="quiet">
            {t('page.print')}
          </ButtonLink>
        </div>
      </Page>
    </SiteShell>
  )
}
