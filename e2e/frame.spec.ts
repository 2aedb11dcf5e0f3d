import type { Locator, Page } from '@playwright/test'
import { check, checkInBoth, checkOnBoth, expectFits, large, phone } from './harness/accessible.ts'
import { expect } from './harness/expect.ts'
import { test } from './harness/test.ts'
import { fillByApi, startAt, submitByApi } from './journey/fill-by-api.ts'
import { expectFrame, type Frame, withContinue, withSave, withSubmit } from './journey/frame.ts'
import { lineBusiness } from './journey/line-business.ts'

const steps = (page: Page): Locator => page.getByRole('navigation', { name: 'Application steps' })
const topButton = (page: Page): Locator => page.locator('.topbar__end').getByRole('button')

const limits = '/dynamic-questions/coverage_choices/edit/0'

/** Every page of an application, the last one first, with the buttons around it. */
const pages: readonly (readonly [string, Frame['buttons']])[] = [
  ['/done', withSubmit],
  ['/recommendations/0/show', withContinue],
  ['/gl/l/uw-questions/edit/0', withContinue],
  ['/dynamic-questions/claims/edit/0', withSave],
  ['/location/list', withContinue],
  [limits, withSave],
  ['/insurance', withContinue],
  ['/contact', withContinue],
  ['/other-info', withContinue],
  ['/business', withContinue],
  ['/', withContinue],
]

/** The pages of an application consist of parts that are on these pages, or on a page that is checked with its errors. */
const kindsOfPage = ['/', '/insurance', limits, '/location/list', '/recommendations/0/show', '/done']
/** Pages with colors of their own. */
const pathsInBothSchemes = ['/insurance', '/done']
/** Pages with another layout on a small screen: the bar at the top, cards. */
const otherOnPhone = ['/', '/location/list']

async function checkKind(page: Page, path: string): Promise<void> {
  if (pathsInBothSchemes.includes(path)) await checkInBoth(page, path)
  else await check(page, path)
  await page.setViewportSize(phone)
  await (otherOnPhone.includes(path) ? check : expectFits)(page, `${path}, on a phone`)
  await page.setViewportSize(large)
}

/** The page of an entry leads back to its list. */
async function checkItem(page: Page): Promise<void> {
  await page.getByRole('link', { name: /^Edit/ }).first().click()
  await expectFrame(page, '/location/edit/0/address', { back: '/location/list', buttons: withContinue })
  await checkOnBoth(page, 'a location')
  await page.locator('.topbar a.back').click()
  await expect(page).toShow('/location/list')
}

test('each kind of page of an application has its links back and forward, and is accessible (S2, S4, S6, S7, V2, seed 2.8, accessibility)', async ({
  page,
  watch,
}) => {
  test.slow()
  watch.allow(/status 404: GET .*\/no\/such\/page$|status of 404 .*\/no\/such\/page$/)
  const business = lineBusiness('gl')
  const { uuid } = await startAt(page, '/done', { business, open: '/resume' })
  const progress = page.getByRole('progressbar', { name: 'Application completed' }).first()
  await expect(progress).toHaveAttribute('aria-valuenow', '100')

  await page.getByRole('main').getByRole('link', { name: 'See which insurers are likely to quote' }).click()
  await expectFrame(page, `/${uuid}/submissions_forecast`, { back: '/done', buttons: [], steps: false })
  await checkOnBoth(page, 'the forecast')
  await page.locator('.topbar a.back').click()

  await test.step('Back leads from the last page to the first (S4, S6)', async () => {
    for (const [position, [path, buttons]] of pages.entries()) {
      const back = pages[position + 1]?.[0]
      await expectFrame(page, path, { ...(back ? { back } : {}), buttons })
      if (kindsOfPage.includes(path)) await checkKind(page, path)
      if (path === '/location/list') await checkItem(page)
      if (back) await page.locator('.topbar a.back').click()
    }
  })

  await test.step('an address that leads nowhere says so, and leads back (S1, S2)', async () => {
    await page.goto('/no/such/page')
    await expectFrame(page, '/no/such/page', { buttons: [], steps: false })
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found')
    const onward = page.getByRole('link', { name: 'Continue your application' })
    await expect(onward).toHaveAttribute('href', '/done')
    await checkOnBoth(page, 'no page')
  })
})

test('the pages of a submitted quote have no steps, and one button at the top, and are accessible on both sizes (S2, S6, S8, S9, accessibility)', async ({
  page,
}) => {
  test.slow()
  const { uuid } = await submitByApi(page.request)
  const review = `/${uuid}/quote-review`
  await page.goto('/done')
  await expectFrame(page, '/done', { buttons: ['Submit'], steps: false })
  await page.goto('/quote-review')
  await expectFrame(page, review, { buttons: ['Edit Quote'], steps: false })
  await page.getByRole('button', { name: 'Choose' }).first().click()
  const onward = page.getByRole('link', { name: 'Continue with this one' })
  await expect(onward).toBeVisible()
  await checkInBoth(page, 'offers')
  await page.setViewportSize(phone)
  await check(page, 'offers on cards')
  await page.setViewportSize(large)
  await onward.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/still needs$/)
  await checkOnBoth(page, 'what the insurer still needs')

  await page.goto('/thank-you')
  await expectFrame(page, `/${uuid}/thank-you`, { back: review, buttons: [], steps: false })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you. Your choice is saved')
  await expect(page.getByText(/\(sample\), \$[\d,]+ a year/)).toBeVisible()
  await checkOnBoth(page, 'thank-you')
  await page.goto('/application-pdf')
  await expect(page).toShow(`/${uuid}/application-pdf`)
  await expect(page.getByRole('contentinfo')).toHaveCount(0)
  await checkOnBoth(page, 'application-pdf')
  await page.goto('/submissions_forecast')
  await expectFrame(page, `/${uuid}/submissions_forecast`, { back: review, buttons: [], steps: false })
  await page.goto('/')
  await expectFrame(page, '/resume', { buttons: ['Go to my account'], steps: false })
  await checkOnBoth(page, '/resume')
  await topButton(page).click()
  await expect(page).toShow('/sign-in?to=%2Faccount')
})

/** Holds calls back until the returned function is called. */
async function holdCalls(page: Page, calls: string): Promise<() => void> {
  const gate = Promise.withResolvers<void>()
  await page.route(calls, async (route) => {
    await gate.promise
    await route.continue()
  })
  return gate.resolve
}

/** The progress bar at the top runs because of a press. */
const progressIsShown = (page: Page): Promise<boolean> =>
  page.locator('.main').evaluate((main) => getComputedStyle(main, '::before').content !== 'none')

/** A page whose data is still loading: nobody can continue before it arrives. */
async function expectLoading(page: Page, address: string, calls: string): Promise<void> {
  const release = await holdCalls(page, calls)
  await page.goto(address)
  const onward = page.locator('main .actions').getByRole('button', { name: /^(Continue|Continue to review|Submit)$/ })
  await expect(page.locator('.main > .loadline')).toBeVisible()
  await expect(topButton(page), address).toBeDisabled()
  await expect(onward, address).toBeDisabled()
  await page.keyboard.press('Enter')
  release()
  await expect(page.locator('.main > .loadline')).toHaveCount(0)
  await expect(topButton(page), address).toBeEnabled()
  await expect(onward, address).toBeEnabled()
  await expect(page).toShow(address)
}

type Layout = { readonly rail: boolean; readonly notes: 'beside' | 'below' }

/** How rows are laid out at the current width. */
async function rowsOf(page: Page): Promise<'table' | 'cards'> {
  const display = await page
    .getByRole('rowheader')
    .first()
    .evaluate((cell) => getComputedStyle(cell).display)
  return display === 'table-cell' ? 'table' : 'cards'
}

/** Runs in the page: what is beside the form at the current width. */
const frameLayout = (page: Page): Promise<Layout> =>
  page.evaluate(() => {
    const form = document.querySelector('main form')?.getBoundingClientRect()
    const notes = document.querySelector('main aside.margin')?.getBoundingClientRect()
    return {
      rail: document.querySelector('.rail')?.checkVisibility() ?? false,
      notes: (notes?.top ?? 0) > (form?.bottom ?? 0) ? 'below' : 'beside',
    }
  })

test('the frame follows the page’s state and its width (S6)', async ({ page }) => {
  await test.step('while a page’s content is loading, the loader runs and nobody can continue (S6)', async () => {
    await fillByApi(page.request)
    await expectLoading(page, '/done', '**/api/fraud-statements*')
    await expectLoading(page, '/insurance', '**/api/insurance-type*')
    expect(await progressIsShown(page)).toBe(false)
  })

  await test.step('while a page is being saved, its buttons are disabled and the loader runs (S6)', async () => {
    const release = await holdCalls(page, '**/api/quote/*')
    await topButton(page).click()
    await expect(topButton(page)).toBeDisabled()
    await expect(page.locator('main .actions').getByRole('button', { name: 'Saving' })).toBeVisible()
    expect(await progressIsShown(page)).toBe(true)
    release()
    await expect(page).toShow(limits)
    await expect(topButton(page)).toBeEnabled()
    expect(await progressIsShown(page)).toBe(false)
  })

  await test.step('a phone is up to 767 wide, a tablet below 1024, a desktop from 1200 (S5, S7)', async () => {
    const tablet: Layout = { rail: false, notes: 'below' }
    const laptop: Layout = { ...tablet, rail: true }
    const layouts: readonly (readonly [number, Layout])[] = [
      [1200, { ...laptop, notes: 'beside' }],
      [1199, laptop],
      [1024, laptop],
      [1023, tablet],
    ]
    for (const [width, layout] of layouts) {
      await page.setViewportSize({ width, height: 900 })
      await expect.poll(() => frameLayout(page), `${width} wide`).toEqual(layout)
    }
    await page.setViewportSize(large)
    await steps(page).getByRole('link', { name: 'Locations' }).click()
    await expect(page).toShow('/location/list')
    for (const [width, rows] of [
      [768, 'table'],
      [767, 'cards'],
    ] as const) {
      await page.setViewportSize({ width, height: 900 })
      await expect.poll(() => rowsOf(page), `${width} wide`).toBe(rows)
    }
  })
})
