import { locate } from '@coverwright/core/navigation/navigate'
import type { Translate } from '@coverwright/core/text/text'
import { useState } from 'react'
import { Link, useAreaPath } from '../../navigation/area.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { focusField } from '../../ui/interaction/focus-field.ts'
import { MarginNotes } from '../../ui/layout/margin-notes.tsx'
import { PageHead } from '../../ui/layout/page-head.tsx'
import { textsOf } from '../quote/texts.ts'
import { useApplication } from '../quote/use-application.ts'
import { Answers } from '../review/answers.tsx'
import { Attestation, attestationId } from '../review/attestation.tsx'
import { IncompletePages, incompletePagesId } from '../review/incomplete-pages.tsx'
import { RemarksNotice } from '../review/remarks-notice.tsx'
import { SubmitPage } from '../review/submit-page.tsx'
import { useStatements } from '../review/use-statements.ts'
import { WithChanges } from '../review/with-changes.tsx'
import { Changes } from './changes.tsx'
import { namedInsured } from './named-insured.ts'
import type { SubmissionState } from './use-renewal-submission.ts'
import { useRenewalSubmission } from './use-renewal-submission.ts'
import '../../styles/pages/renewals.css'

/** What changed, what was confirmed as unchanged, this year's answers, and Submit. */
export function RenewalDonePage() {
  const application = useApplication()
  const { site, quote, flowState } = application
  const path = useAreaPath()
  const [agreedTo, setAgreedTo] = useState<string>()
  const [triedVersion, setTriedVersion] = useState<number>()
  const { submission, submit } = useRenewalSubmission(application)
  const t = textsOf(site)
  const section = locate(flowState, path)?.entry.section
  const statements = useStatements(flowState, site, t)
  const textKeys = statements?.map(({ key }) => key)
  // A later version, or other statements, have not been agreed to.
  const wording = textKeys && [quote?.version, ...textKeys].join()
  const hasAgreed = wording !== undefined && agreedTo === wording
  const isIncomplete = flowState.pages.some(({ status }) => status !== 'complete')
  const busy = submission.state === 'sending'
  const trySubmit = () => {
    if (!quote || busy) return
    setTriedVersion(quote.version)
    if (isIncomplete) focusField(incompletePagesId)
    else if (!hasAgreed) focusField(attestationId)
    else if (textKeys) void submit(quote, textKeys)
  }
  if (!quote) return null
  // Problems are shown for the version that was tried; a newer one from somebody else starts over.
  const hasTried = triedVersion === quote.version
  return (
    <WithChanges application={application} path={path}>
      <SubmitPage
        application={application}
        path={path}
        ready={statements !== undefined}
        busy={busy}
        onSubmit={trySubmit}
        margin={<Margin uuid={quote.uuid} t={t} />}
      >
        <PageHead
          step={path}
          kicker={[section ? t(section.label) : '', namedInsured(quote)].filter(Boolean)}
          title={t('page.renewal.done.title')}
          lede={t('page.renewal.done.lede')}
        />
        <IncompletePages application={application} urgent={hasTried} />
        <Changes quote={quote} flowState={flowState} changeable t={t} />
        <h2 className="this-year">{t('page.renewal.thisYear')}</h2>
        <RemarksNotice application={application} />
        <Answers application={application} changeable />
        <Attestation
          statements={statements}
          agreed={hasAgreed}
          missing={hasTried && !hasAgreed && !busy}
          onChange={(isAgreed) => setAgreedTo(isAgreed ? wording : undefined)}
          t={t}
        />
        <SubmissionFailure submission={submission} t={t} />
      </SubmitPage>
    </WithChanges>
  )
}

function Margin({ uuid, t }: { readonly uuid: string; readonly t: Translate }) {
  return (
    <MarginNotes
      label={t('page.notes')}
      notes={[
        { id: 'next', title: t('page.done.next.title'), body: t('page.renewal.done.next') },
        {
          id: 'copy',
          title: t('page.done.copy.title'),
          body: (
            <p>
              <Link href={`/application-pdf/${uuid}`}>{t('page.done.copy.link')}</Link>
            </p>
          ),
        },
      ]}
    />
  )
}

function SubmissionFailure({ submission, t }: { readonly submission: SubmissionState; readonly t: Translate }) {
  if (submission.state !== 'failed') return null
  const { reason } = submission
  return (
    <Notice
      kind={reason === 'changed' ? 'caution' : 'negative'}
      title={t(`page.renewal.failed.${reason}.title`)}
      urgent
    >
      <p>{t(`page.renewal.failed.${reason}.text`)}</p>
    </Notice>
  )
}
