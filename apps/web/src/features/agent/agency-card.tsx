import type { UserReply } from '@coverwright/contract/people'
import type { Translate } from '@coverwright/core/text/text'
import '../../styles/agent.css'

/** Whose site an agent works on: the agency, in the side column. */
export function AgencyCard({ user, t }: { readonly user: UserReply; readonly t: Translate }) {
  const { agency } = user
  const name = [user.first_name, user.last_name].filter(Boolean).join(' ')
  const isPlatform = user.roles.includes('platform_agent')
  return (
    <div className="agency">
      {agency?.logo ? <img src={agency.logo} alt="" width={34} height={30} /> : <House />}
      <div>
        <b>{agency?.name ?? (isPlatform ? t('agent.callCenter') : name || user.email)}</b>
        <small>{isPlatform && name ? name : t('agent.site')}</small>
      </div>
    </div>
  )
}

function House() {
  return (
    <svg viewBox="0 0 34 30" width="34" height="30" aria-hidden="true">
      <path d="M2 27V13l9-6v6l9-6v6l12-8v22z" fill="none" stroke="currentColor" strokeWidth="2.4" />
      <path d="M9 27v-6h6v6" fill="none" stroke="currentColor" strokeWidth="2.4" />
    </svg>
  )
}
