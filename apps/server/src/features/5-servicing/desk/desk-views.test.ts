import { expect, it, vi } from 'vitest'
import { signInAs } from '../../../testing/sign-in.ts'
import { createTestApp } from '../../../testing/test-app.ts'
import { createTestDesk } from './testing-desk.ts'

const app = await createTestApp()
const { browser, db } = app
const { amara, submitted, record, act } = await createTestDesk(app)

it('saves named searches for the person, and a retry adds nothing (O5)', async () => {
  const view = { id: '0b0f3a44-6a3e-4d3b-9d35-0d9b8e7a1c11', name: 'Mine, referred', query: 'queue=referred&owner=me' }
  for (const _ of [1, 2]) expect((await amara.post('desk/views', view)).body.data).toEqual([view])
  const again = browser()
  await signInAs(again, 'desk@coverwright.example')
  expect((await again.get('desk/views')).body.data).toEqual([view])
  const ruth = browser()
  await signInAs(ruth, 'agent@quarry-street.example')
  expect((await ruth.get('desk/views')).status).toBe(403)
  expect((await amara.delete(`desk/views/${view.id}`)).body.data).toEqual([])
})

it('assigns many applications at once, each with its event, and none to a stranger (O5)', async () => {
  const [one, two] = [await submitted(), await submitted()]
  const ids = [one.id, two.id, '00000000-0000-4000-8000-000000000000']
  expect((await amara.patch('desk/owners', { ids, email: 'dana@shop.example' })).status).toBe(422)
  expect((await amara.patch('desk/owners', { ids, email: 'desk@coverwright.example' })).body.data).toEqual({ count: 2 })
  for (const { id } of [one, two]) {
    expect((await record(id)).application.owner.name).toBe('Amara Holt')
    const events = await db.selectFrom('quote_events').select('kind').where('quote_id', '=', id).execute()
    expect(events.map(({ kind }) => kind)).toContain('owner_changed')
  }
  expect((await amara.patch('desk/owners', { ids: [one.id], email: null })).body.data).toEqual({ count: 1 })
  expect((await record(one.id)).application.owner).toBeUndefined()
})

it('lets an agent of any agency work on assigned applications, and mails them what happens (O5, R6)', async () => {
  const { id, offers } = await submitted()
  const priya = browser()
  await signInAs(priya, 'agent@fern-hollow.example')
  const assign = (email: string | null) => amara.patch(`desk/applications/${id}/owner`, { email })
  const reachedQuotes = async () => {
    const { quotes } = (await priya.get(`agent/quotes?search=${id}`)).body.data
    return [(await priya.get(`quote/${id}`)).status, ...quotes.map((each: { agent_name?: string }) => each.agent_name)]
  }
  expect(await reachedQuotes()).toEqual([404])
  const stop = await app.work()
  await assign('agent@fern-hollow.example')
  const kinds = async () => (await app.mailsTo('agent@fern-hollow.example')).map(({ kind }) => kind)
  await vi.waitFor(async () => expect(await kinds()).toContain('application_assigned'), { timeout: 15_000 })
  await stop()
  expect(await reachedQuotes()).toEqual([200, 'Priya Sandoval'])
  const offer = offers[0]?.uuid ?? ''
  await act(id, 'answers', { offer, state: 'quoted', premium: 50_000, source: 'By phone' })
  await db.updateTable('offers').set({ stage: 'bind_requested' }).where('uuid', '=', offer).execute()
  await act(id, 'answers', { offer, state: 'declined', words: 'The roof is too old.', source: 'By phone' })
  expect(await kinds()).toContain('bind_refused')
  await assign(null)
  expect(await reachedQuotes()).toEqual([404])
})
