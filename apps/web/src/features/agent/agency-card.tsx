import type { UserReply } from '@coverwright/contract/people'
import { displayedPhone, phoneHref } from '@coverwright/core/text/phone'
import type { Translate } from '@coverwright/core/text/text'
import { useSiteAddress } from '../../navigation/use-site-address.ts'
import type { Contact } from '../../ui/insurance/contact-panel.tsx'
import { ContactPanel } from '../../ui/insurance/contact-panel.tsx'
import type { Application } from '../quote/application.ts'
import { textAnswer } from '../quote/application.ts'
import { countries } from '../quote/countries.ts'
import { textsOf } from '../quote/texts.ts'
import { isDesk } from '../session/roles.ts'
import { clientName } from './client-name.ts'
import '../../styles/pages/agent.css'

/** The agency that the agent works for, and how to reach the client whose quote is open, in the side column. */
export function AgencyCard({ application }: { readonly application: Application }) {
  const { site, user } = application
  countries.pages(site).read()
  const siteAddress = useSiteAddress()
  const t = textsOf(site)
  const { title, note } = cardOf(user, t)
  const client = clientOf(application, t)
  return (
    <>
      <div className="agency">
        {user.agency?.logo ? <img src={siteAddress(user.agency.logo)} alt="" width={34} height={30} /> : <House />}
        <div>
          <b>{title}</b>
          <small>{note}</small>
        </div>
      </div>
      {client && <ContactPanel contact={client} t={t} />}
    </>
  )
}

/** The client as a contact; undefined until the quote has a name. */
function clientOf({ site, quote }: Application, t: Translate): Contact | undefined {
  const name = clientName(quote)
  if (name === undefined) return undefined
  const email = textAnswer(quote, 'contact_email')
  const number = textAnswer(quote, 'contact_phone') ?? ''
  const [phone, href] = [displayedPhone(number, site.country), phoneHref(number)]
  return {
    name,
    role: t('step.client.label'),
    ...(email === undefined ? {} : { email }),
    ...(phone === undefined || href === undefined ? {} : { phone, phoneHref: href }),
  }
}

/** The agency's name, or the call center, or the agent's own name if they work alone. */
function cardOf(user: UserReply, t: Translate): { readonly title: string; readonly note: string } {
  const name = [user.first_name, user.last_name].filter(Boolean).join(' ') || (user.email ?? '')
  if (user.status !== 'authenticated') return { title: t('agent.site'), note: t('agent.site.signIn') }
  if (user.roles.includes('platform_agent')) return { title: t('agent.callCenter'), note: name }
  if (isDesk(user)) return { title: name, note: t('page.account.desk') }
  return { title: user.agency?.name ?? name, note: t('agent.site') }
}

function House() {
  return (
    <svg viewBox="0 0 34 30" width="34" height="30" aria-hidden="true">
      <path d="M2 27V13l9-6v6l9-6v6l12-8v22z" fill="none" stroke="currentColor" strokeWidth="2.4" />
      <path d="M9 27v-6h6v6" fill="none" stroke="currentColor" strokeWidth="2.4" />
    </svg>
  )
}
