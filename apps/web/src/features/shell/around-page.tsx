import { renewalsPrefix } from '@coverwright/catalogue/renewals/prefix'
import type { PublicSite } from '@coverwright/catalogue/sites/site'
import { sameAnswer } from '@coverwright/core/answers/answers'
import { menu } from '@coverwright/core/navigation/menu'
import type { Translate } from '@coverwright/core/text/text'
import type { ReactNode } from 'react'
import { memo } from 'react'
import { useSiteAddress } from '../../navigation/use-site-address.ts'
import type { Contact } from '../../ui/insurance/contact-panel.tsx'
import { ContactPanel } from '../../ui/insurance/contact-panel.tsx'
import { useHydrated } from '../../ui/interaction/use-hydrated.ts'
import { Footer } from '../../ui/layout/footer.tsx'
import { Masthead } from '../../ui/layout/masthead.tsx'
import { Rail } from '../../ui/layout/rail.tsx'
import type { Application } from '../quote/application.ts'
import { countries } from '../quote/countries.ts'
import { textsOf } from '../quote/texts.ts'
import { todayOf } from '../quote/today.ts'
import { isAgentMode } from '../session/roles.ts'
import type { Around, OfSite } from './around.ts'
import { contactOf } from './contact-of.ts'
import { useFrameSlots } from './frame-slots.ts'
import { useKeyboardSetting } from './keyboard-setting.ts'
import { PersonLinks } from './person-links.tsx'
import { SiteLogo } from './site-logo.tsx'
import { menuEntries, minutesLeft, shownProgress } from './steps.ts'

/** The side column. */
export function Side({ summary, ...around }: Around & { readonly summary?: ReactNode }) {
  const { application, path, user, maySave, show } = around
  const { AgencyCard } = useFrameSlots()
  const { site, flowState } = application
  const t = textsOf(site)
  return (
    <Rail
      logo={<SiteLogo site={site} t={t} />}
      person={<PersonLinks user={user} onSave={maySave ? () => show('save') : undefined} t={t} />}
      t={t}
      steps={path === undefined ? undefined : { ...stepsOf(application, path), minutesLeft: minutesLeft(flowState) }}
      summary={
        <>
          {isAgentMode(site, application.user) && <AgencyCard application={application} />}
          {summary}
        </>
      }
      contact={<Reach {...around} />}
    />
  )
}

/** What the side column becomes on phones and tablets. */
export function Top({ application, path, user, maySave, show }: Around) {
  const { site } = application
  const t = textsOf(site)
  return (
    <Masthead
      logo={<SiteLogo site={site} t={t} />}
      person={<PersonLinks user={user} onSave={maySave ? () => show('save') : undefined} t={t} short />}
      t={t}
      steps={path === undefined ? undefined : stepsOf(application, path)}
      onHelp={() => show('message')}
    />
  )
}

/** Whom one may ask. */
export function Reach({ application, show, inPage }: Around & { readonly inPage?: boolean }) {
  const isHydrated = useHydrated()
  const { site } = application
  return <Panel contact={contactOf(application, isHydrated)} site={site} show={show} {...(inPage ? { inPage } : {})} />
}

type PanelProps = OfSite & { readonly contact: Contact; readonly inPage?: boolean }

// Each save makes another application of the same quote, and seldom another contact.
const isSamePanel = (one: PanelProps, other: PanelProps): boolean =>
  one.site === other.site && sameAnswer(one.contact, other.contact)

const Panel = memo(function PanelOfSite({ contact, site, show, inPage }: PanelProps) {
  return (
    <ContactPanel
      contact={contact}
      chat={linked(site.chat, useSiteAddress())}
      onMessage={() => show('message')}
      t={textsOf(site)}
      {...(inPage ? { inPage } : {})}
    />
  )
}, isSamePanel)

/** The foot of every page. */
export function Bottom({ site, show }: OfSite) {
  const t = textsOf(site)
  const { owner, license, privacyUrl, termsUrl } = site.legal
  const siteAddress = useSiteAddress()
  const linkTo = (id: string, url: string | undefined) =>
    url === undefined ? [] : [{ id, label: t(`page.${id}`), href: siteAddress(url) }]
  const keyboard = useKeyboardSetting(site)
  return (
    <Footer
      entries={[
        {
          id: 'keys',
          label: t(keyboard.isOn ? 'page.keys.turnOff' : 'page.keys.turnOn'),
          onClick: keyboard.toggle,
        },
        ...renewalsEntry(site, t),
        ...(site.cookieBanner?.on
          ? [{ id: 'cookies', label: t('cookies.dialog.title'), onClick: () => show('cookies') }]
          : []),
        ...(site.footer?.links ?? []).map(({ label, url }) => ({ id: url, label, href: siteAddress(url) })),
        ...linkTo('privacy', privacyUrl),
        ...linkTo('terms', termsUrl),
      ]}
      banner={linked(site.footer?.banner, siteAddress)}
      legal={t('page.legal', { year: todayOf(site).slice(0, 4), owner, license })}
    />
  )
}

const linked = <T extends { readonly url?: string } | undefined>(entry: T, siteAddress: (url: string) => string): T =>
  entry?.url === undefined ? entry : { ...entry, url: siteAddress(entry.url) }

const renewalsEntry = (site: PublicSite, t: Translate) =>
  countries.firstPage(site).opening.renews
    ? [{ id: 'renewals', label: t('page.renewals.link'), path: { site: renewalsPrefix } }]
    : []

function stepsOf({ site, flowState, quote }: Application, path: string) {
  const percent = shownProgress(flowState, path, quote?._id ?? 'new')
  return { entries: menuEntries(menu(flowState, path), textsOf(site)), percent }
}
