import type { Locator } from '@playwright/test'

/** How controls are operated. */
export type Hand = {
  readonly write: (box: Locator, text: string) => Promise<void>
  /** Chooses a radio button or a checkbox that is not chosen yet. */
  readonly choose: (button: Locator) => Promise<void>
  readonly select: (list: Locator, value: string) => Promise<void>
}

/** By mouse and keyboard, as a person does it. */
export const byMouse: Hand = {
  write: (box, text) => box.fill(text),
  choose: (button) => button.check(),
  select: async (list, value) => {
    await list.selectOption(value)
  },
}

type Command = { readonly kind: string; readonly value: string }

/**
 * By events from inside the page, in a fifth of the time. It refuses what a mouse could not reach: a hidden, disabled
 * or covered control.
 */
export const byEvents: Hand = {
  write: (box, value) => box.evaluate(answerInPage, { kind: 'write', value }),
  choose: (button) => button.evaluate(answerInPage, { kind: 'choose', value: '' }),
  select: (list, value) => list.evaluate(answerInPage, { kind: 'select', value }),
}

/** Runs in the page, so it can use nothing from this module. */
async function answerInPage(element: Element, { kind, value }: Command): Promise<void> {
  const isControl =
    element instanceof HTMLInputElement ||
    element instanceof HTMLTextAreaElement ||
    element instanceof HTMLSelectElement
  if (!isControl) throw new Error(`${element.tagName} is no control`)
  const refuse = (reason: string): never => {
    throw new Error(`${element.id || element.name} ${reason}`)
  }
  if (!element.checkVisibility()) refuse('is hidden')
  if (element.matches(':disabled')) refuse('is disabled')
  // Leaves the last box, which closes the list that it suggests from and that may cover this control.
  element.focus()
  await new Promise((resolve) => setTimeout(resolve))
  element.scrollIntoView({ block: 'center', behavior: 'instant' })
  const { x, y, width, height } = element.getBoundingClientRect()
  const top = document.elementFromPoint(x + width / 2, y + height / 2)
  const own = [element, ...(element.labels ?? [])]
  if (!own.some((each) => each.contains(top))) refuse(`is covered by ${top?.outerHTML.slice(0, 120)}`)

  if (kind === 'choose') {
    element.click()
    if (!(element instanceof HTMLInputElement && element.checked)) refuse('is not chosen')
  } else {
    if (element instanceof HTMLSelectElement && ![...element.options].some((each) => each.value === value))
      refuse(`has no option ${value}`)
    // Bypasses React's own setter, which would not notice the change.
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(element), 'value')?.set?.call(element, value)
    element.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }))
    element.dispatchEvent(new Event('change', { bubbles: true }))
  }
  if (kind === 'write') return
  // What a choice shows is drawn in the next frame, which a busy browser may delay.
  await new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve))
    setTimeout(resolve, 500)
  })
}
