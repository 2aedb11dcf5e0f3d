import type { DeskRecord } from '@coverwright/contract/desk/record'
import { sizeText } from '@coverwright/core/text/size-text'
import type { Translate } from '@coverwright/core/text/text'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useEffect, useEffectEvent, useId } from 'react'
import { deskDocumentAddress, deskRecordQuery } from '../../api/resources/desk/applications.ts'
import { ApiProblem } from '../../api/server/problem.ts'
import { ButtonLink } from '../../ui/actions/button.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { Page } from '../../ui/layout/page.tsx'
import { PageHead } from '../../ui/layout/page-head.tsx'
import { TopBar } from '../../ui/layout/top-bar.tsx'
import { isTyping } from '../../ui/navigation/use-row-keys.ts'
import { momentText } from '../account/account-text.ts'
import { NoAccessRedirect } from '../agent/no-access-redirect.tsx'
import type { Application } from '../quote/application.ts'
import { textsOf } from '../quote/texts.ts'
import { useApplication } from '../quote/use-application.ts'
import { isDesk } from '../session/roles.ts'
import { SiteShell } from '../shell/site-shell.tsx'
import { AnswerForm } from './answer-form.tsx'
import { CloseForm } from './close-form.tsx'
import { PolicyRequests } from './policy-requests.tsx'
import { Notes, OwnerSelect, Tasks } from './record-notes.tsx'
import { RecordOffers } from './record-offers.tsx'
import { Requests } from './record-requests.tsx'
import { SendProposal } from './send-proposal.tsx'
import { Timeline } from './timeline/timeline.tsx'
import '../../styles/components/staff-list.css'
import '../../styles/components/staff-notes.css'
import '../../styles/pages/desk.css'
import '../../styles/pages/desk-record.css'

/** Everything about one application, and what the desk can do with it. */
export function RecordPage({ id }: { readonly id: string }) {
  const application = useApplication()
  return isDesk(application.user) ? (
    <Record application={application} id={id} />
  ) : (
    <NoAccessRedirect status={application.user.status} />
  )
}

function Record({ application, id }: { readonly application: Application; readonly id: string }) {
  const { site } = application
  const t = textsOf(site)
  const { data: record, error } = useQuery(deskRecordQuery(id))
  if (error instanceof ApiProblem && error.asksToSignIn) return <NoAccessRedirect status="not_authenticated" />
  const isMissing = error instanceof ApiProblem && error.status === 404
  return (
    <SiteShell application={{ ...application, quote: null }}>
      <TopBar back={{ href: '/desk', label: t('desk.back') }} />
      <Page wide>
        {error && !record && <Notice kind="negative" title={t(isMissing ? 'desk.missing' : 'desk.failed')} urgent />}
        {!(record || error) && <Skeleton words={t('desk.loading')} />}
        {record && <Parts application={application} record={record} t={t} />}
      </Page>
    </SiteShell>
  )
}

type PartsProps = { readonly application: Application; readonly record: DeskRecord; readonly t: Translate }

function Parts({ application: { site }, record, t }: PartsProps) {
  const { application, contact, actions } = record
  const { id, reference, company_name, next_step, waits_for, state, closed_reason } = application
  const isClosed = state === 'closed'
  useAnswerKey()
  return (
    <>
      <PageHead step={`/desk/${id}`} kicker={[reference]} title={company_name ?? t('agent.bar.unnamed')} />
      <div className="desk-record">
        <div>
          <PolicyRequests application={id} site={site} t={t} />
          <Part title={t('desk.offers')}>
            <RecordOffers record={record} site={site} t={t} />
            {!isClosed && record.offers.some(({ offer }) => offer.state === 'quoted') && (
              <SendProposal record={record} t={t} />
            )}
          </Part>
          {application.state !== 'draft' && !isClosed && (
            <details className="desk-part" id="answer">
              <summary>
                <h2>{t('desk.answer')}</h2>
              </summary>
              <AnswerForm record={record} site={site} t={t} />
            </details>
          )}
          <Part title={t('desk.answers')}>
            {record.answers.map(({ title, answers }, number) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: sections of one title may follow each other
              <details key={number}>
                <summary>{title}</summary>
                <dl className="desk-facts">
                  {answers.map(({ label, value }, row) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: the same question may be asked of each item
                    <div key={row}>
                      <dt>{label}</dt>
                      <dd>{value}</dd>
                    </div>
                  ))}
                </dl>
              </details>
            ))}
          </Part>
          <Part title={t('desk.timeline')}>
            <Timeline events={record.events} locale={site.locale} t={t} />
          </Part>
        </div>
        <div>
          <dl className="desk-facts">
            <Fact name={t('desk.columns.step')}>
              {t(`desk.step.${next_step}`)}
              {closed_reason && `: ${t(`desk.reason.${closed_reason}`)}`}
            </Fact>
            <Fact name={t('desk.columns.waits')}>{t(`desk.waits.${waits_for}`)}</Fact>
            <Fact name={t('agent.home.state')}>{t(`desk.state.${state}`)}</Fact>
            <Fact name={t('desk.contact')}>
              {[contact.name, contact.email, contact.phone].filter(Boolean).map((line) => (
                <span key={line}>{line}</span>
              ))}
            </Fact>
          </dl>
          <OwnerSelect record={record} t={t} />
          <ButtonLink kind="line" small href={`/?agentQuoteID=${id}`}>
            {t('desk.open')}
          </ButtonLink>
          {(application.state !== 'draft' || record.requests.length > 0) && (
            <Part title={t('desk.requests')}>
              <Requests record={record} locale={site.locale} t={t} />
            </Part>
          )}
          <Part title={t('desk.notes')}>
            <Notes record={record} locale={site.locale} t={t} />
          </Part>
          <Part title={t('desk.tasks')}>
            <Tasks record={record} site={site} t={t} />
          </Part>
          {record.documents.length > 0 && (
            <Part title={t('desk.documents')}>
              <ul>
                {record.documents.map(({ id: document, name, path, size, at }) => (
                  <li key={document}>
                    <a href={deskDocumentAddress(path)} download>
                      {name}
                    </a>
                    <small>{[sizeText(size, site.locale), momentText(at, site.locale)].join(' · ')}</small>
                  </li>
                ))}
              </ul>
            </Part>
          )}
          {actions.some((action) => action === 'close' || action.startsWith('reopen')) && (
            <Part title={t(isClosed ? 'desk.reopen' : 'desk.close')}>
              <CloseForm record={record} t={t} />
            </Part>
          )}
        </div>
      </div>
    </>
  )
}

/** `e`, or the address's `#answer`, opens the form where an insurer's answer is entered. */
function useAnswerKey(): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'e' || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return
    event.preventDefault()
    focusAnswer()
  })
  useEffect(() => {
    if (location.hash === '#answer') focusAnswer()
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
}

function focusAnswer(): void {
  const form = document.querySelector<HTMLDetailsElement>('details#answer')
  if (form) form.open = true
  form?.scrollIntoView({ block: 'start' })
  form?.querySelector<HTMLElement>('select, input')?.focus({ preventScroll: true })
}

type PartProps = { readonly title: string; readonly children: ReactNode }

function Part({ title, children }: PartProps) {
  const heading = useId()
  return (
    <section className="desk-part" aria-labelledby={heading}>
      <h2 id={heading}>{title}</h2>
      {children}
    </section>
  )
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
