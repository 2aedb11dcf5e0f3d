import type { Page } from '@playwright/test'
import { check } from '../harness/accessible.ts'
import { expect } from '../harness/expect.ts'
import { formOf, goTo } from './autopilot.ts'
import { fillByApi } from './fill-by-api.ts'
import { lineBusiness, nameOf } from './line-business.ts'

/** Runs axe once on each kind of page: a form, a list, a summary. */
function checkOnce(page: Page) {
  const checkedKinds = new Set<string>()
  return async (path: string): Promise<void> => {
    const isList = (await formOf(page).locator('table').count()) > 0
    const kind = path.startsWith('/summary/') ? 'summary' : isList ? 'list' : 'form'
    if (path === '/done' || checkedKinds.has(kind)) return
    checkedKinds.add(kind)
    await check(page, path)
  }
}

/** Agrees and submits, which leads to the offers. */
export async function submit(page: Page): Promise<void> {
  await page.getByRole('checkbox', { name: /My answers are true/ }).check()
  await page.locator('.actions').getByRole('button', { name: 'Submit' }).click()
  await expect(page).toShow(/quote-review$/)
}

const price = /\$\d[\d,]*(\.\d\d)?\s+a year/

/** Each insurer of the line has answered, with a price or with a reason for not offering one. */
export async function expectOffers(page: Page, lines: readonly string[]): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your quotes are in')
  for (const line of lines) {
    const offers = page.getByRole('region', { name: nameOf(line) }).locator('.quote')
    await expect(offers.first()).toBeVisible()
    const words = await offers.allInnerTexts()
    expect(words.filter((each) => !(price.test(each) || /\w{3,}.*\./.test(each)))).toEqual([])
    expect(words.some((each) => price.test(each))).toBe(true)
  }
}

/** From the line's first page to the last, and on to the offers. */
export async function completeLine(page: Page, line: string): Promise<void> {
  const business = lineBusiness(line)
  const quote = await fillByApi(page.request, { business, until: ({ section }) => section.id === line })
  await page.goto(quote.max_step)
  await goTo(page, '/done', business, checkOnce(page))
  await submit(page)
  await expectOffers(page, [line])
}
