import type { Page } from '@playwright/test'
import { check } from '../harness/accessible.ts'
import { expect } from '../harness/expect.ts'
import { accountant } from './answers.ts'
import { chooseTrade, continueOf, formOf, goTo, pathOf } from './autopilot.ts'
import { currentQuote, fillByApi } from './fill-by-api.ts'
import { lineBusiness, nameOf } from './line-business.ts'

/** Axe once on each kind of page: a form, a list, a summary. */
function checkOnce(page: Page) {
  const seen = new Set<string>()
  return async (path: string): Promise<void> => {
    const isList = (await formOf(page).locator('table').count()) > 0
    const kind = path.startsWith('/summary/') ? 'summary' : isList ? 'list' : 'form'
    if (path === '/done' || seen.has(kind)) return
    seen.add(kind)
    await check(page, path)
  }
}

/** By the Back link alone. */
async function backToTheStart(page: Page): Promise<void> {
  while (pathOf(page) !== '/') {
    const before = page.url()
    await page.getByRole('link', { name: 'Back', exact: true }).click()
    await expect(page).not.toShow(before)
  }
}

/** Another trade says what it clears; taking it back brings everything back. */
export async function anotherTrade(page: Page): Promise<void> {
  const { bop } = await currentQuote(page.request)
  await chooseTrade(page, { ...accountant, trade: { words: 'bakery', name: 'Bakery' } })
  await continueOf(page).click()
  await page.getByRole('alertdialog').locator('.actions').getByRole('button').last().click()
  await expect(page).toShow('/business')
  expect((await currentQuote(page.request)).bop).not.toEqual(bop)
  await page.locator('.cleared').getByRole('button').click()
  await expect(page.locator('.cleared')).toHaveCount(0)
  expect((await currentQuote(page.request)).bop).toEqual(bop)
}

/** Agrees, submits, and goes to the offers. */
export async function submit(page: Page): Promise<void> {
  await page.getByRole('checkbox', { name: /My answers are true/ }).check()
  await page.locator('.actions').getByRole('button', { name: 'Submit' }).click()
  await expect(page).toShow('/resume')
  await page.getByRole('link', { name: 'See your offers' }).click()
}

const price = /\$\d[\d,]*(\.\d\d)?\s+a year/

/** Each insurer of the line has answered, with a price or with why there is none. */
export async function seeOffers(page: Page, lines: readonly string[]): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your quotes are in')
  for (const line of lines) {
    const offers = page.getByRole('region', { name: nameOf(line) }).locator('.quotes > li')
    await expect(offers.first()).toBeVisible()
    const words = await offers.allInnerTexts()
    expect(words.filter((each) => !(price.test(each) || /\w{3,}.*\./.test(each)))).toEqual([])
    expect(words.some((each) => price.test(each))).toBe(true)
  }
}

/**
 * From the line's first page to the end, and to the offers.
 * @param change goes back to the start first and changes something there
 */
export async function throughLine(page: Page, line: string, change?: (page: Page) => Promise<void>): Promise<void> {
  const business = lineBusiness(line)
  const quote = await fillByApi(page.request, { business, until: ({ section }) => section.id === line })
  await page.goto(quote.max_step)
  await goTo(page, '/done', business, checkOnce(page))
  if (change) {
    await backToTheStart(page)
    await change(page)
    await page.goto('/done')
  }
  await submit(page)
  await seeOffers(page, [line])
}
