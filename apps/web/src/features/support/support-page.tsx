import { isEmailAddress } from '@coverwright/core/validation/rules/identity/is-email-address'
import { useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { startImpersonation } from '../../api/resources/support.ts'
import { ApiProblem } from '../../api/server/problem.ts'
import { Button } from '../../ui/actions/button.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { LabelledControl } from '../../ui/layout/labelled-control.tsx'
import { Page } from '../../ui/layout/page.tsx'
import { PageHead } from '../../ui/layout/page-head.tsx'
import { TopBar } from '../../ui/layout/top-bar.tsx'
import { NoAccessRedirect } from '../agent/no-access-redirect.tsx'
import type { Application } from '../quote/application.ts'
import { textsOf } from '../quote/texts.ts'
import { useApplication } from '../quote/use-application.ts'
import { SiteShell } from '../shell/site-shell.tsx'
import { CaseList } from './case-list.tsx'
import { CustomerSearch } from './customer-search.tsx'

/** The page where support starts to impersonate a user, with a reason, and reads messages. Source: seed 6. */
export function SupportPage() {
  const application = useApplication()
  const { user } = application
  return user.roles.includes('support') ? (
    <SupportHome application={application} />
  ) : (
    <NoAccessRedirect status={user.status} />
  )
}

const minReasonLength = 10
const maxReasonLength = 500

function SupportHome({ application }: { readonly application: Application }) {
  const t = textsOf(application.site)
  const [email, setEmail] = useState('')
  const [reason, setReason] = useState('')
  const [hasTried, setTried] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const start = useMutation({ mutationFn: () => startImpersonation(email.trim(), reason.trim()) })
  const wrong = {
    email: isEmailAddress(email.trim()) ? undefined : 'validationError.isEmail',
    reason: reason.trim().length >= minReasonLength ? undefined : 'support.reason.short',
  }
  const submit = () => {
    setTried(true)
    if (!(wrong.email || wrong.reason)) return start.mutate()
    form.current?.querySelector<HTMLElement>(wrong.email ? 'input' : 'textarea')?.focus()
  }
  const shownProblem = (key: string | undefined) => (hasTried ? key : undefined)
  return (
    <SiteShell application={{ ...application, quote: null }}>
      <TopBar />
      <Page wide>
        <PageHead step="/roles/support" title={t('support.title')} lede={t('support.lede')} />
        <CustomerSearch
          site={application.site}
          onChoose={(customer) => {
            setEmail(customer)
            form.current?.querySelector('textarea')?.focus()
          }}
        />
        <form
          ref={form}
          className="fields"
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            submit()
          }}
        >
          <LabelledControl label={t('support.email')} problem={shownProblem(wrong.email)} t={t}>
            {(control) => (
              <input
                {...control}
                className="input"
                type="email"
                autoComplete="off"
                value={email}
                onChange={(event) => setEmail(event.target.value)}
              />
            )}
          </LabelledControl>
          <LabelledControl
            label={t('support.reason')}
            hint={t('support.reason.hint')}
            problem={shownProblem(wrong.reason)}
            t={t}
          >
            {(control) => (
              <textarea
                {...control}
                className="textarea"
                dir="auto"
                maxLength={maxReasonLength}
                value={reason}
                onChange={(event) => setReason(event.target.value)}
              />
            )}
          </LabelledControl>
          {start.isError && (
            <Notice kind="negative" title={t('support.failed')} urgent>
              <p>{t(isUnknown(start.error) ? 'support.failed.unknown' : 'support.failed.text')}</p>
            </Notice>
          )}
          <div className="actions">
            <Button type="submit" busy={start.isPending}>
              {t('support.begin')}
            </Button>
          </div>
        </form>
        <CaseList site={application.site} />
      </Page>
    </SiteShell>
  )
}

const isUnknown = (error: Error): boolean => error instanceof ApiProblem && error.status === 404
