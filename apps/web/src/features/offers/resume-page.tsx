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
import { useKeyboardNavigation } from '../shell/use-keyboard-navigation.ts'
import { NextSteps } from './next-steps.tsx'
import { insurerCounts } from './offer-text.ts'
import { QuoteSummary } from './quote-summary.tsx'
import { useQuoteByUuid } from './use-quote-by-uuid.ts'

/** Insurers price, the applicant compares, the advisor confirms. */
const stepsAhead = ['page.resume.step.1', 'page.resume.step.2', 'page.resume.step.3']

/** The page of a submitted application. */
export function ResumePage() {
  const { quote } = useApplication()
  return quote?.completed ? <SentApplication uuid={quote.uuid} /> : <Redirect to="/" />
}

function SentApplication({ uuid }: { readonly uuid: string }) {
  const { application, offers } = useQuoteByUuid(uuid)
  const navigate = useAreaNavigate()
  const t = textsOf(application.site)
  // Agents have a link to theirs in the bar at the top.
  const homePage = isAgent(application.user) ? undefined : homePageOf(application.user, application.site)
  const another = useMutation({
    mutationFn: () => createQuote(crypto.randomUUID(), visitAttribution()),
    onSuccess: () => navigate('/'),
  })
  const { all, answered } = insurerCounts(offers)
  const allAnswered = all > 0 && answered === all
  const offersPath = `/${uuid}/quote-review`
  useKeyboardNavigation(application.site, { onContinue: () => navigate(offersPath), back: '/done' })
  // Prefetches the page that nearly everybody opens next.
  useEffect(() => void import('./offers-page.tsx').catch(() => undefined), [])
  return (
    <SiteShell application={application} summary={<QuoteSummary application={application} />}>
      <TopBar
        action={
          homePage && {
            label: t(homePage.path === '/account' ? 'page.toAccount' : homePage.label),
            onClick: () => navigate(homePage.path),
          }
        }
      />
      <Page>
        <PageHead
          step="/resume"
          title={t('page.resume.title')}
          lede={t(allAnswered ? 'page.resume.allAnswered' : 'page.resume.lede', { count: all, answered })}
        />
        <NextSteps keys={allAnswered ? stepsAhead.slice(1) : stepsAhead} t={t} />
        <div className="actions">
          <ButtonLink href={offersPath} arrow>
            {t('page.resume.offers')}
          </ButtonLink>
          <Button kind="quiet" busy={another.isPending} onClick={() => another.mutate()}>
            {t('page.resume.another')}
          </Button>
          <ButtonLink href="/done" kind="quiet">
            {t('step.done.label')}
          </ButtonLink>
          <ButtonLink href={`/${uuid}/application-pdf`} kind="quiet">
            {t('page.print')}
          </ButtonLink>
        </div>
      </Page>
    </SiteShell>
  )
}
