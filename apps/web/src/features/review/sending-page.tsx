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
  /** What is signed is here. */
  readonly ready: boolean
  readonly busy: boolean
  readonly onSend: () => void
  readonly margin: ReactNode
  readonly children: ReactNode
}

/** The last page of an application or a renewal: the ways to send it, around what is sent. Nobody sends for who is helped. */
export function SendingPage({ application, path, ready, busy, onSend, margin, children }: Props) {
  const { site, quote, flowState, user } = application
  const t = textsOf(site)
  const helping = user.impersonated
  const maySend = ready && !helping
  // Whoever came to change something goes by the answers, each with its Change.
  const editing = useSearchParams()[0].has('edit')
  const before = editing ? undefined : back(flowState, path)
  const keys = useKeyboardNavigation(site, { onContinue: onSend, back: before, enabled: maySend })
  return (
    <SiteShell application={application} path={path}>
      <TopBar
        back={before ? { href: before, label: t('ui.back') } : undefined}
        save={<StepSaveState save={{ state: 'idle' }} quote={quote} site={site} />}
        action={{ label: t('page.done.submit'), onClick: onSend, disabled: busy || !maySend }}
      />
      <Page margin={margin}>
        {children}
        <div className="actions">
          <Button onClick={onSend} busy={busy} disabled={!maySend}>
            {t(busy ? 'page.done.sending' : 'page.done.submit')}
          </Button>
          <DisabledWhileImpersonating user={user} t={t} />
          {keys && !helping && <KeyHints t={t} />}
        </div>
      </Page>
    </SiteShell>
  )
}
