import type { UserReply } from '@coverwright/contract/people'
import type { MessageKey, MessageParams } from '@coverwright/core/text/text'

type Who = Pick<UserReply, 'roles' | 'agency'>

/** Whose quotes an agent’s home lists, as the server shows them: an agency’s, everybody’s, or their own. Source: seed 6. */
export function titleOfHome({ roles, agency }: Who): readonly [key: MessageKey, params: MessageParams] {
  if (agency) return ['agent.home.title', { agency: agency.name }]
  return [roles.includes('platform_agent') ? 'agent.home.titleAll' : 'agent.home.titleAlone', {}]
}

/** The text of an empty list. Agents who work alone have no colleagues. */
export const textOfEmptyHome = ({ roles, agency }: Who): MessageKey =>
  agency || roles.includes('platform_agent') ? 'agent.home.empty.text' : 'agent.home.empty.alone'
