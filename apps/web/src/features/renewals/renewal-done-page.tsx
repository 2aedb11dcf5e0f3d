import type { PageState } from '@coverwright/core/evaluation/page-state'
import { locate } from '@coverwright/core/navigation/navigate'
import type { Translate } from '@coverwright/core/text/text'
import { useState } from 'react'
import { Link, useAreaPath } from '../../navigation/area.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { focusField } from '../../ui/interaction/focus-field.ts'
import { MarginNotes } from '../../ui/layout/margin-notes.tsx'
import { PageHead } from '../../ui/layout/page-head.tsx'
import { inEditMode } from '../application/step/use-onward.ts'
import { textsOf } from '../quote/texts.ts'
import { useApplication } from '../quote/use-application.ts'
import { Answers } from '../review/answers.tsx'
import { Attestation, attestationId } from '../review/attestation.tsx'
import { SendingPage } from '../review/sending-page.tsx'
import { useStatements } from '../review/use-statements.ts'
import { Changes } from './changes.tsx'
import { companyOf } from './company.ts'
import type { Sending } from './use-submit.ts'
import { useSubmit } from './use-submit.ts'
import '../../styles/pages/renewals.css'

const openPagesId = 'open-pages'

/** What changed, what was confirmed, this year’s answers, and the way to send them. */
export function RenewalDonePage() {
  const application = useApplication()
  const { site, quote, flowState } = application
  const path = useAreaPath()
  const [agreedTo, setAgreedTo] = useState<string>()
  const [askedAt, setAskedAt] = useState<number>()
  const { sending, send } = useSubmit()
  const t = textsOf(site)
  const statements = useStatements(flowState, site, t)
  const textKeys = statements?.map(({ key }) => key)
  // What was changed after it was agreed to, here or by somebody else, has not been agreed to.
  const wording = textKeys && [quote?.version, ...textKeys].join()
  const agreed = wording !== undefined && agreedTo === wording
  const open = flowState.pages.filter((entry) => entry.status !== 'complete')
  const busy = sending.state === 'sending'
  const submit = () => {
    if (!quote || busy) return
    setAskedAt(quote.version)
    if (open.length > 0) focusField(openPagesId)
    else if (!agreed) focusField(attestationId)
    else if (textKeys) void send(quote, textKeys)
  }
  if (!quote) return null
  // Asked on this version: what came from somebody else meanwhile starts over.
  const asked = askedAt === quote.version
  return (
    <SendingPage
      application={application}
      path={path}
      ready={statements !== undefined}
      busy={busy}
      onSend={submit}
      margin={<Margin uuid={quote.uuid} t={t} />}
    >
      <PageHead
        step={path}
        kicker={[t(locate(flowState, path)?.entry.section.label ?? 'section.pl'), companyOf(quote)].filter(Boolean)}
        title={t('page.renewal.done.title')}
        lede={t('page.renewal.done.lede')}
      />
      {open.length > 0 && (
        <div id={openPagesId} tabIndex={-1}>
          <Open entries={open} urgent={asked} t={t} />
        </div>
      )}
      <Changes quote={quote} flowState={flowState} changeable t={t} />
      <h2 className="this-year">{t('page.renewal.thisYear')}</h2>
      <Answers application={application} changeable />
      <Attestation
        statements={statements}
        agreed={agreed}
        missing={asked && !agreed && !busy}
        onChange={(isAgreed) => setAgreedTo(isAgreed ? wording : undefined)}
        t={t}
      />
      <Failed sending={sending} t={t} />
    </SendingPage>
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

type OpenProps = { readonly entries: readonly PageState[]; readonly urgent: boolean; readonly t: Translate }

/** Pages without which it cannot be sent, each a link that leads back here. */
function Open({ entries, urgent, t }: OpenProps) {
  return (
    <Notice kind="caution" title={t('page.done.open.title', { count: entries.length })} urgent={urgent}>
      <ul>
        {entries.map(({ path, label }) => (
          <li key={path}>
            <Link href={inEditMode(path)}>{t(label)}</Link>
          </li>
        ))}
      </ul>
    </Notice>
  )
}

function Failed({ sending, t }: { readonly sending: Sending; readonly t: Translate }) {
  if (sending.state !== 'failed') return null
  const { because } = sending
  return (
    <Notice
      kind={because === 'changed' ? 'caution' : 'negative'}
      title={t(`page.renewal.failed.${because}.title`)}
      urgent
    >
      <p>{t(`page.renewal.failed.${because}.text`)}</p>
    </Notice>
  )
}
