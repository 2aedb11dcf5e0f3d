import type { Locator } from '@playwright/test'
import { expect } from '@playwright/test'

/** A question as the page shows it: a box to type in, or a set of choices. */
export type Control = {
  readonly id: string
  readonly kind: 'radios' | 'boxes' | 'select' | 'trade' | 'date' | 'number' | 'file' | 'text'
  readonly choices: readonly { readonly value: string; readonly label: string }[]
  readonly answered: boolean
  readonly optional: boolean
}

/** The controls of the form in reading order, once no questions are being loaded. */
export async function controlsOf(form: Locator): Promise<readonly Control[]> {
  const controls = await controlsNow(form)
  if (controls !== 'waiting') return controls
  await expect(form.locator('.skeleton')).toHaveCount(0)
  return controlsOf(form)
}

/** Runs in the page, so it can use nothing from this module. */
const controlsNow = (form: Locator): Promise<readonly Control[] | 'waiting'> =>
  form.evaluate((element) => {
    if (element.querySelector('.skeleton')) return 'waiting'
    const textOf = (node: Element | null) => node?.textContent?.trim() ?? ''
    const isChoice = (input: HTMLElement): input is HTMLInputElement =>
      input instanceof HTMLInputElement && ['radio', 'checkbox'].includes(input.type)

    const choiceSet = (set: HTMLFieldSetElement, inputs: readonly HTMLInputElement[]): Control => ({
      id: set.id,
      kind: inputs[0]?.type === 'radio' ? 'radios' : 'boxes',
      choices: inputs.map((input) => ({ value: input.value, label: textOf(input.closest('label')) })),
      answered: inputs.some(({ checked }) => checked),
      optional: set.querySelector('legend .opt') !== null,
    })

    const kindOf = (input: HTMLInputElement | HTMLTextAreaElement): Control['kind'] => {
      if (input.getAttribute('role') === 'combobox' && !input.closest('.suggest')) return 'trade'
      if (input.type === 'date' || input.type === 'file') return input.type
      return input.inputMode === 'numeric' ? 'number' : 'text'
    }

    // A list for choosing several: what is chosen is listed below it, and the other options are in it.
    const picksOf = (list: HTMLSelectElement, set: HTMLFieldSetElement): Control => ({
      id: set.id,
      kind: 'boxes',
      choices: [...list.options].map(({ value, text }) => ({ value, label: text })).slice(1),
      answered: set.querySelector('.pick') !== null,
      optional: set.querySelector('legend .opt') !== null,
    })

    const boxOf = (input: HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement): Control => {
      const isSelect = input instanceof HTMLSelectElement
      return {
        id: input.id,
        kind: isSelect ? 'select' : kindOf(input),
        choices: isSelect ? [...input.options].map(({ value, text }) => ({ value, label: text })).slice(1) : [],
        answered: input.value !== '',
        optional: element.querySelector(`label[for="${input.id}"] .opt`) !== null,
      }
    }

    const inputs = [
      ...element.querySelectorAll<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>(
        'input, select, textarea',
      ),
    ]
    return inputs.flatMap((input) => {
      const set = input.closest('fieldset')
      if (set && input instanceof HTMLSelectElement && input.closest('.picks')) return [picksOf(input, set)]
      if (!isChoice(input)) return [boxOf(input)]
      const own = set
        ? inputs.filter(isChoice).filter((each) => !each.disabled && each.closest('fieldset') === set)
        : []
      return set && own[0] === input ? [choiceSet(set, own)] : []
    })
  })
