import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { fieldId } from '../../apps/web/src/form/field-id.ts'
import type { Business } from './answers.ts'

/** Where the focus is, and what it would take to answer there. */
type Focus = {
  readonly key: string
  readonly kind: 'radios' | 'box' | 'select' | 'trade' | 'date' | 'number' | 'text' | 'continue' | 'other'
  readonly answered: boolean
  readonly optional: boolean
  readonly label: string
  readonly values: readonly string[]
  readonly visible: boolean
}

const focusOf = (page: Page): Promise<Focus> =>
  page.evaluate(() => {
    const element = document.activeElement
    const words = element?.closest('label')?.textContent ?? element?.textContent ?? ''
    const shown = (node: Element | null, depth: number): boolean => {
      if (!node || depth === 0) return false
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(node)
      const marked = (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0) || boxShadow !== 'none'
      return marked || shown(node.parentElement, depth - 1)
    }
    const set = element?.closest('fieldset')
    const label = document.querySelector(`label[for="${element?.id}"]`)
    const isCalendarButton = element?.matches('[type="date"]:focus-within:not(:focus)') === true
    const base = {
      key: element?.id || `${element?.tagName} ${words}`,
      label: words.trim(),
      answered: false,
      optional: (label ?? set)?.querySelector('.opt') != null,
      values: [],
      // Inside a date box the browser gives its own calendar button the focus, and shows it itself.
      visible: element?.matches(':focus-visible') === true ? shown(element, 3) : isCalendarButton,
    }
    if (element instanceof HTMLInputElement && element.type === 'radio') {
      const all = [...document.querySelectorAll<HTMLInputElement>('input[type="radio"]')]
      const own = all.filter(({ name }) => name === element.name)
      const answered = own.some(({ checked }) => checked)
      return { ...base, key: element.name, kind: 'radios' as const, answered, values: own.map(({ value }) => value) }
    }
    if (element instanceof HTMLInputElement && element.type === 'checkbox') {
      const key = `${set?.id} ${element.value}`
      const all = [...(set?.querySelectorAll<HTMLInputElement>('input[type="checkbox"]') ?? [])]
      const values = [element.value, all.at(-1)?.value ?? '']
      return { ...base, key, kind: 'box' as const, answered: element.checked, values }
    }
    if (element instanceof HTMLSelectElement) {
      const values = [...element.options].map(({ value }) => value)
      return { ...base, kind: 'select' as const, answered: element.value !== '', values }
    }
    if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) {
      const isTrade = element.getAttribute('role') === 'combobox'
      const typed = element.inputMode === 'numeric' ? ('number' as const) : ('text' as const)
      const kind = isTrade ? ('trade' as const) : element.type === 'date' ? ('date' as const) : typed
      return { ...base, kind, answered: element.value !== '' }
    }
    const isContinue = element?.closest('form') && element instanceof HTMLButtonElement && element.type === 'submit'
    return { ...base, kind: isContinue ? ('continue' as const) : ('other' as const) }
  })

/** Moves the focus with Tab until `found`, which gets each stop; every stop must be seen. */
export async function tabTo(page: Page, found: (focus: Focus) => Promise<boolean> | boolean): Promise<void> {
  for (let stops = 0; stops < 400; stops++) {
    await page.keyboard.press('Tab')
    const focus = await focusOf(page)
    if (focus.key.startsWith('BODY')) continue
    expect(focus.visible, `the focus is seen on ${focus.key} at ${page.url()}`).toBe(true)
    if (await found(focus)) return
  }
  throw new Error(`Tab never reached it on ${page.url()}`)
}

/** Answers a page and continues, by keys alone. */
export async function answerByKeys(page: Page, business: Business): Promise<void> {
  const before = page.url()
  await expect(page.locator('main form').locator('input, select, textarea').first()).toBeAttached()
  const wanted = new Map(Object.entries(business.answers).map(([path, answer]) => [fieldId(path), answer]))
  await tabTo(page, async (focus) => {
    if (focus.kind === 'continue') return true
    const skipped = focus.answered || (focus.optional && !wanted.has(focus.key))
    if (!skipped) await answerFocused(page, focus, wanted.get(focus.key.split(' ')[0] ?? ''), business)
    // What the answer opened may still be on its way; a person would see that and wait.
    await expect(page.locator('main form .skeleton')).toHaveCount(0)
    return false
  })
  await page.keyboard.press('Enter')
  await expect(page).not.toHaveURL(before)
}

async function answerFocused(page: Page, focus: Focus, given: unknown, business: Business): Promise<void> {
  const { keyboard } = page
  switch (focus.kind) {
    case 'radios': {
      const at = Math.max(0, focus.values.indexOf(String(given ?? 'No')))
      await keyboard.press('Space')
      for (let step = 0; step < at; step++) await keyboard.press('ArrowDown')
      return
    }
    case 'box': {
      const isType = focus.values[0] === 'on'
      const chosen = Array.isArray(given) ? given : [focus.values[1]]
      const wanted = isType
        ? business.insurance.some((name) => focus.label.startsWith(name))
        : chosen.includes(focus.values[0])
      if (wanted) await keyboard.press('Space')
      return
    }
    case 'select':
      // By its first letters, as a native list is used.
      return await typeAhead(page, String(given ?? focus.values[1]))
    case 'trade':
      await keyboard.type(business.trade.words)
      await expect(page.getByRole('listbox').getByRole('option', { name: business.trade.name }).first()).toBeVisible()
      await keyboard.press('Enter')
      return
    case 'date': {
      const [year, month, day] = String(given ?? '2025-06-30').split('-')
      await keyboard.type(`${month}${day}${year}`)
      return
    }
    case 'number':
      return await keyboard.type(String(given ?? (/year/.test(focus.key) ? 2016 : 1)))
    case 'text':
      return await keyboard.type(String(given ?? 'Plain answer'))
  }
}

async function typeAhead(page: Page, value: string): Promise<void> {
  const words = await page.evaluate((wanted) => {
    const select = document.activeElement
    return select instanceof HTMLSelectElement ? [...select.options].find((each) => each.value === wanted)?.text : ''
  }, value)
  await page.keyboard.type(words ?? '')
}
