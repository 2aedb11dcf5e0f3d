import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { defaultSite } from '../../../../testing/default-site.ts'
import { signInAs } from '../../../../testing/sign-in.ts'
import { createTestApp } from '../../../../testing/test-app.ts'
import { queueMail } from '../../../1-foundation/mails/queue-mail.ts'

const webhooks = [{ id: 'crm', url: 'https://crm.example/hooks', events: ['application.started'] }] as const
const { browser, db, clock, services } = await createTestApp({ sites: [{ ...defaultSite, webhooks }] })
const lena = browser()
await signInAs(lena, 'operator@coverwright.example')

const list = async (path: string) => (await lena.get(`console/${path}`)).body.data
const recordedEvents = async (kind: string) => {
  const rows = await db.selectFrom('access_events').select(['actor', 'detail']).where('kind', '=', kind).execute()
  return rows.map(({ actor, detail }) => [actor.split(':')[0], detail])
}

async function queueJob(): Promise<string> {
  const id = randomUUID()
  const mail = { kind: 'sign_in_code', to: 'dana@shop.example', site: 'default', code: '482913', minutes: 10 } as const
  await queueMail(db, services, mail, id)
  return id
}

it('lists mails without their recipients, and sends a given-up one again (O11)', async () => {
  const id = await queueJob()
  const failureColumns = { given_up_at: clock.now, failure: 'EENVELOPE 452' }
  await db.updateTable('mails').set(failureColumns).where('id', '=', id).execute()
  const [mail] = await list('mails?state=failed')
  expect(mail).toMatchObject({ id, kind: 'sign_in_code', state: 'failed', failure: 'EENVELOPE 452', is_kept: true })
  expect(JSON.stringify(await list('mails'))).not.toMatch(/dana|482913/)
  expect((await lena.post(`console/mails/${id}/send-again`)).status).toBe(204)
  await sql`update graphile_worker._private_jobs set last_error = ${'no dana@shop.example here: x'} where key = ${id}`.execute(
    db,
  )
  expect(await list('mails?state=failed')).toEqual([])
  const waiting: { id: string }[] = await list('mails?state=waiting&site=default')
  expect(waiting.find((each) => each.id === id)).toMatchObject({
    attempts: 0,
    failure: 'no … here',
    next_attempt_at: expect.any(String),
  })
  expect(await recordedEvents('sent_again')).toEqual([['person', { mail: id }]])
})

it('shows a mail’s recipient only for a reason, which is recorded (O11, S9)', async () => {
  const id = await queueJob()
  expect((await lena.post(`console/mails/${id}/recipient`, {})).body.errors[0].field).toBe('reason')
  const reason = { reason: 'not_delivered', reference: 'T-4711' }
  expect((await lena.post(`console/mails/${id}/recipient`, reason)).body.data).toEqual({ email: 'dana@shop.example' })
  expect(await recordedEvents('recipient_read')).toEqual([['person', { mail: id, ...reason }]])
  await db.updateTable('mails').set({ sealed: null, given_up_at: clock.now }).where('id', '=', id).execute()
  for (const call of ['recipient', 'send-again'])
    expect((await lena.post(`console/mails/${id}/${call}`, reason)).body.code).toBe('mail.forgotten')
  expect((await lena.post(`console/mails/${randomUUID()}/send-again`)).status).toBe(404)
})

it('lists webhook deliveries without their subject, and sends one again (O11)', async () => {
  const { uuid } = (await browser().post('quote', {})).body.data
  const [{ id }] = await list('webhooks')
  const endColumns = { state: 'failed', reason: 'given_up', finished_at: clock.now } as const
  await db.updateTable('webhook_deliveries').set(endColumns).where('id', '=', id).execute()
  const failures = await list('webhooks?state=failed')
  expect(failures).toMatchObject([
    { id, type: 'application.started', site: 'default', endpoint: 'crm', failure: 'given_up' },
  ])
  expect(JSON.stringify(failures)).not.toContain(uuid)
  expect((await lena.post(`console/webhooks/${id}/replay`)).status).toBe(204)
  expect(await list('webhooks?state=waiting')).toMatchObject([{ id, attempts: 0 }])
  expect(await recordedEvents('sent_again')).toContainEqual(['person', { webhook: id }])
  const leased_until = new Date(clock.now.getTime() + 1000)
  await db.updateTable('webhook_deliveries').set({ leased_until }).execute()
  expect((await lena.post(`console/webhooks/${id}/replay`)).status).toBe(409)
  expect((await lena.post(`console/webhooks/${randomUUID()}/replay`)).status).toBe(404)
})

it('lists jobs that failed on every attempt by the kind of failure, and tries them again (O11)', async () => {
  const id = await queueJob()
  await sql`update graphile_worker._private_jobs set attempts = max_attempts,
    last_error = ${'The mail was not taken (452)\nby dana'} where key = ${id}`.execute(db)
  const { dead, jobs } = await list('jobs')
  expect([dead, jobs]).toMatchObject([1, [{ job: 'send_mail', failure: 'The mail was not taken (452)' }]])
  expect((await lena.post('console/jobs/retry', { ids: [jobs[0].id, '0'] })).body.data).toEqual({ count: 1 })
  expect((await list('jobs')).jobs).toEqual([])
  expect(await recordedEvents('sent_again')).toContainEqual(['person', { jobs: 1 }])
})

it('is only for operators, each of its calls (O11)', async () => {
  const [amara, dana] = [browser(), browser()]
  await signInAs(amara, 'desk@coverwright.example')
  await signInAs(dana, 'dana@shop.example')
  const id = randomUUID()
  for (const caller of [amara, dana])
    for (const path of [`mails/${id}/send-again`, `mails/${id}/recipient`, `webhooks/${id}/replay`])
      expect((await caller.post(`console/${path}`, { reason: 'law' })).status, path).toBe(403)
})
