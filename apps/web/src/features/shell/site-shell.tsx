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
import { isAgent, isAgentMode, worksForClients } from '../session/roles.ts'
import { SiteContactPanel, SiteFooter, SiteMasthead, SiteRail } from './frame-parts.tsx'
import type { FrameProps } from './frame-props.ts'
import type { MessageStart, SiteDialog } from './frame-slots.ts'
import { ShowDialogContext, useFrameSlots } from './frame-slots.ts'
import { UnlicensedNotice } from './unlicensed-notice.tsx'

const ClearedNotice = lazy(() =>
  import('../quote/cleared-notice.tsx').then((file) => ({ default: file.ClearedNotice })),
)
type Props = {
  readonly application: Application
  /** The current step; without one the steps are not shown. */
  readonly path?: string
  /** Instead of steps, on pages that have none. */
  readonly summary?: ReactNode
  readonly children: ReactNode
}

/**
 * The frame of every page: steps or a summary at the side, contact, footer. Inside another frame it renders its children
 * only, so that the outer frame stays mounted from one step to the next. Source: seed 2.8.
 */
export function SiteShell(props: Props) {
  return use(ShowDialogContext) ? props.children : <Frame {...props} />
}

type OpenedDialog = {
  readonly dialog: SiteDialog
  readonly start: MessageStart | undefined
  readonly on: string | undefined
}

function Frame({ application, path, summary, children }: Props) {
  const { site } = application
  const t = textsOf(site)
  // Prefetching shows no loader.
  const isFetching = useIsFetching({ predicate: (query) => query.isActive() && !query.meta?.isQuiet }) > 0
  const loading = useNavigationTransition().isPending || isFetching
  const hasCleared = useHasClearedAnswers(application.quote)
  const { data: user } = useQuery(userQuery)
  const isHydrated = useHydrated()
  const agent = isAgent(application.user)
  const agentMode = isAgentMode(site, application.user)
  const [openDialog, open] = useState<OpenedDialog>()
  const show = useEvent((dialog: SiteDialog, start?: MessageStart) => open({ dialog, start, on: path }))
  // A dialog belongs to the page that it was opened on.
  const shownDialog = openDialog?.on === path ? openDialog : undefined
  const { Dialogs, ClientBar } = useFrameSlots()
  // Who works for clients sends them a link instead.
  const isApplicant = user?.impersonated !== true && !worksForClients(application.user)
  const maySave = application.quote?.completed === false && isApplicant
  // Deferred, so that the page itself shows a reply first.
  const frame: FrameProps = useDeferredValue(
    useMemo(() => ({ application, path, user, maySave, show }), [application, path, user, maySave, show]),
  )
  useRedirectedParameterRemoval()
  // A layout effect, so that the page never appears in the other density first.
  useLayoutEffect(() => {
    document.documentElement.dataset.mode = agentMode ? 'agent' : 'client'
  }, [agentMode])
  return (
    <SiteName value={site.name}>
      <Shell
        skipLabel={t('ui.skip')}
        rail={<SiteRail {...frame} summary={summary} />}
        masthead={<SiteMasthead {...frame} />}
        above={agent && <ClientBar application={application} />}
        contact={<SiteContactPanel {...frame} inPage />}
        footer={<SiteFooter application={application} show={show} />}
        loader={loading && <LoaderLine label={t('ui.loading')} />}
      >
        {hasCleared && application.quote && (
          <Suspense>
            <ClearedNotice quote={application.quote} t={t} />
          </Suspense>
        )}
        {(shownDialog || (site.popup && isHydrated)) && (
          <Suspense>
            <Dialogs
              application={application}
              shown={shownDialog?.dialog}
              start={shownDialog?.start}
              onClose={() => open(undefined)}
            />
          </Suspense>
        )}
        <UnlicensedNotice application={application} />
        <ShowDialogContext value={show}>{children}</ShowDialogContext>
      </Shell>
    </SiteName>
  )
}

/** Removes the mark of a redirect to the sign-in page from the address, since this page could be shown. */
function useRedirectedParameterRemoval(): void {
  const [params, setParams] = useSearchParams()
  const { state } = useLocation()
  const isRedirected = params.get('redirected') === 'true'
  useEffect(() => {
    if (!isRedirected) return
    const removeMark = (parameters: URLSearchParams) => {
      parameters.delete('redirected')
      return parameters
    }
    setParams(removeMark, { replace: true, state })
  }, [isRedirected, setParams, state])
}
