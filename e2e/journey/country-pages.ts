import type { Answers } from '@coverwright/core/answers/answers'
import { isRecord } from '@coverwright/core/answers/answers'
import type { Locator, Page } from '@playwright/test'
import { fieldId } from '../../apps/web/src/forms/layout/field-id.ts'
import { expect } from '../harness/expect.ts'
import { test as base } from '../harness/test.ts'
import { answerEach, choicesOf, formOf, pathOf, ticked, upToFirstChoice } from './autopilot.ts'
import { type Control, controlsOf } from './controls.ts'
import { byEvents } from './hand.ts'

/** A business in another country and its answers; fields that are not listed get a plain answer of their type. */
export type CountryBusiness = {
  readonly trade: { readonly query: string; readonly name: string }
  readonly insurance: readonly string[]
  readonly answers: Answers
}

/** The product as a country's sample site serves it, at a host name of its own that resolves to this machine. */
export const testAt = (host: string) =>
  base.extend({
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from the first parameter
    baseURL: async ({}, use) => {
      await use((process.env.E2E_URL ?? '').replace('127.0.0.1', host))
    },
  })

/** All answers by the ids of their controls: `{ rc: { limit } }` becomes `rc.limit`. */
const leavesOf = (answers: Answers, prefix = ''): readonly (readonly [string, unknown])[] =>
  Object.entries(answers).flatMap(([name, answer]) =>
    isRecord(answer) ? leavesOf(answer, `${prefix}${name}.`) : [[fieldId(prefix + name), answer] as const],
  )

const plain = (kind: Control['kind'], id: string): string => {
  if (kind === 'number') return id.includes('year') ? '2016' : '1'
  return '12'
}

type Choices = Control['choices']

async function tick(
  place: Locator,
  choices: Choices,
  wantedAnswer: unknown,
  { insurance }: CountryBusiness,
): Promise<void> {
  const values = Array.isArray(wantedAnswer) ? wantedAnswer : ['none']
  for (const summary of await place.locator('details:not([open]):has(input) > summary').all()) await summary.click()
  for (const [at, { value, label }] of choices.entries()) {
    // Boxes of insurance types have no value of their own, so they are picked by name.
    const isChosen = value === 'on' ? insurance.some((name) => label.startsWith(name)) : values.includes(value)
    if (isChosen) await byEvents.choose(place.getByRole('checkbox').nth(at))
  }
}

async function findTrade(page: Page, place: Locator, { trade }: CountryBusiness): Promise<void> {
  await place.fill(trade.query)
  await page.getByRole('listbox').getByRole('option', { name: trade.name }).first().click()
  await expect(place).toHaveValue(trade.name)
}

const usual = (choices: Choices): string | undefined =>
  (choices.find(({ value }) => value === 'No') ?? choices[0])?.value

async function answer(page: Page, { id, kind, choices }: Control, value: unknown, business: CountryBusiness) {
  const place = page.locator(`[id="${id}"]`)
  switch (kind) {
    case 'trade':
      return await findTrade(page, place, business)
    case 'radios':
      return await byEvents.choose(place.locator(`input[value="${value ?? usual(choices)}"]`))
    case 'boxes':
      return await tick(place, choices, value, business)
    case 'select':
      return await byEvents.select(place, String(value ?? choices[0]?.value))
    default:
      return await byEvents.write(place, String(value ?? plain(kind, id)))
  }
}

/** Answers the questions on the page, including follow-ups; optional ones only when the business has an answer. */
export async function fillHere(page: Page, business: CountryBusiness): Promise<void> {
  const answers = new Map(leavesOf(business.answers))
  const visitedPaths = new Set<string>()
  for (;;) {
    const open = (await controlsOf(formOf(page))).filter(
      ({ id, answered, optional }) => !answered && !visitedPaths.has(id) && (!optional || answers.has(id)),
    )
    if (open.length === 0) return
    for (const next of upToFirstChoice(open)) {
      visitedPaths.add(next.id)
      await answer(page, next, ticked(next, answers) ?? answers.get(next.id), business)
    }
  }
}

/** In any language, the button that submits the form is the one that continues. */
const onward = (page: Page) => formOf(page).locator('button[type="submit"]')

/** Insurers' pages look alike, and so do recommendations; every other page has a layout of its own. */
export function kindOf(path: string): string {
  if (path.startsWith('/recommendations')) return 'recommendation'
  return path.includes('uw-questions') ? 'insurer' : path
}

/** Fills in page after page until a path is reached. `onPage` runs on each filled page. */
export async function completePages(
  page: Page,
  destination: string,
  business: CountryBusiness,
  onPage: (path: string) => Promise<void>,
): Promise<void> {
  while (pathOf(page) !== destination) {
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
