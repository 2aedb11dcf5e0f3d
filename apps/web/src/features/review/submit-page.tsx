import { back } from '@coverwright/core/navigation/navigate'
import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { Button } from '../../ui/actions/button.tsx'
import { Page } from '../../ui/layout/page.tsx'
import { TopBar } from '../../ui/layout/top-bar.tsx'
import { KeyHints } from '../../ui/navigation/key-hints.tsx'
import { StepSaveState } from '../application/saving/step-save-state.tsx'
import type { Application } from '../quote/application.ts'
import { textsOf } from '../quote/texts.ts'
import { DisabledWhileImpersonating } from '../session/disabled-while-impersonating.tsx'
import { SiteShell } from '../shell/site-shell.tsx'
import { useKeyboardNavigation } from '../shell/use-keyboard-navigation.ts'

type Props = {
  readonly application: Application
  readonly path: string
  /** The statements to sign are loaded. */
  readonly ready: boolean
  readonly busy: boolean
  readonly onSubmit: () => void
  readonly margin: ReactNode
  readonly children: ReactNode
}

/** The last page of an application or a renewal, with its submit buttons. Support cannot submit for a user. */
export function SubmitPage({ application, path, ready, busy, onSubmit, margin, children }: Props) {
  const { site, quote, flowState, user } = application
  const t = textsOf(site)
  const isImpersonated = user.impersonated
  const maySubmit = ready && !isImpersonated
  // In edit mode every answer has its own Change link instead.
  const editing = useSearchParams()[0].has('edit')
  const before = editing ? undefined : back(flowState, path)
  const keys = useKeyboardNavigation(site, { onContinue: onSubmit, back: before, enabled: maySubmit })
  return (
    <SiteShell application={application} path={path}>
      <TopBar
        back={before ? { href: before, label: t('ui.back') } : undefined}
        save={<StepSaveState save={{ state: 'idle' }} quote={quote} site={site} />}
        action={{ label: t('page.done.submit'), onClick: onSubmit, disabled: busy || !maySubmit }}
      />
      <Page aside={margin}>
        {children}
        <div className="actions">
          <Button onClick={onSubmit} busy={busy} disabled={!maySubmit}>
            {t(busy ? 'page.done.sending' : 'page.done.submit')}
          </Button>
          <DisabledWhileImpersonating user={user} t={t} />
          {keys && !isImpersonated && <KeyHints t={t} />}
        </div>
      </Page>
    </SiteShell>
  )
}
