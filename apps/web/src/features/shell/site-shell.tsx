import type { Site } from '@coverwright/catalogue/sites/site'
import type { UserReply } from '@coverwright/contract/people'
import type { ReactNode } from 'react'
import { createContext, lazy, memo, Suspense, use, useEffect, useLayoutEffect, useMemo, useState } from 'react'
import { userQuery } from '../../api/server/queries.ts'
import { useIsFetching, useQuery } from '../../api/store/use-query.ts'
import { LoaderLine } from '../../ui/feedback/loader-line.tsx'
import { usePainted } from '../../ui/interaction/after-paint.ts'
import { useEvent } from '../../ui/interaction/use-event.ts'
import { useHydrated } from '../../ui/interaction/use-hydrated.ts'
import { Shell } from '../../ui/layout/shell.tsx'
import { part } from '../../ui/part.tsx'
import { isAgent, isAgentMode } from '../agent/who.ts'
import type { Application } from '../application/application.ts'
import { useHasCleared } from '../application/clearing/cleared.ts'
import { textsOf } from '../application/texts.ts'
import { restOfPage } from './rest-of-page.ts'
import type { SiteDialog } from './site-dialogs.tsx'

const ClearedNotice = lazy(() =>
  import('../application/clearing/cleared-notice.tsx').then((file) => ({ default: file.ClearedNotice })),
)
const SiteDialogs = lazy(() => import('./site-dialogs.tsx').then((file) => ({ default: file.SiteDialogs })))
const ClientBar = lazy(() => import('../agent/client-bar.tsx').then((file) => ({ default: file.ClientBar })))
const SidePart = part(async () => (await restOfPage()).Side)
const TopPart = part(async () => (await restOfPage()).Top)
const ReachPart = part(async () => (await restOfPage()).Reach)
const BottomPart = part(async () => (await restOfPage()).Bottom)

/** Fetches what stands around a page, where no server drew it. */
export const fetchFrame = (): Promise<unknown> =>
  Promise.all([SidePart, TopPart, ReachPart, BottomPart].map((each) => each.fetch()))

type Props = {
  readonly application: Application
  /** The step the person stands on; without one the steps are not shown. */
  readonly path?: string
  /** Instead of steps, on pages that have none. */
  readonly summary?: ReactNode
  readonly children: ReactNode
}

/** A frame stands around the page already: from one step to the next it stays, and only what is in it is drawn anew. */
const Standing = createContext(false)

/** The frame of every page: progress and steps or a summary beside it, contact, footer. Source: seed 2.8. */
export function SiteShell(props: Props) {
  if (use(Standing)) return props.children
  return (
    <Standing value>
      <Frame {...props} />
    </Standing>
  )
}

function Frame({ application, path, summary, children }: Props) {
  const { site } = application
  const t = textsOf(site)
  const loading = useIsFetching() > 0
  const hasCleared = useHasCleared(application.quote)
  const { data: user } = useQuery(userQuery)
  const isHydrated = useHydrated()
  const agent = isAgent(application.user)
  const agentMode = isAgentMode(site, application.user)
  const [opened, open] = useState<{ readonly dialog: SiteDialog | undefined; readonly on: string | undefined }>()
  const show = useEvent((dialog: SiteDialog | undefined) => open({ dialog, on: path }))
  // A dialog belongs to the page that it was opened on.
  const shown = opened && opened.on === path ? opened.dialog : undefined
  // An agent hands a quote over instead.
  const mayPause = user?.impersonated !== true && !agent
  const maySave = application.quote?.completed === false && mayPause
  // The page first, and then what stands around it.
  const now = useMemo(() => ({ application, path, user, maySave }), [application, path, user, maySave])
  const around = { ...usePainted(now), show }
  useEffect(arrive, [])
  // Before the page is drawn, so that nothing is seen in the other size first.
  useLayoutEffect(() => {
    document.documentElement.dataset.mode = agentMode ? 'agent' : 'client'
  }, [agentMode])
  return (
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
          <SiteDialogs application={application} shown={shown} onClose={() => show(undefined)} />
        </Suspense>
      )}
      {children}
    </Shell>
  )
}

/** What the parts around a page are drawn from. */
export type Around = {
  readonly application: Application
  readonly path: string | undefined
  readonly user: UserReply | undefined
  /** The quote may be put aside and be sent a link to. */
  readonly maySave: boolean
  readonly show: (dialog: SiteDialog) => void
}

/** Parts that are the same on each page of a site. */
export type OfSite = Pick<Around, 'show'> & { readonly site: Site }

// What stands around a page stays as it is while the page is filled in and saved. That is also what a server's drawing of
// it needs until its code is here: an update would take it away.

const Side = memo(function SideColumn(props: Around & Pick<Props, 'summary'>) {
  return (
    <Suspense>
      <SidePart {...props} />
    </Suspense>
  )
})

const Top = memo(function TopOfPage(props: Around) {
  return (
    <Suspense>
      <TopPart {...props} />
    </Suspense>
  )
})

const Reach = memo(function ReachUs(props: Around & { readonly inPage?: boolean }) {
  return (
    <Suspense>
      <ReachPart {...props} />
    </Suspense>
  )
})

const Bottom = memo(function BottomOfPage(props: OfSite) {
  return (
    <Suspense>
      <BottomPart {...props} />
    </Suspense>
  )
})

/** The page could be shown: that somebody was sent through signing in to it is of no use in its address any longer. */
function arrive(): void {
  const address = new URL(location.href)
  if (address.searchParams.get('redirected') !== 'true') return
  address.searchParams.delete('redirected')
  history.replaceState(history.state, '', address)
}
