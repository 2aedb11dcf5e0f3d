import { locate } from '@coverwright/core/navigation/navigate'
import { useEffect, useState } from 'react'
import { submitQuote } from '../../api/resources/offers.ts'
import { ApiProblem } from '../../api/server/problem.ts'
import { Link, Redirect, useAreaNavigate } from '../../navigation/area.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { focusField } from '../../ui/interaction/focus-field.ts'
import { MarginNotes } from '../../ui/layout/margin-notes.tsx'
import { PageHead } from '../../ui/layout/page-head.tsx'
import { drafts } from '../application/draft/draft-store.ts'
import { textsOf } from '../quote/texts.ts'
import { useApplication } from '../quote/use-application.ts'
import { Answers } from './answers.tsx'
import { Attestation, attestationId } from './attestation.tsx'
import { SendingPage } from './sending-page.tsx'
import { useStatements } from './use-statements.ts'

type Sending = { readonly state: 'idle' | 'sending' } | { readonly state: 'failed'; readonly problem: ApiProblem }

const openPagesId = 'open-pages'

function whyNotSent({ code, isPassing }: ApiProblem) {
  if (code === 'submission.too_many') return 'page.done.failed.tooMany'
  return isPassing ? 'page.done.failed.passing' : 'page.done.failed.text'
}

/** The last step. What was changed elsewhere meanwhile is to be agreed to anew. */
export function DoneStep() {
  const { quote } = useApplication()
  return quote?.completed ? <Redirect to="/resume" /> : <DonePage key={quote?.version} />
}

/** Everything that was answered, each with its Change, and the way to send it. */
function DonePage() {
  const application = useApplication()
  const navigate = useAreaNavigate()
  const [agreedTo, setAgreedTo] = useState<string>()
  const [asked, setAsked] = useState(false)
  const [sending, setSending] = useState<Sending>({ state: 'idle' })
  const { site, quote, flowState } = application
  const t = textsOf(site)
  const statements = useStatements(flowState, site, t)
  const textKeys = statements?.map(({ key }) => key)
  // Other words than those that were agreed to, after a change in another tab, have not been agreed to.
  const agreed = textKeys !== undefined && agreedTo === textKeys.join()
  // What is shown once it is sent is there by then.
  useEffect(() => {
    Promise.all([import('../offers/resume-page.tsx'), import('../offers/review-page.tsx')]).catch(() => undefined)
  }, [])
  const open = flowState.pages.filter((entry) => entry.status !== 'complete')
  const submit = async () => {
    setAsked(true)
    if (!quote || sending.state === 'sending') return
    if (open.length > 0) return focusField(openPagesId)
    if (!agreed) return focusField(attestationId)
    setSending({ state: 'sending' })
    try {
      await submitQuote(quote, textKeys)
      drafts.dropQuote(quote._id)
      await navigate('/resume')
    } catch (problem) {
      if (!(problem instanceof ApiProblem)) throw problem
      setSending({ state: 'failed', problem })
    }
  }
  return (
    <SendingPage
      application={application}
      path="/done"
      ready={statements !== undefined}
      busy={sending.state === 'sending'}
      onSend={submit}
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
      {open.length > 0 && (
        <div id={openPagesId} tabIndex={-1}>
          <Notice kind="caution" title={t('page.done.open.title', { count: open.length })} urgent={asked}>
            <p>{t('page.done.open.text')}</p>
          </Notice>
        </div>
      )}
      <Answers application={application} changeable />
      <Attestation
        statements={statements}
        agreed={agreed}
        missing={asked && !agreed}
        onChange={(isAgreed) => setAgreedTo(isAgreed ? textKeys?.join() : undefined)}
        t={t}
      />
      {sending.state === 'failed' && (
        <Notice kind="negative" title={t('page.done.failed.title')} urgent>
          <p>{t(whyNotSent(sending.problem))}</p>
        </Notice>
      )}
    </SendingPage>
  )
}
