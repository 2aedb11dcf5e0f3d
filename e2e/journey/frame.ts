import type { Page } from '@playwright/test'
import { expect } from '../harness/expect.ts'

/** What is around a page: where Back leads, and the buttons at the top and below the form. */
export type Frame = {
  readonly back?: string
  readonly buttons: readonly string[]
  /** The page is about a quote as a whole, so the steps of the application are not listed beside it. */
  readonly steps?: false
}

export const withContinue: Frame['buttons'] = ['Continue', 'Continue']
/** On pages of dynamic questions the form's own button replaces Continue, above and below. */
export const withSave: Frame['buttons'] = ['Save and continue', 'Save and continue']
export const withSubmit: Frame['buttons'] = ['Submit', 'Submit']

/** Runs in the page, once: the contact and the foot of the page are part of every frame. */
export const frameOf = (page: Page): Promise<Frame> =>
  page.evaluate(() => {
    const isShown = (selector: string) => document.querySelector(selector)?.checkVisibility() ?? false
    const back = document.querySelector('.topbar a.back')?.getAttribute('href')
    const onward = [...document.querySelectorAll('main .actions button')].filter(({ textContent }) =>
      /^(Continue|Submit|Save and continue)$/.test(textContent),
    )
    const buttons = [...document.querySelectorAll('.topbar__end button'), ...onward]
    const missing = ['h1', '.rail .contact', 'footer'].filter((part) => !isShown(part))
    return {
      ...(back ? { back } : {}),
      buttons: [...buttons.filter((each) => each.checkVisibility()).map((each) => each.textContent), ...missing],
      ...(isShown('nav[aria-label="Application steps"]') ? {} : { steps: false as const }),
    }
  })

export async function expectFrame(page: Page, address: string, frame: Frame): Promise<void> {
  await expect(page).toShow(address)
  await expect.poll(() => frameOf(page), address).toEqual(frame)
}
