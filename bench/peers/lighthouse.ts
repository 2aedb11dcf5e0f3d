import { chromium } from '@playwright/test'
import lighthouse from 'lighthouse'
// biome-ignore lint/correctness/useImportExtensions: the file is plain JavaScript with types beside it
import { findWholeChromium } from '../../scripts/find-chromium.mjs'
import { freePort } from '../../scripts/free-port.ts'

/** What Lighthouse says of a page on its phone: four times slower CPU, slow 4G, both simulated. Times in milliseconds. */
export type PhoneVisit = {
  readonly score: number
  readonly accessibility: number
  readonly firstPaint: number
  readonly largestPaint: number
  readonly blocked: number
  readonly shift: number
  readonly bytes: number
}

/** Visits again where Lighthouse could not say when something was painted. */
export async function visitAsPhone(url: string, tries = 3): Promise<PhoneVisit> {
  const visit = await visitOnce(url)
  if (!Number.isNaN(visit.largestPaint)) return visit
  if (tries <= 1) throw new Error(`Lighthouse does not see ${url} painted`)
  return await visitAsPhone(url, tries - 1)
}

async function visitOnce(url: string): Promise<PhoneVisit> {
  const port = await freePort()
  const installed = findWholeChromium()
  const browser = await chromium.launch({
    args: ['--no-sandbox', `--remote-debugging-port=${port}`],
    ...(installed ? { executablePath: installed } : {}),
  })
  try {
    const run = await lighthouse(url, {
      port,
      logLevel: 'error',
      output: 'json',
      onlyCategories: ['performance', 'accessibility'],
    })
    if (!run) throw new Error(`Lighthouse says nothing of ${url}`)
    const { audits, categories } = run.lhr
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
  } finally {
    await browser.close()
  }
}
