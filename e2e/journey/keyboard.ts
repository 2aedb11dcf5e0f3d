import type { Page } from '@playwright/test'
import { fieldId } from '../../apps/web/src/forms/layout/field-id.ts'
import { expect } from '../harness/expect.ts'
import type { Business } from './answers.ts'
import { choicesOf, recommendationsOf } from './autopilot.ts'
import { pageAnswers } from './page-answers.ts'

/** Where the focus is, and how to answer there. */
type Focus = {
  readonly key: string
  readonly kind: 'radios' | 'box' | 'select' | 'trade' | 'date' | 'number' | 'text' | 'continue' | 'other'
  readonly answered: boolean
  readonly optional: boolean
  readonly label: string
  readonly values: readonly string[]
  /** The value of a single choice. */
  readonly value?: string
}

/** Runs in the page, so it can use nothing from this module. */
const focusOf = (page: Page): Promise<Focus> =>
  page.evaluate(() => {
    const element = document.activeElement ?? document.body
    const set = element.closest('fieldset')
    const label = document.querySelector(`label[for="${element.id}"]`)
    const labelText = (element.closest('label') ?? element).textContent?.trim() ?? ''
    const base = {
      key: element.id || `${element.tagName} ${labelText}`,
      kind: 'other' as const,
      label: labelText,
      answered: false,
      optional: (label ?? set)?.querySelector('.opt') != null,
      values: [],
    }
    const choices = (input: HTMLInputElement) => {
      const group = [...(set?.querySelectorAll<HTMLInputElement>(`input[type="${input.type}"]`) ?? [])]
      const isRadio = input.type === 'radio'
      return {
        ...base,
        key: isRadio ? input.name : `${set?.id} ${input.value}`,
        kind: isRadio ? ('radios' as const) : ('box' as const),
        answered: isRadio ? group.some(({ checked }) => checked) : input.checked,
        values: group.map(({ value }) => value),
        value: input.value,
      }
    }
    const textFocus = (input: HTMLInputElement | HTMLTextAreaElement) => {
      const kind = input.type === 'date' ? ('date' as const) : ('text' as const)
      const isTrade = input.getAttribute('role') === 'combobox' && !input.closest('.suggest')
      const isNumber = input.inputMode === 'numeric'
      return {
        ...base,
        kind: isTrade ? ('trade' as const) : isNumber ? ('number' as const) : kind,
        answered: input.value !== '',
      }
    }
    if (element instanceof HTMLInputElement && ['radio', 'checkbox'].includes(element.type)) return choices(element)
    if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) return textFocus(element)
    const selectFocus = (list: HTMLSelectElement) => {
      const values = [...list.options].map(({ value }) => value)
      const single = { ...base, kind: 'select' as const, answered: list.value !== '', values }
      if (!set || !list.closest('.picks')) return single
      return { ...single, key: set.id, answered: set.querySelector('.pick') !== null }
    }
    if (element instanceof HTMLSelectElement) return selectFocus(element)
    const isContinue = element.matches('form button[type="submit"]')
    return isContinue ? { ...base, kind: 'continue' as const } : base
  })

/** Whether the focus is visible, on the control or on the tile around it. */
const focusIsSeen = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const element = document.activeElement ?? document.body
    // Within a date box the browser focuses its own calendar button, and draws that focus itself.
    if (element.matches('[type="date"]:focus-within:not(:focus)')) return true
    const isMarked = (node: Element): boolean => {
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(node)
      return (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0) || boxShadow !== 'none'
    }
    const tile = element.closest('.choice, .cover')
    return element.matches(':focus-visible') && [element, ...(tile ? [tile] : [])].some(isMarked)
  })

/** Presses Tab until `found` accepts a stop; the focus must be visible at every stop. */
export async function tabTo(page: Page, found: (focus: Focus) => Promise<boolean> | boolean): Promise<void> {
  for (let stops = 0; stops < 400; stops++) {
    await page.keyboard.press('Tab')
    const [focus, isSeen] = await Promise.all([focusOf(page), focusIsSeen(page)])
    if (focus.key.startsWith('BODY')) continue
    expect(isSeen, `the focus is seen on ${focus.key} at ${page.url()}`).toBe(true)
    if (await found(focus)) return
  }
  throw new Error(`Tab never reached it on ${page.url()}`)
}

/** Answers a page and continues, with the keyboard only. */
export async function answerByKeys(page: Page, business: Business): Promise<void> {
  const before = page.url()
  const controls = page.locator('main form').locator('input, select, textarea, table, .empty')
  await expect(controls.or(choicesOf(page)).first()).toBeAttached()
  if (await choicesOf(page).count()) {
    for (const _each of await recommendationsOf(page).all()) {
      await tabTo(page, async (focus) => focus.label === 'Not now')
      await page.keyboard.press('Enter')
    }
    await expect(page).not.toShow(before)
    return
  }
  const expectedAnswers = (await pageAnswers(page, business)).answers
  await tabTo(page, async (focus) => {
    if (focus.kind === 'continue') return true
    const isSkipped = focus.answered || (focus.optional && !expectedAnswers.has(focus.key))
    if (!isSkipped) await answerFocused(page, focus, answerFor(focus, expectedAnswers), business)
    // Fields that the answer shows may still be on their way; a person would wait for them.
    await expect(page.locator('main form .skeleton')).toHaveCount(0)
    return false
  })
  await page.keyboard.press('Enter')
  await expect(page).not.toShow(before)
}

/**
 * The answer for the control; for a list of statements, whose boxes are named after their fields, the boxes to tick.
 */
function answerFor({ key, kind, values }: Focus, answers: ReadonlyMap<string, unknown>): unknown {
  const id = key.split(' ')[0] ?? ''
  if (kind !== 'box' || fieldId(values[0] ?? '') !== id) return answers.get(id)
  const yes = values.filter((value) => answers.get(fieldId(value)) === 'Yes')
  return yes.length > 0 ? yes : ['none']
}

async function answerFocused(page: Page, focus: Focus, answer: unknown, business: Business): Promise<void> {
  const { keyboard } = page
  const { kind, values } = focus
  if (kind === 'radios') {
    await keyboard.press('Space')
    for (let at = values.indexOf(String(answer ?? 'No')); at > 0; at--) await keyboard.press('ArrowDown')
  } else if (kind === 'box') {
    if (shouldSelect(focus, answer, business)) await keyboard.press('Space')
  } else if (kind === 'select') {
    await chooseByLetters(page, answer ?? values[1])
  } else if (kind === 'trade') {
    await keyboard.type(business.trade.query)
    await expect(page.getByRole('listbox').getByRole('option', { name: business.trade.name }).first()).toBeVisible()
    await keyboard.press('Enter')
  } else if (kind !== 'other') {
    await keyboard.type(answer === undefined ? plain(focus) : inKeys(kind, String(answer)))
  }
}

/** Types of insurance by name; other boxes by the answer, or the last one, "None of these". */
function shouldSelect({ label, values, value }: Focus, answer: unknown, { insurance }: Business): boolean {
  if (value === 'on') return insurance.some((name) => label.startsWith(name))
  return Array.isArray(answer) ? answer.includes(value) : value === values.at(-1)
}

const inKeys = (kind: Focus['kind'], text: string): string => {
  const [year, month, day] = text.split('-')
  return kind === 'date' ? `${month}${day}${year}` : text
}

function plain({ kind, key }: Focus): string {
  if (kind === 'date') return '06302025'
  if (kind === 'text') return 'Plain answer'
  return /year/.test(key) ? '2016' : '1'
}

/** Selects an option, or several in turn: Enter takes the one that the letters match. */
async function chooseByLetters(page: Page, answer: unknown): Promise<void> {
  if (!Array.isArray(answer)) return await typeAhead(page, String(answer))
  for (const value of answer) {
    await typeAhead(page, String(value))
    await page.keyboard.press('Enter')
    // Moves away and back, or the next letters would continue the same word.
    await page.keyboard.press('Tab')
    await page.keyboard.press('Shift+Tab')
  }
}

/** Chooses from a native list by typing the first letters of the option. */
async function typeAhead(page: Page, value: string): Promise<void> {
  const label = await page.evaluate((optionValue) => {
    const select = document.activeElement
    return select instanceof HTMLSelectElement
      ? [...select.options].find((each) => each.value === optionValue)?.text
      : ''
  }, value)
  await page.keyboard.type(label ?? '')
}
