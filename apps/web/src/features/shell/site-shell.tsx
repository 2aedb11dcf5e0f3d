import { useIsFetching, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { lazy, Suspense, use, useDeferredValue, useEffect, useLayoutEffect, useMemo, useState } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import { userQuery } from '../../api/resources/users.ts'
import { useNavigationTransition } from '../../navigation/navigation-transition.tsx'
import { LoaderLine } from '../../ui/feedback/loader-line.tsx'
import { useEvent } from '../../ui/interaction/use-event.ts'
import { useHydrated } from '../../ui/interaction/use-hydrated.ts'
import { SiteName } from '../../ui/layout/page-head.tsx'
import { Shell } from '../../ui/layout/shell.tsx'
import type { Application } from '../quote/application.ts'
import { useHasClearedAnswers } from '../quote/last-clearing.ts'
import { textsOf } from '../quote/texts.ts'
import { isAgent, isAgentMode } from '../session/roles.ts'
import type { Around } from './around.ts'
import { Bottom, Reach, Side, Top } from './around-page.tsx'
import type { SiteDialog } from './frame-slots.ts'
import { ShowDialogContext, useFrameSlots } from './frame-slots.ts'

const ClearedNotice = lazy(() =>
  import('../quote/cleared-notice.tsx').then((file) => ({ default: file.ClearedNotice })),
)
type Props = {
  readonly application: Application
  /** The step the person stands on; without one the steps are not shown. */
  readonly path?: string
  /** Instead of steps, on pages that have none. */
  readonly summary?: ReactNode
  readonly children: ReactNode
}

/**
 * The frame of every page: progress and steps or a summary beside it, contact, footer. Inside of another frame it adds
 * nothing, so that the frame stays from one step to the next. Source: seed 2.8.
 */
export function SiteShell(props: Props) {
  return use(ShowDialogContext) ? props.children : <Frame {...props} />
}

type OpenedDialog = {
  readonly dialog: SiteDialog
  readonly trade: string | undefined
  readonly on: string | undefined
}

function Frame({ application, path, summary, children }: Props) {
  const { site } = application
  const t = textsOf(site)
  // What is fetched ahead concerns nobody yet.
  const isFetching = useIsFetching({ predicate: (query) => query.isActive() && !query.meta?.isQuiet }) > 0
  const loading = useNavigationTransition().isPending || isFetching
  const hasCleared = useHasClearedAnswers(application.quote)
  const { data: user } = useQuery(userQuery)
  const isHydrated = useHydrated()
  const agent = isAgent(application.user)
  const agentMode = isAgentMode(site, application.user)
  const [opened, open] = useState<OpenedDialog>()
  const show = useEvent((dialog: SiteDialog, trade?: string) => open({ dialog, trade, on: path }))
  // A dialog belongs to the page that it was opened on.
  const shown = opened?.on === path ? opened : undefined
  const { Dialogs, ClientBar } = useFrameSlots()
  // An agent hands a quote over instead.
  const mayPause = user?.impersonated !== true && !agent
  const maySave = application.quote?.completed === false && mayPause
  // A reply is shown on the page at once; what stands around the page may be drawn after it, or with the next page.
  const around: Around = useDeferredValue(
    useMemo(() => ({ application, path, user, maySave, show }), [application, path, user, maySave, show]),
  )
  useWithoutRedirected()
  // Before the page is drawn, so that nothing is seen in the other size first.
  useLayoutEffect(() => {
    document.documentElement.dataset.mode = agentMode ? 'agent' : 'client'
  }, [agentMode])
  return (
    <SiteName value={site.name}>
      <Shell
        skipLabel={t('ui.skip')}
        rail={<Side {...around} summary={summary} />}
        masthead={<Top {...around} />}
        above={agent && <ClientBar application={application} />}
        contact={<Reach {...around} inPage />}
        footer={<Bottom site={site} show={show} />}
        loader={loading && <LoaderLine label={t('ui.loading')} />}
      >
        {hasCleared && application.quote && (
          <Suspense>
            <ClearedNotice quote={application.quote} t={t} />
          </Suspense>
        )}
        {(shown || (site.popup && isHydrated)) && (
          <Suspense>
            <Dialogs
              application={application}
              shown={shown?.dialog}
              trade={shown?.trade}
              onClose={() => open(undefined)}
            />
          </Suspense>
        )}
        <ShowDialogContext value={show}>{children}</ShowDialogContext>
      </Shell>
    </SiteName>
  )
}

/** Takes from the address that somebody was sent through signing in: the page could be shown. */
function useWithoutRedirected(): void {
  const [params, setParams] = useSearchParams()
  const { state } = useLocation()
  const isRedirected = params.get('redirected') === 'true'
  useEffect(() => {
    if (!isRedirected) return
    const without = (some: URLSearchParams) => {
      some.delete('redirected')
      return some
    }
    setParams(without, { replace: true, state })
  }, [isRedirected, setParams, state])
}
