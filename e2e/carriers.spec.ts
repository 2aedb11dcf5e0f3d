import { expect } from '@playwright/test'
import { testOfParts } from './harness/test.ts'
import { bakery } from './journey/answers.ts'
import { goTo } from './journey/autopilot.ts'
import { fillByApi, startAt } from './journey/fill-by-api.ts'

const test = testOfParts({ QUESTIONS_SECONDS: '1' })
test.describe.configure({ mode: 'default' })

test('carriers whose questions hang or fail delay nobody (Q5, E1)', async ({ page, parts }) => {
  test.slow()
  await parts.carriers.disturb({ carrier: 'chubb_sci', operation: 'questions', fail: 'hang' })
  await parts.carriers.disturb({ carrier: 'cna', operation: 'questions', fail: 'status' })
  await startAt(page, '/dynamic-questions/claims/edit/0', { business: bakery })
  const visited: string[] = []
  await goTo(page, '/done', bakery, async (path) => void visited.push(path))
  expect(visited).toContain('/bop/l/uw-questions/edit/0')
  expect(visited.filter((path) => /^\/bop\/(cs|cn)\//.test(path))).toEqual([])
  const waited = /"carrier":"chubb_sci","operation":"questions","reason":"timeout".*?"ms":(\d+)/.exec(
    parts.server.output(),
  )
  expect(Number(waited?.[1]), 'as long as the operator said').toBeGreaterThanOrEqual(1000)
  expect(Number(waited?.[1])).toBeLessThan(4000)
})

test('a carrier that does not respond shows No answer; the other offers arrive (Q5, R8)', async ({ page, parts }) => {
  test.slow()
  await fillByApi(page.request, { business: bakery })
  await parts.carriers.disturb({ carrier: 'chubb_sci', operation: 'quotes', fail: 'status' })
  await parts.carriers.disturb({ carrier: 'liberty', line: 'bop', operation: 'quotes', delay_ms: 3000 })
  await page.goto('/done')
  await page.getByRole('checkbox', { name: /My answers are true/ }).check()
  await page.locator('.actions').getByRole('button', { name: 'Submit' }).click()
  const card = (name: string, line = 'Business Owners Policy') =>
    page.getByRole('region', { name: line }).getByRole('listitem').filter({ hasText: name }).first()
  await expect(card('Harrow & Lyme', 'General Liability')).toContainText('a year')
  await expect(card('Harrow & Lyme')).toContainText('a year')
  await expect(card('Northgate Mutual')).toContainText('No answer', { timeout: 60_000 })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your quotes are in')
})
