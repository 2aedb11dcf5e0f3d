import { expect, it } from 'vitest'
import { defaultSite } from '../../../testing/default-site.ts'
import { createTestApp } from '../../../testing/test-app.ts'

const { browser, clock } = await createTestApp({
  sites: [defaultSite, { ...defaultSite, id: 'brief', hosts: ['brief.test'], session: { days: 7 } }],
})
const day = 24 * 60 * 60 * 1000

it.each([
  ['a site that says so remembers a browser for 7 days', 'brief.test', 7],
  ['any other for 29', undefined, 29],
])('%s (C1, C3, seed 3)', async (_what, host, days) => {
  const rosa = browser(host)
  const { body, headers } = await rosa.post('quote', {})
  expect(String(headers['set-cookie'])).toContain(`Max-Age=${(days * day) / 1000}`)
  const path = `quote/${body.data._id}`
  const start = clock.now.getTime()
  clock.now = new Date(start + (days - 1) * day)
  expect((await rosa.get(path)).status).toBe(200)
  clock.now = new Date(start + (2 * days - 1) * day + 1000)
  expect((await rosa.get(path)).status).toBe(401)
})
