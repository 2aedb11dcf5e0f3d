import type { Translate } from '@coverwright/core/text/text'
import type { ReactNode } from 'react'
import { ApiProblem } from '../../api/server/problem.ts'
import { Link } from '../../navigation/area.tsx'
import { Button } from '../../ui/actions/button.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { Page } from '../../ui/layout/page.tsx'
import { PageHead } from '../../ui/layout/page-head.tsx'
import { TopBar } from '../../ui/layout/top-bar.tsx'
import { NoAccessRedirect } from '../agent/no-access-redirect.tsx'
import type { Application } from '../quote/application.ts'
import { textsOf } from '../quote/texts.ts'
import { useApplication } from '../quote/use-application.ts'
import { isOperator } from '../session/roles.ts'
import { SiteShell } from '../shell/site-shell.tsx'
import '../../styles/pages/agent-home.css'
import '../../styles/pages/desk.css'
import '../../styles/pages/console.css'

/** The pages of the console, in the order of its menu. */
const pages = [
  { path: '/console', name: 'figures' },
  { path: '/console/funnel', name: 'funnel' },
  { path: '/console/insurers', name: 'insurers' },
  { path: '/console/outgoing', name: 'outgoing' },
  { path: '/console/sites', name: 'sites' },
  { path: '/console/staff', name: 'staff' },
  { path: '/console/audit', name: 'audit' },
  { path: '/console/people', name: 'people' },
] as const

export type ConsolePath = (typeof pages)[number]['path']

export type ConsoleProps = { readonly application: Application; readonly t: Translate }

type Props = { readonly path: ConsolePath; readonly children: (props: ConsoleProps) => ReactNode }

/** A page of the console: its menu, and its content for operators only. */
export function ConsoleFrame({ path, children }: Props) {
  const application = useApplication()
  const t = textsOf(application.site)
  if (!isOperator(application.user)) return <NoAccessRedirect status={application.user.status} />
  const currentPage = pages.find((page) => page.path === path)
  return (
    <SiteShell application={{ ...application, quote: null }}>
      <TopBar />
      <Page wide>
        <div className="console">
          <PageHead step={path} title={t(`console.${currentPage?.name ?? 'figures'}`)} kicker={[t('console.title')]} />
          <nav className="desk-queues desk-queues--row" aria-label={t('console.pages')}>
            <ul>
              {pages.map((page) => (
                <li key={page.path}>
                  <Link href={page.path} aria-current={page.path === path ? 'page' : undefined}>
                    {t(`console.${page.name}`)}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
          {children({ application, t })}
        </div>
      </Page>
    </SiteShell>
  )
}

type FailedProps = { readonly error: Error; readonly onRetry: () => void; readonly t: Translate }

/** Why a page of the console has nothing to show, or the way to sign in again. */
export function ConsoleFailed({ error, onRetry, t }: FailedProps) {
  if (error instanceof ApiProblem && error.asksToSignIn) return <NoAccessRedirect status="not_authenticated" />
  return (
    <Notice kind="negative" title={t('console.failed')} urgent>
      <Button kind="line" onClick={onRetry}>
        {t('page.tryAgain')}
      </Button>
    </Notice>
  )
}
