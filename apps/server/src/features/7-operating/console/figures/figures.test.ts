import type { Figures } from '@coverwright/contract/console/figures'
import { Registry } from 'prom-client'
import { expect, it } from 'vitest'
import { fillQuote, painter } from '../../../../testing/fill-quote.ts'
import { signInAs } from '../../../../testing/sign-in.ts'
import { createTestApp } from '../../../../testing/test-app.ts'
import { testDay } from '../../../../testing/test-day.ts'
import { createTestDesk } from '../../../5-servicing/desk/testing-desk.ts'
import { addBusinessMetrics } from './business-metrics.ts'
import { piecesOf } from './period.ts'

const app = await createTestApp()
const { browser, clock, services } = app
const { submitted, act } = await createTestDesk(app)
const lena = browser()
await signInAs(lena, 'operator@coverwright.example')

const figures = async (query = ''): Promise<Figures> => (await lena.get(`console/figures${query}`)).body.data

const ruth = browser()
await signInAs(ruth, 'agent@quarry-street.example')

await browser().begin()
await browser('agents.localhost').begin()
await ruth.begin()
await fillQuote(browser(), painter, '/insurance')
const { rosa, id, offers } = await submitted()
const [offer] = offers
await act(id, 'answers', { offer: offer?.uuid, state: 'quoted', premium: 90_000, bindable: true, source: 'By phone' })
await rosa.patch(`quote/${id}/chosen_offers`, { offer_uuids: [offer?.uuid] })

it('counts how far the applications of a period have come, for all sites together (O11)', async () => {
  const { from, to, total } = await figures()
  expect({ from, to }).toEqual({ from: '2026-10-22', to: testDay })
  expect(total).toEqual({
    ...{ begun: 5, contact: 2, picked: 1, submitted: 1, offered: 1, chosen: 1, bound: 0, abandoned: 0 },
  })
})

it('counts them by site, by line, by who brought them and by day (O11)', async () => {
  const { by_site, by_line, by_channel, by_time, unit } = await figures()
  const startedBy = (groups: Figures['by_site']) => groups.map((each) => [each.key, each.begun])
  expect(startedBy(by_site)).toEqual([
    ['default', 4],
    ['for-agents', 1],
  ])
  expect(startedBy(by_line)).toEqual([['gl', 1]])
  expect(startedBy(by_channel)).toEqual([
    ['direct', 4],
    ['agent', 1],
  ])
  expect([unit, by_time.length, by_time.at(-1)]).toMatchObject(['day', 30, { key: testDay, begun: 5, chosen: 1 }])
})

it('counts only the selected site, line, channel or period (O11)', async () => {
  const startedCount = async (query: string) => (await figures(query)).total.begun
  expect(await startedCount('?site=for-agents')).toBe(1)
  expect(await startedCount('?line=gl')).toBe(1)
  expect(await startedCount('?channel=agent')).toBe(1)
  expect(await startedCount('?from=2026-01-01&to=2026-06-30')).toBe(0)
  const year = await figures('?from=2026-01-01')
  expect([year.unit, year.by_time[0]?.key, year.total.begun]).toEqual(['month', '2026-01-01', 5])
})

it('counts an application as abandoned after two hours without a change (O11)', async () => {
  const before = clock.now
  clock.now = new Date(before.getTime() + 3 * 3_600_000)
  const { abandoned } = (await figures()).total
  clock.now = before
  expect(abandoned).toBe(4)
})

it('exports them as a metric, counted again every five minutes (O11)', async () => {
  const registry = new Registry()
  addBusinessMetrics(registry, services)
  const linesSeen = async (labels: string) =>
    Number(
      (await registry.metrics())
        .split('\n')
        .find((line) => line.includes(`{${labels}}`))
        ?.split(' ')
        .at(-1),
    )
  expect(await linesSeen('site="default",line="gl",channel="direct",stage="chosen"')).toBe(1)
  expect(await linesSeen('site="for-agents",line="none",channel="direct",stage="begun"')).toBe(1)
  await browser('agents.localhost').begin()
  expect(await linesSeen('site="for-agents",line="none",channel="direct",stage="begun"')).toBe(1)
  clock.now = new Date(clock.now.getTime() + 5 * 60_000)
  expect(await linesSeen('site="for-agents",line="none",channel="direct",stage="begun"')).toBe(2)
})

it.each([
  ['from=2026-02-30', 'from'],
  ['from=2026-12-01&to=2026-11-30', 'from'],
  ['from=2020-01-01', 'from'],
  ['to=tomorrow', 'to'],
  ['from=0000-01-01&to=0000-01-02', 'to'],
  ['site=%00', 'site'],
  ['line=%00', 'line'],
  ['channel=post', 'channel'],
])('refuses ?%s and names the field (O11)', async (query, field) => {
  const { status, body } = await lena.get(`console/figures?${query}`)
  expect([status, body.errors[0].field]).toEqual([422, field])
})

it('a period ends with the last day of the calendar (O11)', () => {
  const last = { from: '9999-12-01', to: '9999-12-31', timeZone: 'UTC' } as const
  expect(piecesOf({ ...last, unit: 'month' })).toEqual(['9999-12-01'])
  expect(piecesOf({ ...last, unit: 'day' })).toHaveLength(31)
  expect(piecesOf({ ...last, unit: 'week' })).toEqual([
    '9999-11-29',
    '9999-12-06',
    '9999-12-13',
    '9999-12-20',
    '9999-12-27',
  ])
})
