import type { Answers } from '@coverwright/core/answers/answers'
import { isRecord } from '@coverwright/core/answers/answers'
import type { Locator, Page } from '@playwright/test'
import { fieldId } from '../../apps/web/src/forms/layout/field-id.ts'
import { expect } from '../harness/expect.ts'
import { test as base } from '../harness/test.ts'
import { answerEach, choicesOf, formOf, pathOf, ticked, untilFirstChoice } from './autopilot.ts'
import { type Control, controlsOf } from './controls.ts'
import { byEvents } from './hand.ts'

/** What a business of another country says; whatever is not here gets a plain answer of its type. */
export type CountryBusiness = {
  readonly trade: { readonly words: string; readonly name: string }
  readonly insurance: readonly string[]
  readonly answers: Answers
}

/** The product as a country's sample site serves it: at a host of its own that is this machine. */
export const testAt = (host: string) =>
  base.extend({
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from the first parameter
    baseURL: async ({}, use) => {
      await use((process.env.E2E_URL ?? '').replace('127.0.0.1', host))
    },
  })

/** Every answer by the id of its control: `{ rc: { limit } }` is that of `rc.limit`. */
const leavesOf = (answers: Answers, prefix = ''): readonly (readonly [string, unknown])[] =>
  Object.entries(answers).flatMap(([name, answer]) =>
    isRecord(answer) ? leavesOf(answer, `${prefix}${name}.`) : [[fieldId(prefix + name), answer] as const],
  )

const plain = (kind: Control['kind'], id: string): string => {
  if (kind === 'number') return id.includes('year') ? '2016' : '1'
  return '12'
}

type Choices = Control['choices']

async function tick(place: Locator, choices: Choices, given: unknown, { insurance }: CountryBusiness): Promise<void> {
  const chosen = Array.isArray(given) ? given : ['none']
  for (const folded of await place.locator('details:not([open]):has(input) > summary').all()) await folded.click()
  for (const [at, { value, label }] of choices.entries()) {
    // Types of insurance have no value of their own; they are picked by name.
    const wanted = value === 'on' ? insurance.some((name) => label.startsWith(name)) : chosen.includes(value)
    if (wanted) await byEvents.choose(place.getByRole('checkbox').nth(at))
  }
}

async function findTrade(page: Page, place: Locator, { trade }: CountryBusiness): Promise<void> {
  await place.fill(trade.words)
  await page.getByRole('listbox').getByRole('option', { name: trade.name }).first().click()
  await expect(place).toHaveValue(trade.name)
}

const usual = (choices: Choices): string | undefined =>
  (choices.find(({ value }) => value === 'No') ?? choices[0])?.value

async function answer(page: Page, { id, kind, choices }: Control, given: unknown, business: CountryBusiness) {
  const place = page.locator(`[id="${id}"]`)
  switch (kind) {
    case 'trade':
      return await findTrade(page, place, business)
    case 'radios':
      return await byEvents.choose(place.locator(`input[value="${given ?? usual(choices)}"]`))
    case 'boxes':
      return await tick(place, choices, given, business)
    case 'select':
      return await byEvents.select(place, String(given ?? choices[0]?.value))
    default:
      return await byEvents.write(place, String(given ?? plain(kind, id)))
  }
}

/** Answers what the page shows, follow-ups too; what is optional only when something is wanted. */
export async function fillHere(page: Page, business: CountryBusiness): Promise<void> {
  const answers = new Map(leavesOf(business.answers))
  const seen = new Set<string>()
  for (;;) {
    const open = (await controlsOf(formOf(page))).filter(
      ({ id, answered, optional }) => !answered && !seen.has(id) && (!optional || answers.has(id)),
    )
    if (open.length === 0) return
    for (const next of untilFirstChoice(open)) {
      seen.add(next.id)
      await answer(page, next, ticked(next, answers) ?? answers.get(next.id), business)
    }
  }
}

/** Whichever language it speaks, the button that goes on is the one that submits the form. */
const onward = (page: Page) => formOf(page).locator('button[type="submit"]')

/** What a page looks like: insurers’ pages look alike, and so do recommendations; every other is its own. */
export function kindOf(path: string): string {
  if (path.startsWith('/recommendations')) return 'recommendation'
  return path.includes('uw-questions') ? 'insurer' : path
}

/** Goes from page to page, answering each, until a path is reached. `onPage` sees each filled page. */
export async function goThrough(
  page: Page,
  until: string,
  business: CountryBusiness,
  onPage: (path: string) => Promise<void>,
): Promise<void> {
  while (pathOf(page) !== until) {
    await expect(onward(page).or(choicesOf(page)).first()).toBeVisible()
    const isChoice = (await choicesOf(page).count()) > 0
    if (!isChoice) await fillHere(page, business)
    await onPage(pathOf(page))
    const before = page.url()
    if (isChoice) await answerEach(page, (choices) => choices.last())
    else await onward(page).click()
    await expect(page).not.toShow(before)
  }
}
