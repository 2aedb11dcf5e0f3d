import { expect, it } from 'vitest'
import { signInAs } from '../../../../testing/sign-in.ts'
import { createTestApp } from '../../../../testing/test-app.ts'

const { browser, db } = await createTestApp()
const [lena, amara] = [browser(), browser()]
await signInAs(lena, 'operator@coverwright.example')
await signInAs(amara, 'desk@coverwright.example')

const entry = async (email: string) =>
  (await lena.get('console/staff')).body.data.find((each: { email: string }) => each.email === email)
const recordedEvents = async (kind: string) =>
  await db.selectFrom('access_events').select(['actor', 'person_id', 'detail']).where('kind', '=', kind).execute()
const idOf = async (email: string) =>
  (await db.selectFrom('people').select('id').where('email', '=', email).executeTakeFirstOrThrow()).id

it('lists who works here, with roles, licenses and how they sign in (O11)', async () => {
  expect(await entry('desk@coverwright.example')).toMatchObject({
    ...{ name: 'Amara Holt', role: 'desk', has_second_factor: true, sign_ins: 1, last_seen_at: expect.any(String) },
  })
  const agent = await entry('agent@quarry-street.example')
  expect(agent).toMatchObject({ role: 'agent', agency: 'Quarry Street Insurance', sign_ins: 0 })
  expect(agent.licenses).toMatchObject([{ country: 'US', states: ['IL', 'IN'] }])
  expect(agent.last_seen_at).toBeUndefined()
})

it('signs somebody out everywhere, which is recorded (O11)', async () => {
  expect((await amara.get('desk/counts')).status).toBe(200)
  expect((await lena.post('console/staff/sign-out', { email: 'Desk@Coverwright.example' })).status).toBe(204)
  expect((await amara.get('desk/counts')).status).toBe(401)
  expect((await entry('desk@coverwright.example')).sign_ins).toBe(0)
  expect((await recordedEvents('signed_out')).at(-1)).toEqual({
    actor: `person:${await idOf('operator@coverwright.example')}`,
    person_id: await idOf('desk@coverwright.example'),
    detail: { by: 'operator' },
  })
})

it('resets a second factor, which is recorded with who did it (O11)', async () => {
  const email = 'desk@coverwright.example'
  expect((await lena.post('console/staff/reset-second-factor', { email })).status).toBe(204)
  expect(await entry(email)).toMatchObject({ has_second_factor: false })
  expect(await recordedEvents('second_factor_reset')).toMatchObject([
    { actor: `person:${await idOf('operator@coverwright.example')}`, person_id: await idOf(email) },
  ])
})

it('nobody resets their own, so that the last operator stays, and customers are not listed (O11)', async () => {
  const own = await lena.post('console/staff/reset-second-factor', { email: 'operator@coverwright.example' })
  expect([own.status, own.body.code]).toEqual([409, 'second_factor.own'])
  await signInAs(browser(), 'dana@shop.example')
  for (const call of ['sign-out', 'reset-second-factor'])
    for (const email of ['dana@shop.example', 'nobody@shop.example'])
      expect((await lena.post(`console/staff/${call}`, { email })).body.code).toBe('staff_member.not_found')
})

it('is only for operators, each of its calls (O11)', async () => {
  const noel = browser()
  await signInAs(noel, 'support@coverwright.example')
  for (const call of ['sign-out', 'reset-second-factor'])
    expect((await noel.post(`console/staff/${call}`, { email: 'operator@coverwright.example' })).status).toBe(403)
})
