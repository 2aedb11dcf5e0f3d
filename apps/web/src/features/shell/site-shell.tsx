import { isMedical, medicalAgent } from '@coverwright/catalogue/application/medical-agent'
import { menu } from '@coverwright/core/flow/menu'
import { displayedPhone } from '@coverwright/core/forms/field-values'
import { useIsFetching } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { lazy, Suspense } from 'react'
import type { Contact } from '../../ui/contact-panel.tsx'
import { ContactPanel } from '../../ui/contact-panel.tsx'
import { Footer } from '../../ui/footer.tsx'
import { LoaderLine } from '../../ui/loader-line.tsx'
import { Logo } from '../../ui/logo.tsx'
import { Masthead } from '../../ui/masthead.tsx'
import { Rail } from '../../ui/rail.tsx'
import { Shell } from '../../ui/shell.tsx'
import type { Application } from '../application/application.ts'
import { useHasCleared } from '../application/cleared.ts'
import { textsOf } from '../application/texts.ts'
import { useKeyboardSetting } from './keyboard-setting.ts'
import { renewalsHome } from './renewals-home.ts'
import { menuEntries, minutesLeft, shownProgress } from './steps.ts'

const ClearedNotice = lazy(() =>
  import('../application/cleared-notice.tsx').then((file) => ({ default: file.ClearedNotice })),
)

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
  const contact = contactOf(application)
  const logo = <Logo name={site.name} label={t('ui.home', { name: site.name })} />
  const steps = path === undefined ? undefined : stepsOf(application, path)
  return (
    <Shell
      skipLabel={t('ui.skip')}
      rail={
        <Rail
          logo={logo}
          t={t}
          steps={steps && { ...steps, minutesLeft: minutesLeft(trail) }}
          summary={summary}
          contact={<ContactPanel contact={contact} t={t} />}
        />
      }
      masthead={<Masthead logo={logo} t={t} steps={steps} />}
      contact={<ContactPanel contact={contact} t={t} inPage />}
      footer={
        <Footer
          entries={[
            {
              id: 'keys',
              label: t(keyboard.isOn ? 'page.keys.turnOff' : 'page.keys.turnOn'),
              onClick: keyboard.toggle,
            },
            { id: 'renewals', label: t('page.renewals.link'), path: renewalsHome() },
          ]}
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
      {children}
    </Shell>
  )
}

function stepsOf({ site, trail, quote }: Application, path: string) {
  const percent = shownProgress(trail, path, quote?._id ?? 'new')
  return { entries: menuEntries(menu(trail, path), textsOf(site)), percent }
}

function contactOf({ site, trail }: Application): Contact {
  const { contact } = site
  const t = textsOf(site)
  const phone = displayedPhone(contact.phone)
  return {
    name: contact.name,
    role: contact.title,
    email: contact.email,
    hours: contact.hours,
    ...(phone ? { phone, phoneHref: `tel:+1${contact.phone}` } : {}),
    ...(isMedical.test(trail.view) === true
      ? { note: { title: t(medicalAgent.title), text: t(medicalAgent.text) } }
      : {}),
  }
}
