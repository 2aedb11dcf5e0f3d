import type { Locator, Page } from '@playwright/test'
import { soloLawyer } from '../apps/server/src/testing/law-firms.ts'
import { expect } from './harness/expect.ts'
import { test } from './harness/test.ts'
import { continueByApi, startAt, submitByApi } from './journey/fill-by-api.ts'
import { lineBusiness } from './journey/line-business.ts'
import { applyAndRenew, at, renewing, send, throughRenewal } from './journey/renewal.ts'

/**
 * The controls around a page: where Back leads, and the labels of the button at the top, of the one below the form and
 * of the form's own.
 */
type Frame = { readonly back?: string; readonly top?: string; readonly onward?: string; readonly formButton?: string }

type OpenPage = Frame & {
  /** Where the address redirects, if it does. */
  readonly to?: string
  /** The page is about a quote as a whole, so the steps of the application are not listed beside it. */
  readonly steps?: false
}

const questionFrame = (back?: string): Frame => ({ ...(back ? { back } : {}), top: 'Continue', onward: 'Continue' })
/** On pages of dynamic questions the form's own button replaces Continue, above and below. */
const dynamicQuestionFrame = (back: string): Frame => ({
  back,
  top: 'Save and continue',
  formButton: 'Save and continue',
})
const submitFrame = (back?: string): Frame => ({ ...(back ? { back } : {}), top: 'Submit', onward: 'Submit' })

const steps = (page: Page): Locator => page.getByRole('navigation', { name: 'Application steps' })
const topButton = (page: Page): Locator => page.locator('.topbar__end').getByRole('button')

async function openedAt(page: Page): Promise<OpenPage> {
  const { pathname, search } = new URL(page.url())
  const back = await page
    .locator('.topbar a.back')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  const [top] = await topButton(page).allInnerTexts()
  const [onward] = await page
    .locator('main .actions')
    .getByRole('button', { name: /^(Continue|Submit)$/ })
    .allInnerTexts()
  const [own] = await page.locator('main .actions').getByRole('button', { name: 'Save and continue' }).allInnerTexts()
  return {
    to: pathname + search,
    ...((await steps(page).count()) === 0 ? { steps: false } : {}),
    ...(back[0] ? { back: back[0] } : {}),
    ...(top ? { top } : {}),
    ...(onward ? { onward } : {}),
    ...(own ? { formButton: own } : {}),
  }
}

/** Opens addresses one after another in the same browser. */
async function expectAll(page: Page, addresses: readonly (readonly [string, OpenPage])[]): Promise<void> {
  for (const [address, expectedPage] of addresses) {
    await page.goto(address)
    await expect.poll(() => openedAt(page), address).toEqual({ to: address, ...expectedPage })
    await expect(page.getByRole('heading', { level: 1 }), address).not.toBeEmpty()
    await expect(page.locator('.rail .contact'), address).toBeVisible()
    await expect(page.getByRole('contentinfo'), address).toBeVisible()
  }
}

const firstQuestions = '/gl/l/uw-questions/edit/0'
const limits = '/dynamic-questions/coverage_choices/edit/0'
const claims = '/dynamic-questions/claims/edit/0'
const lastSummary = '/summary/dynamic-questions/ca'

test('each kind of page of an application has its links back and forward (S2, S4, S6, seed 2.8)', async ({
  page,
  watch,
}) => {
  test.slow()
  watch.allow(/status 404: GET .*\/no\/such\/page$|status of 404 .*\/no\/such\/page$/)
  const { uuid } = await startAt(page, '/done', { business: lineBusiness('ca', {}, ['gl']) })
  const progress = page.getByRole('progressbar', { name: 'Application completed' }).first()
  await expect(progress).toHaveAttribute('aria-valuenow', '100')
  await expectAll(page, [
    ['/', questionFrame()],
    ['/business?redirected=true', { ...questionFrame('/'), to: '/business' }],
    ['/location/group', { ...questionFrame(limits), to: '/location/list' }],
    ['/location/edit/0/address', questionFrame('/location/list')],
    [claims, dynamicQuestionFrame('/location/list')],
    [firstQuestions, questionFrame(claims)],
    ['/vehicles/dynamic-questions/vehicles_list/list', dynamicQuestionFrame('/dynamic-questions/ca/edit/2')],
    [lastSummary, questionFrame('/drivers/dynamic-questions/drivers_list/list')],
    ['/recommendations/0/show', questionFrame(lastSummary)],
    ['/done?edit=true', submitFrame()],
    ['/resume', { ...submitFrame('/recommendations/0/show'), to: '/done' }],
    ['/submissions_forecast', { to: `/${uuid}/submissions_forecast`, back: '/done', steps: false }],
    ['/no/such/page', { steps: false }],
  ])
})

test('the pages of a submitted quote have no steps, and one button at the top (S2, S6, S9)', async ({ page }) => {
  const { uuid } = await submitByApi(page.request)
  const review = `/${uuid}/quote-review`
  const account: OpenPage = { top: 'Go to my account', steps: false }
  await expectAll(page, [
    ['/done', { top: 'Submit', steps: false }],
    ['/quote-review', { to: review, top: 'Edit Quote', steps: false }],
    ['/thank-you', { to: `/${uuid}/thank-you`, back: review, steps: false }],
    ['/submissions_forecast', { to: `/${uuid}/submissions_forecast`, back: review, steps: false }],
    ['/', { ...account, to: '/resume' }],
  ])
  await topButton(page).click()
  await expect(page).toShow('/sign-in?to=%2Faccount')
  await page.goto('/application-pdf')
  await expect(page).toShow(`/${uuid}/application-pdf`)
  await expect(page.getByRole('contentinfo')).toHaveCount(0)
})

test('each kind of page of a renewal has its links back and forward (N1, S4, S6)', async ({ page }) => {
  test.slow()
  await applyAndRenew(page, soloLawyer)
  await throughRenewal(page, renewing())
  await expect(steps(page)).toContainText(/Renewal Information.*Professional Liability/)
  const questions = '/renewals/dynamic-questions/pl_renewal/edit/1'
  await expectAll(page, [
    [at('/renewal-info'), questionFrame()],
    [questions, dynamicQuestionFrame('/renewals/dynamic-questions/pl_renewal/edit/0')],
    [at('/location'), { ...submitFrame(questions), to: at('/done') }],
    [at('/thank-you'), { ...submitFrame(questions), to: at('/done') }],
    [at('/done?edit=true'), submitFrame()],
  ])
  await send(page)
  await page.goto(at('/review'))
  await expect(page).toShow(/\/renewals\/review\/[0-9a-f-]{36}$/)
  const review = new URL(page.url()).pathname
  await expectAll(page, [
    [review, { steps: false }],
    [at('/done'), { to: at('/thank-you'), steps: false }],
  ])
  await page.goto(review)
  await page.getByRole('button', { name: 'Edit renewal' }).click()
  await expect(page, 'a submitted application is opened again').toShow(at('/done?edit=true'))
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

type Layout = { readonly rail: boolean; readonly notes: 'beside' | 'below'; readonly rows: 'table' | 'cards' }

/** How rows are laid out at the current width. */
async function rowsOf(page: Page): Promise<Layout['rows']> {
  const display = await page
    .getByRole('rowheader')
    .first()
    .evaluate((cell) => getComputedStyle(cell).display)
  return display === 'table-cell' ? 'table' : 'cards'
}

/** What is beside the form at the current width. */
async function frameLayout(page: Page): Promise<Omit<Layout, 'rows'>> {
  const form = await page.locator('main form').boundingBox()
  const notes = await page.locator('main aside.margin').boundingBox()
  return {
    rail: await page.locator('.rail').isVisible(),
    notes: (notes?.y ?? 0) > (form?.y ?? 0) + (form?.height ?? 0) ? 'below' : 'beside',
  }
}

test('the frame follows the page’s state and its width (S6)', async ({ page }) => {
  await test.step('while a page is being saved, its buttons are disabled and the loader runs (S6)', async () => {
    await startAt(page, '/business', { open: '/' })
    await expect(topButton(page)).toBeEnabled()
    expect(await progressIsShown(page)).toBe(false)
    const release = await holdCalls(page, '**/api/quote/*')
    await topButton(page).click()
    await expect(topButton(page)).toBeDisabled()
    await expect(page.locator('main .actions').getByRole('button', { name: 'Saving' })).toBeVisible()
    expect(await progressIsShown(page)).toBe(true)
    release()
    await expect(page).toShow('/business')
    await expect(topButton(page)).toBeEnabled()
    expect(await progressIsShown(page)).toBe(false)
  })

  await test.step('while a page’s content is loading, the loader runs and nobody can continue (S6)', async () => {
    await continueByApi(page.request)
    await expectLoading(page, '/insurance', '**/api/insurance-type*')
    await expectLoading(page, '/done', '**/api/fraud-statements*')
  })

  await test.step('a phone is up to 767 wide, a tablet below 1024, a desktop from 1200 (S5, S7)', async () => {
    const phone: Layout = { rail: false, notes: 'below', rows: 'cards' }
    const tablet: Layout = { ...phone, rows: 'table' }
    const laptop: Layout = { ...tablet, rail: true }
    const desktop: Layout = { ...laptop, notes: 'beside' }
    const widths: readonly (readonly [number, Layout])[] = [
      [767, phone],
      [768, tablet],
      [1023, tablet],
      [1024, laptop],
      [1199, laptop],
      [1200, desktop],
    ]
    const atEach = async (read: (page: Page) => Promise<Partial<Layout>>): Promise<void> => {
      for (const [width, look] of widths) {
        await page.setViewportSize({ width, height: 900 })
        // Boxes are measured one after another, while the page may still change.
        await expect.poll(async () => ({ ...look, ...(await read(page)) }), `${width} wide`).toEqual(look)
      }
    }
    await page.goto('/location/list')
    await expect(page.getByRole('rowheader').first()).toBeVisible()
    await atEach(async () => ({ rows: await rowsOf(page) }))
    await page.goto('/business')
    await expect(page.locator('main form')).toBeVisible()
    await atEach(frameLayout)
  })
})
