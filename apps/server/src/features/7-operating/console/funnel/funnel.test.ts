import type { Funnel } from '@coverwright/contract/console/funnel'
import { expect, it } from 'vitest'
import { painter } from '../../../../testing/fill-quote.ts'
import { signInAs } from '../../../../testing/sign-in.ts'
import { createTestApp } from '../../../../testing/test-app.ts'
import { createTestDesk } from '../../../5-servicing/desk/testing-desk.ts'

const app = await createTestApp()
const { browser, clock, services } = app
const lena = browser()
await signInAs(lena, 'operator@coverwright.example')
const read = async (query = ''): Promise<Funnel> => (await lena.get(`console/funnel${query}`)).body.data
const later = (ms: number) => {
  clock.now = new Date(clock.now.getTime() + ms)
}
const at = (funnel: Funnel, path: string) => funnel.pages.find((page) => page.path === path)

const dana = browser()
const { class_code_ref, sub_class_code_ref, business_type, company_name, years_business_started } = painter
const id = (await dana.post('quote', {})).body.data._id
const save = async (page: object) => expect((await dana.patch(`quote/${id}`, page)).status).toBe(200)
await save({ step: '/', class_code_ref, sub_class_code_ref, business_type, zip_code: '60614' })
later(20_000)
await save({ step: '/business', company_name, years_business_started })
await (await createTestDesk(app)).submitted()

it('says how many came to each page of the flow and went on, in its order, and how long it took (O11)', async () => {
  const funnel = await read()
  expect(funnel).toMatchObject({ site: 'default', applications: 2, submitted: 1, is_sample: false })
  const flow = services.sites.byId('default')?.flows.main.slots.map(({ node }) => node.id) ?? []
  const order = funnel.pages.map(({ step }) => flow.indexOf(step))
  expect(order).toEqual(order.toSorted((one, other) => one - other))
  expect(funnel.pages.length + funnel.unvisited).toBe(new Set(flow).size)
  expect(at(funnel, '/')).toMatchObject({ came: 2, answered: 2, left: 0, returned: 0 })
  expect(at(funnel, '/business')).toMatchObject({ came: 1, answered: 1, median_seconds: 20 })
})

it('says who came back to a page, and which question is corrected most (O11)', async () => {
  await save({ step: '/', zip_code: '60601' })
  const { corrected, pages } = await read()
  expect(pages[0]).toMatchObject({ path: '/', returned: 1, corrected: corrected[0] })
  expect(corrected[0]).toMatchObject({ path: 'zip_code', applications: 1 })
})

it('shows where applications were abandoned (O11)', async () => {
  expect((await read()).pages.filter(({ left }) => left > 0)).toEqual([])
  const before = clock.now
  later(3 * 3_600_000)
  const pagesLeft = (await read()).pages.filter((page) => page.left > 0)
  clock.now = before
  expect(pagesLeft.map((page) => page.left)).toEqual([1])
})

it('counts only the selection (O11)', async () => {
  const countApplications = async (query: string) => (await read(query)).applications
  expect(await countApplications('?line=gl')).toBe(1)
  expect(await countApplications('?channel=agent')).toBe(0)
  expect(await countApplications('?device=phone')).toBe(0)
  expect(await countApplications('?site=for-agents')).toBe(0)
  expect(await countApplications('?from=2026-01-01&to=2026-01-31')).toBe(0)
  expect((await lena.get('console/funnel?site=nowhere')).body.errors[0].field).toBe('site')
})

it('counts what was begun on one kind of device, of which nothing but the kind is kept (O11)', async () => {
  const agent = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Safari/604.1'
  expect((await browser().post('quote', {}, { 'user-agent': agent })).status).toBe(201)
  expect((await read('?device=phone')).applications).toBe(1)
  expect((await read('?device=tablet')).applications).toBe(0)
  const { rows } = await app.pool.query('select row_to_json(quotes)::text as row from quotes')
  expect(rows.filter(({ row }) => row.includes('iPhone'))).toEqual([])
})
