import { enUsAgentVoice } from '@coverwright/catalogue/messages/agent-voices/en-us-voice'
import { enUs } from '@coverwright/catalogue/messages/en-us'
import { expect, test } from 'vitest'
import { asAgent } from '../../../../testing/as-agent.ts'
import { fillQuote, painter, typesOf } from '../../../../testing/fill-quote.ts'
import { signInAs } from '../../../../testing/sign-in.ts'
import { createTestApp } from '../../../../testing/test-app.ts'
import { listEventsSince } from '../quotes.store.ts'
import { stepsFor } from './for-viewer.ts'

const { browser, db } = await createTestApp()
const attestation = { accepted: true, text_keys: ['page.attestation.general'] }

test('a client never sees the agent’s notes about them, before and after submission (R6, R7)', async () => {
  const ruth = browser()
  await signInAs(ruth, 'agent@quarry-street.example')
  const quote = await fillQuote(asAgent(ruth), painter)
  expect(quote.agent).toEqual({ authorized: 'Yes', client_since: 'client' })
  await ruth.post(`quote/${quote._id}/links`, { email: painter.contact_email })

  const client = browser()
  await signInAs(client, String(painter.contact_email))
  const draft = await client.get(`quote/${quote._id}`)
  expect([draft.status, draft.body.data.agent]).toEqual([200, undefined])

  expect((await ruth.patch(`quote/${quote._id}/finish_form`, { attestation })).status).toBe(200)
  const clientReply = await client.get(`quote/uuid/${quote.uuid}`)
  expect([clientReply.status, clientReply.body.data.quote.agent]).toEqual([200, undefined])
  const [exportedApplication] = (await client.get('account/export')).body.applications
  expect(exportedApplication.answers).not.toHaveProperty('agent')
  const [{ as_submitted }] = exportedApplication.submissions
  expect(as_submitted.answers).not.toHaveProperty('agent')
  expect(as_submitted.steps.map(({ path }: { path: string }) => path)).not.toContain('/client')
  expect((await ruth.get(`quote/${quote._id}`)).body.data.agent).toBeDefined()
})

test('what an agent saw beside an answer is recorded in the words for agents, what a client saw in the client’s (R7)', async () => {
  const hint = 'field.cyber.retention.hint'
  const ruth = browser()
  await signInAs(ruth, 'agent@quarry-street.example')
  const cyber = { ...painter, insurance_types: typesOf('cl') }
  for (const [visitor, texts] of [
    [asAgent(ruth), enUsAgentVoice],
    [browser(), enUs],
  ] as const) {
    const quote = await fillQuote(visitor, cyber)
    const events = await listEventsSince(db, quote._id, 0)
    const change = events.flatMap(({ changes }) => changes).find(({ path }) => path === 'cyber.retention')
    expect(change?.shown).toMatchObject({ hint: texts[hint] })
  }
  expect(enUsAgentVoice[hint]).not.toBe(enUs[hint])
})

test('why an insurer is likely to quote is said to agents of the client (R6)', async () => {
  const ruth = browser()
  await signInAs(ruth, 'agent@quarry-street.example')
  for (const [visitor, texts] of [
    [asAgent(ruth), enUsAgentVoice],
    [browser(), enUs],
  ] as const) {
    const quote = await fillQuote(visitor, painter)
    const { lines } = (await visitor.get(`quote/${quote._id}/submissions_forecast`)).body.data
    const reasons = lines.flatMap(({ insurers }: { insurers: readonly { reason: string }[] }) =>
      insurers.map(({ reason }) => reason),
    )
    expect(reasons).toContain(texts['appetite.likely'])
  }
})

test('the agent’s page of a submission is printed only for agents (R7, S8)', () => {
  const steps = [{ path: '/contact' }, { path: '/client' }]
  expect(stepsFor({ role: 'sub_agent' }, steps)).toEqual(steps)
  expect(stepsFor({ role: 'impersonator' }, steps)).toEqual([{ path: '/contact' }])
  expect(stepsFor(undefined, steps)).toEqual([{ path: '/contact' }])
})
