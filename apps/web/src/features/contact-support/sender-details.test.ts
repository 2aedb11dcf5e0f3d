import type { UserReply } from '@coverwright/contract/people'
import type { QuoteReply } from '@coverwright/contract/quotes'
import { expect, it } from 'vitest'
import { senderDetails } from './sender-details.ts'

const nobody: UserReply = { status: 'not_authenticated', roles: [], isSelfService: false, impersonated: false }
const rosa = { contact_first_name: 'Rosa', contact_last_name: 'Garcia', contact_email: 'rosa@shop.example' }
const quote = rosa as unknown as QuoteReply
const agent: UserReply = {
  ...{ ...nobody, status: 'authenticated', roles: ['agent'] },
  ...{ first_name: 'Ruth', last_name: 'Vance', email: 'ruth@agency.example' },
}

it.each([
  ['nobody', null, nobody, { name: '', email: '' }],
  ['the person named in the application', quote, nobody, { name: 'Rosa Garcia', email: 'rosa@shop.example' }],
  [
    'the signed-in user',
    null,
    { ...agent, roles: ['customer' as const] },
    { name: 'Ruth Vance', email: 'ruth@agency.example' },
  ],
  ['an agent, not their client', quote, agent, { name: 'Ruth Vance', email: 'ruth@agency.example' }],
])('a message is from %s (C6)', (_who, at, user, sender) => {
  expect(senderDetails({ quote: at, user })).toEqual(sender)
})
