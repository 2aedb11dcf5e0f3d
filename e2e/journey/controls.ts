import type { Locator } from '@playwright/test'

/** One question as the page shows it: a box to type in, or a set of choices. */
export type Control = {
  readonly id: string
  readonly kind: 'radios' | 'boxes' | 'select' | 'trade' | 'date' | 'number' | 'text'
  readonly label: string
  readonly choices: readonly { readonly value: string; readonly label: string }[]
  readonly answered: boolean
  readonly optional: boolean
}

/** Every control of the form, in the order a person meets them. */
export const controlsOf = (form: Locator): Promise<readonly Control[]> =>
  form.evaluate((element) => {
    const words = (node: Element | null | undefined) => node?.textContent?.trim() ?? ''
    const sets = new Map<Element, HTMLInputElement[]>()
    const found: Control[] = []
    const choiceOf = (input: HTMLInputElement) => ({ value: input.value, label: words(input.closest('label')) })
    for (const input of element.querySelectorAll('input, select, textarea')) {
      if (input instanceof HTMLInputElement && (input.type === 'radio' || input.type === 'checkbox')) {
        const set = input.closest('fieldset')
        if (!set || input.disabled) continue
        const members = sets.get(set) ?? []
        sets.set(set, [...members, input])
        if (members.length > 0) continue
        const all = [...set.querySelectorAll<HTMLInputElement>(`input[type="${input.type}"]`)]
        found.push({
          id: set.id,
          kind: input.type === 'radio' ? 'radios' : 'boxes',
          label: words(set.querySelector('legend')),
          choices: all.map(choiceOf),
          answered: all.some(({ checked }) => checked),
          optional: set.querySelector('legend .opt') !== null,
        })
        continue
      }
      const label = element.querySelector(`label[for="${input.id}"]`)
      const typed = { id: input.id, label: words(label), optional: label?.querySelector('.opt') != null }
      if (input instanceof HTMLSelectElement) {
        const choices = [...input.options]
          .filter(({ value }) => value)
          .map(({ value, text }) => ({ value, label: text }))
        found.push({ ...typed, kind: 'select', choices, answered: input.value !== '' })
      } else if (input instanceof HTMLInputElement || input instanceof HTMLTextAreaElement) {
        const isTrade = input.getAttribute('role') === 'combobox'
        const kind = isTrade
          ? 'trade'
          : input.type === 'date'
            ? 'date'
            : input.inputMode === 'numeric'
              ? 'number'
              : 'text'
        found.push({ ...typed, kind, choices: [], answered: input.value !== '' })
      }
    }
    return found
  })
