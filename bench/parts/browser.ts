import type { Browser, CDPSession, Locator, Page } from '@playwright/test'
import { chromium } from '@playwright/test'
// biome-ignore lint/correctness/useImportExtensions: the file is plain JavaScript with types beside it
import { findWholeChromium } from '../../scripts/find-chromium.mjs'

/** How much slower than this machine a cheap phone is assumed to be, as in Lighthouse. */
const phoneRate = 4

export async function openBrowser(): Promise<Browser> {
  const chromiumPath = findWholeChromium()
  return await chromium.launch({ args: ['--no-sandbox'], ...(chromiumPath ? { executablePath: chromiumPath } : {}) })
}

/**
 * A new tab with empty storage and a phone's size and speed.
 * @param baseURL the base of relative addresses
 * @param rate how many times slower than this machine it is
 */
export async function openTab(browser: Browser, baseURL: string, rate = phoneRate): Promise<Tab> {
  const context = await browser.newContext({ baseURL, viewport: { width: 412, height: 823 } })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  // Time that the main thread itself ran, so that other programs do not count.
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  await session.send('Emulation.setCPUThrottlingRate', { rate })
  return { page, session, close: () => context.close() }
}

export type Tab = { readonly page: Page; readonly session: CDPSession; readonly close: () => Promise<void> }

/** CPU time of the main thread since the page began, in milliseconds. */
type Work = { readonly script: number; readonly layout: number; readonly task: number }

export async function workOf(session: CDPSession): Promise<Work> {
  const { metrics } = await session.send('Performance.getMetrics')
  const ms = (name: string): number => 1000 * (metrics.find((metric) => metric.name === name)?.value ?? Number.NaN)
  return {
    script: ms('ScriptDuration'),
    layout: ms('LayoutDuration') + ms('RecalcStyleDuration'),
    task: ms('TaskDuration'),
  }
}

/**
 * Types letters into a field with real keys, each after the previous one was painted.
 * @returns the milliseconds of the main thread per letter
 */
export async function keystrokeWork({ page, session }: Tab, field: Locator, letters = 20): Promise<Work> {
  await field.click()
  await field.press('End')
  await typeLetters(page, session, 3)
  const before = await workOf(session)
  await typeLetters(page, session, letters)
  const after = await workOf(session)
  const each = (name: keyof Work): number => (after[name] - before[name]) / letters
  return { script: each('script'), layout: each('layout'), task: each('task') }
}

async function typeLetters(page: Page, session: CDPSession, count: number): Promise<void> {
  for (let typedLetters = 0; typedLetters < count; typedLetters++) {
    const key = { key: 'a', code: 'KeyA', windowsVirtualKeyCode: 65 }
    await session.send('Input.dispatchKeyEvent', { type: 'keyDown', text: 'a', ...key })
    await session.send('Input.dispatchKeyEvent', { type: 'keyUp', ...key })
    // Waits by the clock, because asking the page whether it has painted would run script.
    await page.waitForTimeout(150)
  }
}

/**
 * Presses a button.
 * @returns the milliseconds from the click to the frame that shows another text at `heading`
 * @param heading a selector
 */
export async function clickToPaint(page: Page, button: Locator, heading: string): Promise<number> {
  const paint = page.evaluate(paintedAfterClick, heading)
  await button.click()
  return await paint
}

/** Runs in the page. */
function paintedAfterClick(heading: string): Promise<number> {
  const textOf = () => document.querySelector(heading)?.textContent ?? ''
  const before = textOf()
  return new Promise((resolve, reject) => {
    setTimeout(() => reject(new Error(`No other page came after “${before}”`)), 30_000)
    const watch = (event: Event) => {
      const observer = new MutationObserver(() => {
        if (textOf() === '' || textOf() === before) return
        observer.disconnect()
        // A message posted in the frame's callback arrives when the frame is done.
        const frame = new MessageChannel()
        frame.port1.onmessage = () => resolve(performance.now() - event.timeStamp)
        requestAnimationFrame(() => frame.port2.postMessage(undefined))
      })
      observer.observe(document, { childList: true, characterData: true, subtree: true })
    }
    addEventListener('click', watch, { capture: true, once: true })
  })
}
