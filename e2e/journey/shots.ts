import { writeFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'

const sizes = { large: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } }
const tallest = 2600
/** Legible at half the size. */
const scale = 0.75

type Size = { readonly width: number; readonly height: number }

/** Screenshots of a page at both sizes and in both schemes, in the folder named by `SHOTS`; none without it. */
export async function shots(page: Page, path: string): Promise<void> {
  if (!process.env.SHOTS) return
  const name = `${process.env.SHOTS}/${path.replaceAll('/', '_')}`
  for (const [size, viewport] of Object.entries(sizes)) {
    await page.setViewportSize(viewport)
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      await draw(page, `${name}-${size}-${colorScheme}.webp`, viewport)
    }
  }
  await page.emulateMedia({ colorScheme: 'light' })
  await page.setViewportSize(sizes.large)
}

/** The whole page, on a screen of its height, so that sticky parts are at its end. Playwright writes no WebP. */
async function draw(page: Page, file: string, { width, height }: Size): Promise<void> {
  const pageHeight = await page.evaluate(() => document.documentElement.scrollHeight)
  const viewport = { width, height: Math.min(Math.max(pageHeight, height), tallest) }
  await page.setViewportSize(viewport)
  await page.evaluate(() => {
    scrollTo(0, 0)
    return document.fonts.ready.then(() => undefined)
  })
  const client = await page.context().newCDPSession(page)
  const { data } = await client.send('Page.captureScreenshot', {
    format: 'webp',
    quality: 45,
    clip: { x: 0, y: 0, ...viewport, scale },
  })
  await client.detach()
  await writeFile(file, Buffer.from(data, 'base64'))
}
