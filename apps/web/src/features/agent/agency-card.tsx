import type { UserReply } from '@coverwright/contract/people'
import type { Translate } from '@coverwright/core/text/text'
import type { Application } from '../quote/application.ts'
import { countries } from '../quote/countries.ts'
import { textsOf } from '../quote/texts.ts'
import { isDesk } from '../session/roles.ts'
import '../../styles/pages/agent.css'

/** The agency that the agent works for, in the side column. */
export function AgencyCard({ application: { site, user } }: { readonly application: Application }) {
  countries.pages(site).read()
  const { title, note } = cardOf(user, textsOf(site))
  return (
    <div className="agency">
      {user.agency?.logo ? <img src={user.agency.logo} alt="" width={34} height={30} /> : <House />}
      <div>
        <b>{title}</b>
        <small>{note}</small>
      </div>
    </div>
  )
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
