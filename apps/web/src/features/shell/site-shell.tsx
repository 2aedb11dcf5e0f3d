import { menu } from '@coverwright/core/flow/menu'
import type { Translate } from '@coverwright/core/text/text'
import { useIsFetching, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { lazy, Suspense, useEffect, useLayoutEffect, useState } from 'react'
import { siteAddress } from '../../api/base.ts'
import { userQuery } from '../../api/queries.ts'
import { ContactPanel } from '../../ui/contact-panel.tsx'
import { Footer } from '../../ui/footer.tsx'
import { LoaderLine } from '../../ui/loader-line.tsx'
import { Masthead } from '../../ui/masthead.tsx'
import { Rail } from '../../ui/rail.tsx'
import { Shell } from '../../ui/shell.tsx'
import { isAgent, isAgentMode } from '../agent/who.ts'
import type { Application } from '../application/application.ts'
import { useHasCleared } from '../application/cleared.ts'
import { firstParts } from '../application/first-parts.ts'
import { textsOf } from '../application/texts.ts'
import { contactOf } from './contact-of.ts'
import { useKeyboardSetting } from './keyboard-setting.ts'
import { PersonLinks } from './person-links.tsx'
import { renewalsHome } from './renewals-home.ts'
import type { SiteDialog } from './site-dialogs.tsx'
import { SiteLogo } from './site-logo.tsx'
import { menuEntries, minutesLeft, shownProgress } from './steps.ts'

const ClearedNotice = lazy(() =>
  import('../application/cleared-notice.tsx').then((file) => ({ default: file.ClearedNotice })),
)
const SiteDialogs = lazy(() => import('./site-dialogs.tsx').then((file) => ({ default: file.SiteDialogs })))
const AgencyCard = lazy(() => import('../agent/agency-card.tsx').then((file) => ({ default: file.AgencyCard })))
const ClientBar = lazy(() => import('../agent/client-bar.tsx').then((file) => ({ default: file.ClientBar })))

type Props = {
  readonly application: Application
  /** The step the person stands on; without one the steps are not shown. */
  readonly path?: string
  /** Instead of steps, on pages that have none. */
  readonly summary?: ReactNode
  readonly children: ReactNode
}

/** The frame of every page: progress and steps or a summary beside it, contact, footer. Source: seed 2.8. */
export function SiteShell({ application, path, summary, children }: Props) {
  const { site, trail } = application
  const t = textsOf(site)
  const loading = useIsFetching() > 0
  const keyboard = useKeyboardSetting(site)
  const hasCleared = useHasCleared(application.quote)
  const { data: user } = useQuery(userQuery)
  const contact = contactOf(application)
  const agent = isAgent(application.user)
  const agentMode = isAgentMode(site, application.user)
  const logo = <SiteLogo site={site} t={t} />
  const steps = path === undefined ? undefined : stepsOf(application, path)
  const [shown, show] = useState<SiteDialog>()
  const reach = { contact, chat: placed(site.chat), onMessage: () => show('message'), t }
  // An agent hands a quote over instead.
  const mayPause = user?.impersonated !== true && !agent
  const onSave = application.quote?.completed === false && mayPause ? () => show('save') : undefined
  const people = { user, onSave, t }
  useEffect(arrive, [])
  // Before the page is drawn, so that nothing is seen in the other size first.
  useLayoutEffect(() => {
    document.documentElement.dataset.mode = agentMode ? 'agent' : 'client'
  }, [agentMode])
  return (
    <Shell
      skipLabel={t('ui.skip')}
      rail={
        <Rail
          logo={logo}
          person={<PersonLinks {...people} />}
          t={t}
          steps={steps && { ...steps, minutesLeft: minutesLeft(trail) }}
          summary={
            <>
              {agentMode && <AgencyCard application={application} />}
              {summary}
            </>
          }
          contact={<ContactPanel {...reach} />}
        />
      }
      masthead={
        <Masthead logo={logo} person={<PersonLinks {...people} short />} t={t} steps={steps} onHelp={reach.onMessage} />
      }
      above={agent && <ClientBar application={application} />}
      contact={<ContactPanel {...reach} inPage />}
      footer={
        <Footer
          entries={[
            {
              id: 'keys',
              label: t(keyboard.isOn ? 'page.keys.turnOff' : 'page.keys.turnOn'),
              onClick: keyboard.toggle,
            },
            ...renewalsEntry(t),
            ...(site.cookieBanner?.on
              ? [{ id: 'cookies', label: t('cookies.dialog.title'), onClick: () => show('cookies') }]
              : []),
            ...(site.footer?.links ?? []).map(({ label, url }) => ({ id: url, label, href: siteAddress(url) })),
          ]}
          banner={placed(site.footer?.banner)}
          legal={t('page.legal', { year: String(new Date().getFullYear()), ...site.legal })}
        />
      }
      loader={loading && <LoaderLine label={t('ui.loading')} />}
    >
      {hasCleared && application.quote && (
        <Suspense>
          <ClearedNotice quote={application.quote} t={t} />
        </Suspense>
      )}
      {(shown || site.popup) && (
        <Suspense>
          <SiteDialogs application={application} shown={shown} onClose={() => show(undefined)} />
        </Suspense>
      )}
      {children}
    </Shell>
  )
}

const placed = <T extends { readonly url?: string } | undefined>(linked: T): T =>
  linked?.url === undefined ? linked : { ...linked, url: siteAddress(linked.url) }

const renewalsEntry = (t: Translate) =>
  firstParts().opening.renews ? [{ id: 'renewals', label: t('page.renewals.link'), path: renewalsHome() }] : []

/** The page could be shown: that somebody was sent through signing in to it is of no use in its address any longer. */
function arrive(): void {
  const address = new URL(location.href)
  if (address.searchParams.get('redirected') !== 'true') return
  address.searchParams.delete('redirected')
  history.replaceState(history.state, '', address)
}

function stepsOf({ site, trail, quote }: Application, path: string) {
  const percent = shownProgress(trail, path, quote?._id ?? 'new')
  return { entries: menuEntries(menu(trail, path), textsOf(site)), percent }
}
