import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import type { KeyRing } from '../../../platform/encryption/key-ring.ts'
import { asAgent } from '../../../testing/as-agent.ts'
import { signInAs } from '../../../testing/sign-in.ts'
import { createTestApp } from '../../../testing/test-app.ts'

const secretKeys: KeyRing = [randomBytes(32)]
const one = await createTestApp({ secretKeys })
const another = await createTestApp({ database: one.database, secretKeys })
const email = 'agent@quarry-street.example'

test('every server shows the agent who works on a quote, wherever the agent signed in, and nothing of an erased one (R7)', async () => {
  const agent = one.browser('agents.localhost')
  await signInAs(agent, email)
  const { _id: id } = await asAgent(agent).begin()
  const elsewhere = another.browser('agents.localhost')
  await signInAs(elsewhere, 'subagent@quarry-street.example')
  const shownAgent = async () => (await elsewhere.get(`quote/${id}`)).body.data.agency.agent
  expect(await shownAgent()).toMatchObject({ email })
  await one.db.updateTable('people').set({ email: 'erased-1' }).where('email', '=', email).execute()
  expect(await shownAgent()).toBeUndefined()
})
