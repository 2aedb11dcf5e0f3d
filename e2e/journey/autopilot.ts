import type { Locator, Page } from '@playwright/test'
import { fieldId } from '../../apps/web/src/forms/layout/field-id.ts'
import { expect } from '../harness/expect.ts'
import type { Business } from './answers.ts'
import { type Control, controlsOf } from './controls.ts'
import { byEvents, type Hand } from './hand.ts'
import { type PageAnswers, pageAnswers } from './page-answers.ts'

export const formOf = (page: Page): Locator => page.locator('main form')
/** The button that saves the page and continues; in the sheet over the review, the one that saves. */
export const continueOf = (page: Page): Locator => formOf(page).getByRole('button', { name: /continue|^save$/i })

/** The sheet over the review in which an answer is changed. */
export const sheetOf = (page: Page): Locator => page.locator('dialog.sheet')

/** The Change link beside an answer on the review. */
export const changeLink = (page: Page, label: string): Locator =>
  page
    .locator('.review__group')
    .filter({ has: page.getByText(label, { exact: true }) })
    .getByRole('link', { name: /^Change/ })

export const pathOf = (page: Page): string => new URL(page.url()).pathname

/** The control of an answer, or the set of its choices. */
export const control = (page: Page, path: string): Locator => page.locator(`[id="${fieldId(path)}"]`)

/** Answers every question that the page shows unanswered, including follow-ups and entries. */
export async function fillPage(page: Page, business: Business, hand: Hand = byEvents): Promise<void> {
  // The page of a list or a summary has no questions.
  await expect(formOf(page).locator('input, select, textarea, table, .empty, .actions').first()).toBeAttached()
  const { answers, entries } = await pageAnswers(page, business)
  const visitedPaths = new Set<string>()
  for (;;) {
    const open = (await controlsOf(formOf(page))).filter(
      ({ id, answered, optional }) => !answered && !visitedPaths.has(id) && (!optional || answers.has(id)),
    )
    for (const next of upToFirstChoice(open)) {
      visitedPaths.add(next.id)
      await answer(page, next, ticked(next, answers) ?? answers.get(next.id), business, hand)
    }
    if (open.length === 0 && !(await addEntry(page, entries))) return
  }
}

/** Which boxes of a list of statements to tick: each is named after its field. */
export function ticked({ id, kind, choices }: Control, answers: PageAnswers['answers']): readonly string[] | undefined {
  const [first] = choices
  if (kind !== 'boxes' || first === undefined || fieldId(first.value) !== id) return undefined
  const yes = choices.map(({ value }) => value).filter((value) => answers.get(fieldId(value)) === 'Yes')
  return yes.length > 0 ? yes : ['none']
}

/** A choice may show or hide fields, so the page is read again after it. */
export function upToFirstChoice(controls: readonly Control[]): readonly Control[] {
  const firstChoice = controls.findIndex(({ kind }) => !isTyped(kind))
  return firstChoice < 0 ? controls : controls.slice(0, firstChoice + 1)
}

const isTyped = (kind: Control['kind']): boolean => ['date', 'number', 'text'].includes(kind)

/**
 * Adds an entry to a repeated field that should have more.
 * @returns false when there is none
 */
async function addEntry(page: Page, entryCounts: PageAnswers['entries']): Promise<boolean> {
  for (const [id, count] of entryCounts) {
    const field = page.locator(`[id="${id}"]`)
    const entries = field.locator('> fieldset.entry')
    const shownCount = await entries.count()
    if ((await field.count()) === 0 || shownCount >= count) continue
    await field.locator('> .addrow button').click()
    await expect(entries).toHaveCount(shownCount + 1)
    return true
  }
  return false
}

async function answer(
  page: Page,
  { id, kind, choices }: Control,
  wantedAnswer: unknown,
  business: Business,
  hand: Hand,
): Promise<void> {
  const place = page.locator(`[id="${id}"]`)
  switch (kind) {
    case 'trade':
      return await chooseTrade(page, business)
    case 'radios': {
      const value = String(wantedAnswer ?? choices.find((choice) => choice.value === 'No')?.value ?? choices[0]?.value)
      return await hand.choose(place.locator(`input[value="${value}"]`))
    }
    case 'boxes':
      return await tick(place, choices, wantedAnswer, business, hand)
    case 'select':
      return await hand.select(place, String(wantedAnswer ?? choices[0]?.value))
    case 'file':
      await place.setInputFiles(aPdf(`${id}.pdf`))
      return await expect(formOf(page).getByRole('link', { name: `${id}.pdf` })).toBeVisible()
    default:
      return await hand.write(
        place,
        typeof wantedAnswer === 'string' || typeof wantedAnswer === 'number' ? String(wantedAnswer) : plain(id, kind),
      )
  }
}

async function tick(
  place: Locator,
  choices: Control['choices'],
  wantedAnswer: unknown,
  { insurance }: Business,
  hand: Hand,
): Promise<void> {
  const values = Array.isArray(wantedAnswer) ? wantedAnswer : [choices.at(-1)?.value]
  const list = place.locator('.picks > select')
  if ((await list.count()) > 0) {
    for (const value of values) await list.selectOption(String(value))
    return
  }
  // Rarely needed types of insurance are folded; the closed help for choosing has no boxes.
  for (const fold of await place.locator('details:not([open]):has(input) > summary').all()) await fold.click()
  const boxes = place.getByRole('checkbox')
  for (const [position, { value, label }] of choices.entries()) {
    // Boxes of insurance types have no value of their own, so they are picked by name.
    const isChosen = value === 'on' ? insurance.some((name) => label.startsWith(name)) : values.includes(value)
    if (isChosen) await hand.choose(boxes.nth(position))
  }
}

/** The smallest valid PDF. */
const aPdf = (name: string) => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n'),
})

function plain(id: string, kind: Control['kind']): string {
  if (kind === 'date') return '2025-06-30'
  if (kind !== 'number') return `Plain answer to ${id.slice(-20)}`
  return /year/.test(id) ? '2016' : '1'
}

/** Types what a person would, with a mistake, and picks the trade from the list. */
export async function chooseTrade(page: Page, { trade }: Business): Promise<void> {
  await control(page, 'class_code_ref').fill(trade.query)
  await page.getByRole('listbox').getByRole('option', { name: trade.name }).first().click()
  await expect(control(page, 'class_code_ref')).toHaveValue(trade.name)
}

/** The choices of each recommendation of a page; none on other pages. */
export const recommendationsOf = (page: Page): Locator => page.locator('fieldset.recommend')

/** The buttons that answer recommendations. */
export const choicesOf = (page: Page): Locator => recommendationsOf(page).getByRole('button')

/** Answers each recommendation with the button that is preselected; the last answer leads to the next page. */
export async function answerEach(page: Page, pick: (choices: Locator) => Locator | Promise<Locator>): Promise<void> {
  await choicesOf(page).last().waitFor()
  const before = page.url()
  for (const recommendation of await recommendationsOf(page).all()) {
    const button = await pick(recommendation.getByRole('button'))
    await button.click()
  }
  await expect(page).not.toShow(before)
}

/** Continues and waits for the next page; recommendations are not accepted. */
export async function continueToNext(page: Page): Promise<void> {
  const before = page.url()
  await expect(continueOf(page).or(choicesOf(page).last())).toBeVisible()
  if (await choicesOf(page).count()) await answerEach(page, (choices) => choices.last())
  else await continueOf(page).click()
  await expect(page).not.toShow(before)
}

/** Fills in page after page until a path, or one of several, is reached. `onPage` runs on each filled page. */
export async function goTo(
  page: Page,
  destination: string | RegExp,
  business: Business,
  onPage: (path: string) => Promise<void> = async () => undefined,
  hand: Hand = byEvents,
): Promise<void> {
  const isDestination = (path: string): boolean =>
    typeof destination === 'string' ? path === destination : destination.test(path)
  while (!isDestination(pathOf(page))) {
    await expect(continueOf(page).or(choicesOf(page).last())).toBeVisible()
    if ((await choicesOf(page).count()) === 0) await fillPage(page, business, hand)
    await onPage(pathOf(page))
    if (!(await addItem(page, business))) await continueToNext(page)
  }
}

/** On a list that should have more items, opens the page of a new one. */
async function addItem(page: Page, business: Business): Promise<boolean> {
  const list = formOf(page).locator('table, .empty')
  if ((await list.count()) === 0) return false
  const { nextItem } = await pageAnswers(page, business)
  if (nextItem === undefined) return false
  await formOf(page).locator(`.addrow a[href$="${nextItem}"]`).click()
  await expect(page).toShow(nextItem)
  return true
}
