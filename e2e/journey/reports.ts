import type { Page } from '@playwright/test'

/** The user agent of an ordinary browser: automated browsers report nothing. */
export const userAgent =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36'

export type Report = {
  readonly kind: string
  readonly code: string
  readonly route: string
  readonly action?: string
  readonly status?: number
  readonly at?: string
}

const key = 'test.reports'

/**
 * Makes the page report errors, and records the reports, across reloads too.
 * @returns the reports so far
 */
export async function watchReports(page: Page): Promise<() => Promise<readonly Report[]>> {
  await page.addInitScript((name) => {
    // An earlier step of the same test set it up.
    if (navigator.webdriver === false) return
    Object.defineProperty(Navigator.prototype, 'webdriver', { get: () => false })
    // Read at once: the page may be gone before a blob can be read.
    const texts = new WeakMap<Blob, string>()
    window.Blob = class extends Blob {
      constructor(parts: BlobPart[] = [], options?: BlobPropertyBag) {
        super(parts, options)
        texts.set(this, parts.join(''))
      }
    }
    const send = Navigator.prototype.sendBeacon
    Navigator.prototype.sendBeacon = function (address, body) {
      const text = body instanceof Blob && String(address).endsWith('/client-reports') ? texts.get(body) : undefined
      if (text !== undefined) {
        const before = JSON.parse(sessionStorage.getItem(name) ?? '[]')
        sessionStorage.setItem(name, JSON.stringify([...before, JSON.parse(text)]))
      }
      return send.call(this, address, body ?? null)
    }
  }, key)
  await page.evaluate((name) => location.protocol !== 'about:' && sessionStorage.removeItem(name), key)
  return () => page.evaluate((name) => JSON.parse(sessionStorage.getItem(name) ?? '[]'), key)
}
