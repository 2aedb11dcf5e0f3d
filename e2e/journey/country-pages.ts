import type { Answers } from '@coverwright/core/answers/answers'
import { isRecord } from '@coverwright/core/answers/answers'
import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { fieldId } from '../../apps/web/src/form/field-id.ts'
import { test as base } from '../harness/test.ts'
import { formOf, pathOf } from './autopilot.ts'
import { type Control, controlsOf } from './controls.ts'

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

async function answer(page: Page, { id, kind, choices }: Control, given: unknown, business: CountryBusiness) {
  const place = page.locator(`[id="${id}"]`)
  if (kind === 'trade') {
    await place.fill(business.trade.words)
    await page.getByRole('listbox').getByRole('option', { name: business.trade.name }).first().click()
    await expect(place).toHaveValue(business.trade.name)
  } else if (kind === 'radios') {
    const value = String(given ?? choices.find((choice) => choice.value === 'No')?.value ?? choices[0]?.value)
    await place.locator(`input[value="${value}"]`).check()
  } else if (kind === 'boxes') {
    const chosen = Array.isArray(given) ? given : ['none']
    for (const [at, { value, label }] of choices.entries()) {
      const wanted = value === 'on' ? business.insurance.some((name) => label.startsWith(name)) : chosen.includes(value)
      if (wanted) await place.getByRole('checkbox').nth(at).check()
    }
  } else if (kind === 'select') {
    await place.selectOption(String(given ?? choices[0]?.value))
  } else {
    await place.fill(typeof given === 'string' || typeof given === 'number' ? String(given) : plain(kind, id))
  }
}

/** Answers what the page shows, follow-ups too; what is optional only when something is wanted. */
export async function fillHere(page: Page, business: CountryBusiness): Promise<void> {
  const answers = new Map(leavesOf(business.answers))
  const seen = new Set<string>()
  for (;;) {
    await expect(formOf(page).locator('.skeleton')).toHaveCount(0)
    const next = (await controlsOf(formOf(page))).find(
      ({ id, answered, optional }) => !answered && !seen.has(id) && (!optional || answers.has(id)),
    )
    if (!next) return
    seen.add(next.id)
    await answer(page, next, answers.get(next.id), business)
  }
}

/** Whichever language it speaks, the button that goes on is the one that submits the form. */
const onward = (page: Page) => formOf(page).locator('button[type="submit"]')
const lastChoice = (page: Page) => page.locator('fieldset.recommend').getByRole('button').last()

/** Goes from page to page, answering each, until a path is reached. `onPage` sees each filled page. */
export async function goThrough(
  page: Page,
  until: string,
  business: CountryBusiness,
  onPage: (path: string) => Promise<void>,
): Promise<void> {
  while (pathOf(page) !== until) {
    await expect(onward(page).or(lastChoice(page)).first()).toBeVisible()
    const isChoice = await lastChoice(page).isVisible()
    if (!isChoice) await fillHere(page, business)
    await onPage(pathOf(page))
    const before = page.url()
    await (isChoice ? lastChoice(page) : onward(page)).click()
    await expect(page).not.toHaveURL(before)
  }
}

