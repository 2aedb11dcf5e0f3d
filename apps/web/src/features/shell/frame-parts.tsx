import { renewalsPrefix } from '@coverwright/catalogue/renewals/prefix'
import type { PublicSite } from '@coverwright/catalogue/sites/site'
import { sameAnswer } from '@coverwright/core/answers/answers'
import { menu } from '@coverwright/core/navigation/menu'
import type { Translate } from '@coverwright/core/text/text'
import type { ReactNode } from 'react'
import { lazy, memo, Suspense } from 'react'
import { useSiteAddress } from '../../navigation/use-site-address.ts'
import type { Contact } from '../../ui/insurance/contact-panel.tsx'
import { ContactPanel } from '../../ui/insurance/contact-panel.tsx'
import { useIdle } from '../../ui/interaction/use-idle.ts'
import { Footer } from '../../ui/layout/footer.tsx'
import { Masthead } from '../../ui/layout/masthead.tsx'
import { Rail } from '../../ui/layout/rail.tsx'
import { useOrigin } from '../attribution/use-origin.ts'
import type { Application } from '../quote/application.ts'
import { countries } from '../quote/countries.ts'
import { sellerOf } from '../quote/licenses.ts'
import { textsOf } from '../quote/texts.ts'
import { todayOf } from '../quote/today.ts'
import { isAgentMode, isStaff } from '../session/roles.ts'
import { contactOf, isOwnContact } from './contact-of.ts'
import type { FrameProps, SiteProps } from './frame-props.ts'
import { useFrameSlots } from './frame-slots.ts'
import { useKeyboardSetting } from './keyboard-setting.ts'
import { SiteLogo } from './site-logo.tsx'
import { menuEntries, shownProgress } from './steps.ts'
import { createTimeLeft } from './time-left.ts'
import { UserLinks } from './user-links.tsx'

const timeLeft = createTimeLeft()

const ColorSchemeChoice = lazy(() =>
  import('./color-scheme-choice.tsx').then((file) => ({ default: file.ColorSchemeChoice })),
)

const quoteIdOf = ({ quote }: Application): string => quote?._id ?? 'new'

/** A page about no quote alone, as those are on which staff find one. */
const isList = ({ application, path }: FrameProps): boolean => path === undefined && application.quote === null

/** The side column of large screens. */
export function SiteRail({ summary, ...frame }: FrameProps & { readonly summary?: ReactNode }) {
  const { application, path, user, maySave, show } = frame
  const { AgencyCard, StaffNav } = useFrameSlots()
  const { site, flowState } = application
  const t = textsOf(site)
  const steps = useSteps(application, path)
  return (
    <Rail
      logo={<SiteLogo site={site} t={t} />}
      person={<UserLinks user={user} onSave={maySave ? () => show('save') : undefined} t={t} />}
      t={t}
      steps={
        steps && path !== undefined
          ? { ...steps, timeLeft: timeLeft(flowState, path, quoteIdOf(application), t) }
          : undefined
      }
      summary={
        <>
          {isAgentMode(site, application.user) && <AgencyCard application={application} />}
          {isList(frame) && isStaff(application.user) && <StaffNav application={application} />}
          {summary}
        </>
      }
      contact={<SiteContactPanel {...frame} />}
    />
  )
}

/** The header that replaces the side column on phones and tablets. */
export function SiteMasthead({ application, path, user, maySave, show }: FrameProps) {
  const { site } = application
  const t = textsOf(site)
  return (
    <Masthead
      logo={<SiteLogo site={site} t={t} />}
      person={<UserLinks user={user} onSave={maySave ? () => show('save') : undefined} t={t} short />}
      t={t}
      steps={useSteps(application, path)}
      onHelp={() => show('message')}
    />
  )
}

/** The contact panel for this quote. Staff need not be told how to reach themselves. */
export function SiteContactPanel({ inPage, ...frame }: FrameProps & { readonly inPage?: boolean }) {
  const { application, show } = frame
  const { site } = application
  const origin = useOrigin(site)
  if (isOwnContact(application, origin)) return null
  return <Panel contact={contactOf(application, origin)} site={site} show={show} {...(inPage ? { inPage } : {})} />
}

type PanelProps = SiteProps & { readonly contact: Contact; readonly inPage?: boolean }

// Each save creates a new application object, but rarely changes the contact.
const isSamePanel = (one: PanelProps, other: PanelProps): boolean =>
  one.site === other.site && sameAnswer(one.contact, other.contact)

const Panel = memo(function PanelOfSite({ contact, site, show, inPage }: PanelProps) {
  const siteAddress = useSiteAddress()
  const { picture, chat } = contact
  return (
    <ContactPanel
      contact={picture === undefined ? contact : { ...contact, picture: siteAddress(picture) }}
      chat={withAddress(chat === undefined ? site.chat : { url: chat }, siteAddress)}
      onMessage={() => show('message')}
      t={textsOf(site)}
      {...(inPage ? { inPage } : {})}
    />
  )
}, isSamePanel)

/** The footer of every page. */
export function SiteFooter({ application, show }: Pick<FrameProps, 'application' | 'show'>) {
  const { site } = application
  const t = textsOf(site)
  const { privacyUrl, termsUrl } = site.legal
  const siteAddress = useSiteAddress()
  const linkTo = (id: string, url: string | undefined) =>
    url === undefined ? [] : [{ id, label: t(`page.${id}`), href: siteAddress(url) }]
  const keyboard = useKeyboardSetting(site)
  const isIdle = useIdle()
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
      setting={
        isIdle && (
          <Suspense>
            <ColorSchemeChoice t={t} />
          </Suspense>
        )
      }
      banner={withAddress(site.footer?.banner, siteAddress)}
      legal={t('page.legal', { year: todayOf(site).slice(0, 4), ...sellerOf(application) }).trim()}
    />
  )
}

const withAddress = <T extends { readonly url?: string } | undefined>(
  entry: T,
  siteAddress: (url: string) => string,
): T => (entry?.url === undefined ? entry : { ...entry, url: siteAddress(entry.url) })

const renewalsEntry = (site: PublicSite, t: Translate) =>
  countries.firstPage(site).opening.renews
    ? [{ id: 'renewals', label: t('page.renewals.link'), path: { site: renewalsPrefix } }]
    : []

/** The menu of the flow, and the progress; undefined for a page that is no step. */
function useSteps(application: Application, path: string | undefined) {
  if (path === undefined) return undefined
  const { site, flowState } = application
  const percent = shownProgress(flowState, path, quoteIdOf(application), site.progressValue)
  return { entries: menuEntries(menu(flowState, path), textsOf(site)), percent }
}
