import { expect, it } from 'vitest'
import { textOfEmptyHome, titleOfHome } from './agent-home-texts.ts'

const agency = { id: 'quarry-street', name: 'Quarry Street', phone: '6305550100', email: 'desk@quarry-street.example' }

it.each([
  ['an agency', { roles: ['agent' as const], agency }, 'agent.home.title', 'agent.home.empty.text'],
  ['a sub-agent’s agency', { roles: ['sub_agent' as const], agency }, 'agent.home.title', 'agent.home.empty.text'],
  ['all', { roles: ['platform_agent' as const] }, 'agent.home.titleAll', 'agent.home.empty.text'],
  ['one agent', { roles: ['self_service_agent' as const] }, 'agent.home.titleAlone', 'agent.home.empty.alone'],
])('the home lists the quotes of %s, and says so (R6)', (_whose, user, title, empty) => {
  expect(titleOfHome(user)[0]).toBe(title)
  expect(textOfEmptyHome(user)).toBe(empty)
})
