import type { Answers } from '@coverwright/core/answers/answers'
import type { Page } from '@playwright/test'
import { check } from '../harness/accessible.ts'
import { expect } from '../harness/expect.ts'
import { accountant, type Business } from './answers.ts'
import { chooseTrade, continueOf, control, formOf, goOn, goTo, pathOf } from './autopilot.ts'
import { currentQuote, fillByApi } from './fill-by-api.ts'
import { lineBusiness, nameOf } from './line-business.ts'

const movesAway = ['gl', 'epli']
const changesTrade = 'bop'
/** Of each kind of section one goes back by hand; beside every line its oracle walks all its cases both ways. */
export const goesBack: readonly string[] = [...movesAway, changesTrade, 'ca']

const papersNow: Answers = { directors_and_officers: { documents: { timing: 'now' } } }
/** The line's own pages, and for directors and officers the company's finances before them. */
const sectionsOf = (line: string): readonly string[] => (line === 'do' ? ['ml', 'do'] : [line])

/** Axe once on each kind of page: a form, a list, a summary. */
function checkOnce(page: Page) {
  const seen = new Set<string>()
  return async (path: string): Promise<void> => {
    const isList = (await formOf(page).locator('table').count()) > 0
    const kind = path.startsWith('/summary/') ? 'summary' : isList ? 'list' : 'form'
    if (path === '/done' || seen.has(kind)) return
    seen.add(kind)
    await check(page, path, false)
  }
}

/** By the Back link alone. */
export async function backToTheStart(page: Page): Promise<void> {
  while (pathOf(page) !== '/') {
    const before = page.url()
    await page.getByRole('link', { name: 'Back', exact: true }).click()
    await expect(page).not.toShow(before)
  }
}

/** Another trade says what it clears; taking it back brings everything back. */
async function anotherTrade(page: Page): Promise<void> {
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

/** Changes an answer at the start and goes on behind it. */
export async function changeEarly(page: Page, line: string): Promise<void> {
  if (line === changesTrade) return await anotherTrade(page)
  if (movesAway.includes(line)) {
    await control(page, 'zip_code').fill('46204')
    await expect(page.getByText('Indianapolis, IN')).toBeVisible()
    await goOn(page)
    return
  }
  await goOn(page)
  await control(page, 'annual_revenue').fill('512000')
  await goOn(page)
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
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your quotes are in', { timeout: 30_000 })
  for (const line of lines) {
    const offers = page.getByRole('region', { name: nameOf(line) }).locator('.quotes > li')
    await expect(offers.first()).toBeVisible()
    const words = await offers.allInnerTexts()
    expect(words.filter((each) => !(price.test(each) || /\w{3,}.*\./.test(each)))).toEqual([])
    expect(words.some((each) => price.test(each))).toBe(true)
  }
}

async function thereAndBack(page: Page, line: string, business: Business): Promise<void> {
  await backToTheStart(page)
  await changeEarly(page, line)
  await goTo(page, '/done', business)
}

/** From the line's first page to the end; some back to the start and to the end again with another answer; to the offers. */
export async function throughLine(page: Page, line: string): Promise<void> {
  const business = lineBusiness(line, line === 'do' ? papersNow : {})
  const until = ({ section }: { readonly section: { readonly id: string } }) => sectionsOf(line).includes(section.id)
  const quote = await fillByApi(page.request, { business, until })
  await page.goto(quote.max_step)
  await goTo(page, '/done', business, checkOnce(page))
  if (goesBack.includes(line)) await thereAndBack(page, line, business)
  await submit(page)
  await seeOffers(page, [line])
}
