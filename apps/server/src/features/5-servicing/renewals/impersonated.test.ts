import { expect, test } from 'vitest'
import { agentSite, fillRenewal, renewalTrail, saveRenewal } from '../../../testing/fill-renewal.ts'
import { signInAs } from '../../../testing/sign-in.ts'
import { createTestApp } from '../../../testing/test-app.ts'
import { sampleUuids } from '../../samples/sample-firms/sample-firms.ts'

const { browser, pool, clock, insertSampleFirms } = await createTestApp()
await insertSampleFirms(8)
const attestation = { accepted: true, text_keys: ['page.attestation.general'] }
const email = 'helen@alder.example'

/** A customer's renewal at its signature, and a browser where support helps them. */
async function helpCustomer() {
  const helen = browser()
  const { invitation, submission } = sampleUuids({ number: 8 })
  const reply = await helen.post('renewal/quote', { uuid: invitation, quote_submission_uuid: submission }, agentSite)
  const until = { until: '/signature', headers: agentSite }
  const renewal = await fillRenewal(helen, reply.body.data, { of_counsel_changed: 'Yes' }, until)
  await signInAs(helen, email)
  await pool.query('update quotes set person_id = (select id from people where email = $1) where id = $2', [
    email,
    renewal._id,
  ])
  const support = browser()
  await signInAs(support, 'support@coverwright.example')
  await pool.query(
    `update sign_ins set acts_as = (select id from people where email = $1), acts_reason = 'a test', acts_since = $2
      where person_id = (select id from people where email = 'support@coverwright.example')`,
    [email, clock.now],
  )
  return { helen, support, renewal }
}

test('support helps with a renewal, and neither signs nor submits it (R6, N1)', async () => {
  const { helen, support, renewal } = await helpCustomer()
  const signing = { signing: { title: 'member' }, signature: { kind: 'typed', name: 'Sarah Whitcomb' } }
  const refusal = await saveRenewal(support, renewal, '/signature', signing, agentSite)
  expect([refusal.status, refusal.body.code]).toEqual([403, 'impersonation.may_not'])
  const reply = await saveRenewal(support, renewal, undefined, signing, agentSite)
  expect([reply.status, reply.body.code]).toEqual([403, 'impersonation.may_not'])

  const asking = renewalTrail(renewal, agentSite).pages.find(({ visible }) => visible.includes('annual_revenue'))
  const saveReply = await saveRenewal(support, renewal, asking?.path, { annual_revenue: 700_000 }, agentSite)
  expect([saveReply.status, saveReply.body.data]).toMatchObject([
    200,
    { annual_revenue: 700_000, version: renewal.version + 1 },
  ])
  expect(saveReply.body.data).not.toHaveProperty('signature')
  const signReply = await saveRenewal(helen, saveReply.body.data, '/signature', signing, agentSite)
  expect([signReply.status, signReply.body.data.signature.name]).toEqual([200, 'Sarah Whitcomb'])
  const takenBack = await saveRenewal(support, signReply.body.data, '/signature', { signature: null }, agentSite)
  expect(takenBack.status).toBeGreaterThanOrEqual(400)

  const finish = { command: 'form_finished', attestation }
  const submitReply = await saveRenewal(support, signReply.body.data, undefined, finish, agentSite)
  expect([submitReply.status, submitReply.body.code]).toEqual([403, 'impersonation.may_not'])
  expect((await helen.get(`renewal/quote/uuid/${renewal.uuid}`, agentSite)).body.data.completed).toBe(false)
})
