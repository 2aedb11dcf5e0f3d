import { locate } from '@coverwright/core/navigation/navigate'
import { useEffect, useState } from 'react'
import { queryClient } from '../../api/query-client.ts'
import { submitQuote } from '../../api/resources/offers.ts'
import { quoteQuery } from '../../api/resources/quotes.ts'
import { ApiProblem } from '../../api/server/problem.ts'
import { Link, Redirect, useAreaNavigate } from '../../navigation/area.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { focusField } from '../../ui/interaction/focus-field.ts'
import { MarginNotes } from '../../ui/layout/margin-notes.tsx'
import { PageHead } from '../../ui/layout/page-head.tsx'
import { drafts } from '../application/draft/draft-store.ts'
import { useLostQuestions, useWantedQuestions } from '../application/step/use-wanted-questions.ts'
import { logCompletion } from '../attribution/visit-log.ts'
import { ClosedDoors } from '../quick-price/closed-doors.tsx'
import { textsOf } from '../quote/texts.ts'
import { useApplication } from '../quote/use-application.ts'
import { Answers } from './answers.tsx'
import { AssumedNotice } from './assumed-notice.tsx'
import { Attestation, attestationId } from './attestation.tsx'
import { IncompletePages, incompletePagesId } from './incomplete-pages.tsx'
import { RemarksNotice } from './remarks-notice.tsx'
import { SentAnswersPage } from './sent-answers-page.tsx'
import { SubmitPage } from './submit-page.tsx'
import { useRegistration } from './use-registration.ts'
import { useStatements } from './use-statements.ts'
import { WithChanges } from './with-changes.tsx'

type Submission = { readonly state: 'idle' | 'sending' } | { readonly state: 'failed'; readonly problem: ApiProblem }

function failureKey({ code, isTransient }: ApiProblem) {
  if (code === 'submission.too_many') return 'page.done.failed.tooMany'
  return isTransient ? 'page.done.failed.passing' : 'page.done.failed.text'
}

/** The last step. It is mounted again for each version, so that a change made elsewhere must be agreed to again. */
export function DoneStep() {
  const application = useApplication()
  const { quote } = application
  const isSent = quote?.completed === true
  const [wasOpen, setWasOpen] = useState(!isSent)
  if (!isSent) {
    if (!wasOpen) setWasOpen(true)
    return (
      <WithChanges application={application} path="/done">
        <DonePage key={quote?.version} />
      </WithChanges>
    )
  }
  return wasOpen ? <Redirect to={`/${quote.uuid}/quote-review`} /> : <SentAnswersPage quote={quote} />
}

/** All answers, each with its Change link, the attestation, and Submit. */
function DonePage() {
  const application = useApplication()
  const navigate = useAreaNavigate()
  const [agreedTo, setAgreedTo] = useState<string>()
  const [hasTried, setHasTried] = useState(false)
  const [submission, setSubmission] = useState<Submission>({ state: 'idle' })
  const { site, quote, flowState } = application
  useWantedQuestions(application)
  useLostQuestions(application, '/done')
  const register = useRegistration(application)
  const t = textsOf(site)
  const statements = useStatements(flowState, site, t)
  const textKeys = statements?.map(({ key }) => key)
  // A change in another tab may bring other statements, which have not been agreed to.
  const hasAgreed = textKeys !== undefined && agreedTo === textKeys.join()
  // Prefetches the page that follows.
  useEffect(() => void import('../offers/offers-page.tsx').catch(() => undefined), [])
  const isIncomplete = flowState.pages.some(({ status }) => status !== 'complete')
  const submit = async () => {
    setHasTried(true)
    if (!quote || submission.state === 'sending') return
    if (isIncomplete) return focusField(incompletePagesId)
    if (!hasAgreed) return focusField(attestationId)
    setSubmission({ state: 'sending' })
    try {
      await register()
      await submitQuote(quote, textKeys)
      drafts.dropQuote(quote._id)
      await navigate(`/${quote.uuid}/quote-review`)
      logCompletion()
    } catch (problem) {
      if (!(problem instanceof ApiProblem)) throw problem
      setSubmission({ state: 'failed', problem })
      // The server has questions that this page has not.
      if (problem.code === 'quote.incomplete') void queryClient.invalidateQueries({ queryKey: quoteQuery.queryKey })
    }
  }
  return (
    <SubmitPage
      application={application}
      path="/done"
      ready={statements !== undefined}
      busy={submission.state === 'sending'}
      onSubmit={submit}
      margin={
        <MarginNotes
          label={t('page.notes')}
          notes={[
            {
              id: 'next',
              title: t('page.done.next.title'),
              body: (
                <p>
                  {t('page.done.next.text')}{' '}
                  <Link href={`/${quote?.uuid}/submissions_forecast`}>{t('page.forecast.link')}</Link>
                </p>
              ),
            },
            {
              id: 'copy',
              title: t('page.done.copy.title'),
              body: (
                <p>
                  <Link href={`/${quote?.uuid}/application-pdf`}>{t('page.done.copy.link')}</Link>
                </p>
              ),
            },
          ]}
        />
      }
    >
      <PageHead
        step="/done"
        kicker={[t(locate(flowState, '/done')?.entry.section.label ?? 'section.final')]}
        title={t('step.done.title')}
        lede={t('step.done.lede')}
      />
      <IncompletePages application={application} urgent={hasTried} />
      <ClosedDoors application={application} />
      <RemarksNotice application={application} />
      <AssumedNotice application={application} />
      <Answers application={application} changeable />
      <Attestation
        statements={statements}
        agreed={hasAgreed}
        missing={hasTried && !hasAgreed}
        onChange={(isAgreed) => setAgreedTo(isAgreed ? textKeys?.join() : undefined)}
        t={t}
      />
      {submission.state === 'failed' && (
        <Notice kind="negative" title={t('page.done.failed.title')} urgent>
          <p>{t(failureKey(submission.problem))}</p>
        </Notice>
      )}
    </SubmitPage>
  )
}
