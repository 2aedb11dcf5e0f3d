import { enUs } from '@coverwright/catalogue/messages/en-us'
import { translator } from '@coverwright/core/text/text'
import { expect, it } from 'vitest'
import { ApiProblem } from '../../../api/server/problem.ts'
import { sendingText, sendToClients } from './send-to-clients.ts'

const t = translator(enUs, 'en-US')
const quotes = [
  { id: 'a', company_name: 'Alder', contact_email: 'alder@shop.example' },
  { id: 'b', company_name: 'Birch' },
  { id: 'c', company_name: 'Cedar', contact_email: 'cedar@shop.example' },
  { id: 'd', contact_email: 'dogwood@shop.example' },
]

it('sends to all that have an address, whoever is refused, and says what was not sent and why (R6)', async () => {
  const askedIds: string[] = []
  const sending = await sendToClients(quotes, async (id, email) => {
    askedIds.push(`${id} ${email}`)
    if (id === 'a') throw new ApiProblem(429, { code: 'link.too_many', detail: 'Too many links were sent.' })
    if (id === 'd') throw new ApiProblem(503, {})
  })
  expect(askedIds).toEqual(['a alder@shop.example', 'c cedar@shop.example', 'd dogwood@shop.example'])
  expect(sendingText(sending, t)).toBe(
    '1 link sent. 1 has no email address yet. Not sent to Alder: Too many links were sent. Not sent to Client not named yet: The server did not answer. Try again.',
  )
})
