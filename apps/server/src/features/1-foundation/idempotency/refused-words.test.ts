import { expect, it } from 'vitest'
import type { Reply } from '../../../testing/browser.ts'
import { signInAs } from '../../../testing/sign-in.ts'
import { createTestApp } from '../../../testing/test-app.ts'
import { dumpOf } from '../../6-compliance/data-rights/testing-dump.ts'

const { browser, pool } = await createTestApp()
const card = 'My card 4111 1111 1111 1111 exp 12/27'

const [agent, support, visitor] = [browser(), browser(), browser()]
await signInAs(agent, 'agent@quarry-street.example')
await signInAs(support, 'support@coverwright.example')
await signInAs(browser(), 'client@shop.example')
const quote = await agent.begin()
await visitor.begin()

/** Every call with free text beside an application, and the text's field. */
const writing: readonly (readonly [string, (words: string) => Promise<Reply>])[] = [
  ['note', (note) => agent.post(`quote/${quote._id}/links`, { email: 'client@shop.example', note })],
  ['description', (description) => visitor.post('web-to-case', { subject: 'Other questions', description })],
  ['name', (name) => visitor.post('web-to-case', { subject: 'Other questions', description: 'Hello', name })],
  ['reason', (reason) => support.post('support/impersonation', { email: 'client@shop.example', reason })],
  ['user.first_name', (first_name) => visitor.post('v1/users.json', { user: { email: 'x@shop.example', first_name } })],
  ['user.last_name', (last_name) => visitor.post('v1/users.json', { user: { email: 'x@shop.example', last_name } })],
]

const fieldsOf = ({ body }: Reply) => body.errors?.map(({ field }: { field: string }) => field)

it.for(writing)(
  'the number of a payment card in %s is refused at its field and not stored (case V12)',
  async ([field, write]) => {
    const reply = await write(card)
    expect([reply.status, fieldsOf(reply)]).toEqual([422, [field]])
    expect(JSON.stringify(reply.body)).toContain('payment card')
    expect(await dumpOf(pool)).not.toContain('4111 1111')
  },
)

it.for(
  writing.flatMap(([field, write]) =>
    ['\u0000', '\ud800'].map((broken) => ({ field, write, words: `A text of theirs ${broken}`, code: escape(broken) })),
  ),
)('a text in $field with $code is refused by its field (case M7)', async ({ field, write, words }) => {
  const reply = await write(words)
  expect([reply.status, fieldsOf(reply)]).toEqual([422, [field]])
})
