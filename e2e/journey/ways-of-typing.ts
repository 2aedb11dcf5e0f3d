import type { BrowserContext, CDPSession, Locator, Page } from '@playwright/test'

/** Sets a box's value behind React's back, as a password manager does, and dispatches these events. */
export const setValue = (box: Locator, value: string, ...events: readonly string[]): Promise<void> =>
  box.evaluate(
    (input: HTMLInputElement, [text, names]) => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text)
      for (const name of names) input.dispatchEvent(new Event(name, { bubbles: true }))
    },
    [value, events] as const,
  )

/** Pastes a text from the clipboard over the box's content. */
export async function paste(page: Page, box: Locator, text: string): Promise<void> {
  await page.evaluate((clipboardText) => navigator.clipboard.writeText(clipboardText), text)
  await box.selectText()
  await box.press('Control+v')
}

/** Drops a text on a box, as from another window. */
export async function drop(context: BrowserContext, page: Page, box: Locator, text: string): Promise<void> {
  await box.fill('')
  const session = await context.newCDPSession(page)
  const { x, y, width, height } = (await box.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  const data = { items: [{ mimeType: 'text/plain', data: text }], dragOperationsMask: 1 }
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const)
    await session.send('Input.dispatchDragEvent', { type, x: x + width / 2, y: y + height / 2, data })
}

/** Composes a text after the box's content, with an input method as for Japanese. */
export async function compose(session: CDPSession, box: Locator, ...steps: readonly string[]): Promise<void> {
  await box.press('End')
  for (const text of steps.slice(0, -1))
    await session.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length })
  await session.send('Input.insertText', { text: steps.at(-1) ?? '' })
}

/** Replaces the text without a key, as dictation and spelling corrections do. */
export const dictate = (box: Locator, text: string): Promise<void> =>
  box.evaluate((input: HTMLInputElement, words) => {
    input.focus()
    input.select()
    input.setRangeText(words, 0, input.value.length, 'end')
    const init = { bubbles: true, inputType: 'insertReplacementText', data: words }
    input.dispatchEvent(new InputEvent('input', init))
  }, text)
