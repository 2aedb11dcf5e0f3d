import { chromium } from '@playwright/test'
import lighthouse, { type Report } from 'lighthouse'
// biome-ignore lint/correctness/useImportExtensions: the file is plain JavaScript with types beside it
import { findWholeChromium } from '../../scripts/find-chromium.mjs'
import { freePort } from '../../scripts/free-port.ts'

/**
 * Lighthouse's result for a page on its phone: four times slower CPU and slow 4G, both simulated. Times in
 * milliseconds.
 */
export type PhoneVisit = {
  readonly score: number
  readonly accessibility: number
  readonly firstPaint: number
  readonly largestPaint: number
  readonly blocked: number
  readonly shift: number
  readonly bytes: number
}

/** Repeats the visit if Lighthouse could not determine a paint. */
export async function visitAsPhone(url: string, tries = 3): Promise<PhoneVisit> {
  const visit = await visitOnce(url)
  if (!Number.isNaN(visit.largestPaint)) return visit
  if (tries <= 1) throw new Error(`Lighthouse does not see ${url} painted`)
  return await visitAsPhone(url, tries - 1)
}

async function visitOnce(url: string): Promise<PhoneVisit> {
  const { audits, categories } = await visit(url, { onlyCategories: ['performance', 'accessibility'] })
  const number = (name: string): number => audits[name]?.numericValue ?? Number.NaN
  return {
    score: 100 * (categories.performance?.score ?? Number.NaN),
    accessibility: 100 * (categories.accessibility?.score ?? Number.NaN),
    firstPaint: number('first-contentful-paint'),
    largestPaint: number('largest-contentful-paint'),
    blocked: number('total-blocking-time'),
    shift: number('cumulative-layout-shift'),
    bytes: number('total-byte-weight'),
  }
}

const desktop = {
  formFactor: 'desktop',
  screenEmulation: { mobile: false, width: 1440, height: 900, deviceScaleFactor: 1, disabled: false },
  throttlingMethod: 'provided',
}

/**
 * What keeps a page from 100 for accessibility or for best practices on a large screen, in words; nothing where it has 100 for
 * both.
 * @param cookie as browsers send it, of whoever may see the page
 */
export async function faultsOf(url: string, cookie: string): Promise<readonly string[]> {
  const { audits, categories, finalDisplayedUrl } = await visit(url, {
    ...desktop,
    onlyCategories: ['accessibility', 'best-practices'],
    ...(cookie ? { extraHeaders: { Cookie: cookie } } : {}),
  })
  if (finalDisplayedUrl !== url) return [`${url} leads to ${finalDisplayedUrl}`]
  return Object.entries(categories).flatMap(([name, { score, auditRefs }]) => {
    if (score === 1) return []
    const failures = auditRefs.filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
    const wrong = failures.map(({ id }) => `${id}: ${JSON.stringify(audits[id]?.details?.items ?? [])}`)
    return [`${name} ${100 * (score ?? Number.NaN)}`, ...wrong]
  })
}

/** What Lighthouse says of a page in a browser that nobody used before. */
async function visit(url: string, flags: object): Promise<Report> {
  const port = await freePort()
  const chromiumPath = findWholeChromium()
  const browser = await chromium.launch({
    args: ['--no-sandbox', `--remote-debugging-port=${port}`],
    ...(chromiumPath ? { executablePath: chromiumPath } : {}),
  })
  try {
    const run = await lighthouse(url, { ...flags, port, logLevel: 'error', output: 'json' })
    if (!run) throw new Error(`Lighthouse says nothing of ${url}`)
    return run.lhr
  } finally {
    await browser.close()
  }
}
