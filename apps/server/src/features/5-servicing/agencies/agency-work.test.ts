import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { asAgent } from '../../../testing/as-agent.ts'
import type { Browser } from '../../../testing/browser.ts'
import { fillQuote, painter } from '../../../testing/fill-quote.ts'
import { signInAs } from '../../../testing/sign-in.ts'
import { createTestApp } from '../../../testing/test-app.ts'

const { browser, clock, db } = await createTestApp()

async function agent(email: string): Promise<Browser> {
  const visitor = browser()
  await signInAs(visitor, email)
  return visitor
}

const sub = 'subagent@quarry-street.example'
const ruth = await agent('agent@quarry-street.example')
const mateo = await agent(sub)
const priya = await agent('agent@fern-hollow.example')
const hugh = await agent('solo.agent@selfserve.example')

async function quoteOf(company: string) {
  clock.now = new Date(clock.now.getTime() + 60_000)
  return await fillQuote(asAgent(ruth), { ...painter, company_name: company }, '/location/list')
}

const list = async (visitor: Browser, query: string) => (await visitor.get(`agent/quotes?${query}`)).body.data.quotes
const companies = async (query: string) =>
  (await list(ruth, query)).map(({ company_name }: { company_name: string }) => company_name)

const birch = await quoteOf('birch & Co')
const alder = await quoteOf('Alder')
const cedar = await quoteOf('Cedar')

const starts = (id: string, day: string) =>
  sql`update quotes set answers = jsonb_set(answers, '{coverage,effective_date}', ${JSON.stringify(day)}::jsonb) where id = ${id}`.execute(
    db,
  )

it('orders them by name and by the day they start, and by the last change otherwise (R6)', async () => {
  await starts(cedar._id, '2026-12-03')
  await starts(birch._id, '2026-12-02')
  await starts(alder._id, '')
  expect(await companies('')).toEqual(['Cedar', 'Alder', 'birch & Co'])
  expect(await companies('order=name')).toEqual(['Alder', 'birch & Co', 'Cedar'])
  expect(await companies('order=starts')).toEqual(['birch & Co', 'Cedar', 'Alder'])
  expect(await companies('order=price')).toHaveLength(3)
})

it('finds those with a line, and refuses one that is not sold here by name (R6)', async () => {
  expect(await companies('line=gl')).toHaveLength(3)
  expect(await companies('line=ca')).toEqual([])
  const refusal = await ruth.get('agent/quotes?line=rc')
  expect([refusal.status, refusal.body.errors[0].field]).toEqual([422, 'line'])
})

it('agents assign quotes to colleagues alone, who then find them among their own (R6)', async () => {
  const assign = (visitor: Browser, email: string | null) =>
    visitor.patch('agent/owners', { ids: [birch._id, cedar._id], email })
  expect(await list(mateo, 'mine=true')).toEqual([])
  expect((await ruth.get('agent/people')).body.data.map(({ email }: { email: string }) => email).sort()).toEqual(
    ['agent@quarry-street.example', sub].sort(),
  )
  expect((await assign(ruth, sub)).body.data).toEqual({ count: 2 })
  const own = await list(mateo, 'mine=true&order=name')
  expect(own.map(({ company_name }: { company_name: string }) => company_name)).toEqual(['birch & Co', 'Cedar'])
  const [one] = own
  expect(one.agent_name).not.toBe((await list(ruth, 'search=alder'))[0].agent_name)
  const stranger = await assign(ruth, 'agent@fern-hollow.example')
  expect([stranger.status, stranger.body.errors[0].field]).toEqual([422, 'email'])
  expect((await assign(priya, 'agent@fern-hollow.example')).body.data, 'quotes of others').toEqual({ count: 0 })
  expect((await hugh.get('agent/people')).body.data).toHaveLength(1)
  expect((await assign(ruth, null)).body.data).toEqual({ count: 2 })
  expect(await list(mateo, 'mine=true')).toEqual([])
})

it('each agent keeps named searches of their own (R6)', async () => {
  const view = { name: 'Starting soon', query: 'order=starts' }
  const viewReply = await ruth.post('agent/views', view)
  expect(viewReply.body.data).toEqual([{ id: expect.any(String), ...view }])
  expect((await mateo.get('agent/views')).body.data).toEqual([])
  expect((await ruth.get('desk/views')).status, 'the desk’s are not theirs').toBe(403)
  const [{ id }] = viewReply.body.data
  await mateo.delete(`agent/views/${id}`)
  expect((await ruth.get('agent/views')).body.data).toHaveLength(1)
  await ruth.delete(`agent/views/${id}`)
  expect((await ruth.get('agent/views')).body.data).toEqual([])
})
