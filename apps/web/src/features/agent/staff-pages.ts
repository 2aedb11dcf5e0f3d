import { renewalsPrefix } from '@coverwright/catalogue/renewals/prefix'
import type { UserReply } from '@coverwright/contract/people'
import type { MessageKey } from '@coverwright/core/text/text'
import { isAgent, isDesk, isOperator } from '../session/roles.ts'
import { quoteStates } from './quote-search.ts'

/** A page that somebody of the staff works on, with its other views below it. */
export type StaffPage = {
  readonly address: string
  readonly label: MessageKey
  readonly views: readonly View[]
}

type View = Pick<StaffPage, 'address' | 'label'>

/** Where the staff goes from any page, by role, as the side column lists it. */
export function staffPages(
  user: Pick<UserReply, 'roles'>,
  site: { readonly hasRenewals: boolean },
): readonly StaffPage[] {
  return [
    ...(isAgent(user) ? [quotes] : []),
    ...(isDesk(user) ? [desk] : []),
    ...(isOperator(user) ? [{ address: '/console', label: 'page.account.console', views: [] }] : []),
    ...(user.roles.includes('support')
      ? [{ address: '/roles/support', label: 'page.account.support', views: [] }]
      : []),
    ...(isAgent(user) && site.hasRenewals
      ? [{ address: renewalsPrefix, label: 'page.renewals.title', views: [] }]
      : []),
  ]
}

const quotes: StaffPage = {
  address: '/roles/agent',
  label: 'page.account.agent',
  views: [
    { address: '/roles/agent?next=agent', label: 'agent.next.agent' },
    { address: '/roles/agent?due=true', label: 'agent.tasks.due' },
    { address: '/roles/agent/renewals', label: 'agent.renewals' },
    ...quoteStates.map((state): View => ({ address: `/roles/agent?state=${state}`, label: `agent.state.${state}` })),
  ],
}

const desk: StaffPage = {
  address: '/desk',
  label: 'page.account.desk',
  views: [{ address: '/desk/webhooks', label: 'desk.webhooks' }],
}
