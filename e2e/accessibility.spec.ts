import type { Page } from '@playwright/test'
import { check, checkInBoth, checkOnBoth, expectFits, large, phone } from './harness/accessible.ts'
import { expect } from './harness/expect.ts'
import { test } from './harness/test.ts'
import { bakery } from './journey/answers.ts'
import { continueOf, continueToNext, control, fillPage, goTo, sheetOf } from './journey/autopilot.ts'
import { fillByApi, openAt, startAt, submitByApi } from './journey/fill-by-api.ts'

const title = (page: Page) => page.getByRole('heading', { level: 1 })

/**
 * The pages of an application consist of parts that appear on these pages, or on a page that is checked with its
 * errors.
 */
const kindsOfPage = [
  ...['/', '/insurance', '/dynamic-questions/coverage_choices/edit/0', '/location/list'],
  ...['/location/edit/0/buildings', '/recommendations/0/show', '/done'],
]

/** Pages with colors of their own. */
const pathsInBothSchemes = ['/', '/insurance', '/done']

/** Pages with another layout on a small screen: the bar at the top, cards. */
const otherOnPhone = ['/', '/location/list', '/done']
/** Pages whose content is wider than a small screen. */
const widePaths = ['/business', '/contact', '/dynamic-questions/claims/edit/0', '/gl/l/uw-questions/edit/0']

test('each kind of page of the application is accessible (V2, S7, accessibility)', async ({ page }) => {
  test.slow()
  await fillByApi(page.request)
  const open = async (path: string): Promise<void> => {
    await page.goto(path)
    await expect(page).toShow(path)
    await expect(page.locator('main form .skeleton')).toHaveCount(0)
  }
  for (const path of kindsOfPage) {
    await open(path)
    await (pathsInBothSchemes.includes(path) ? checkInBoth(page, path) : check(page, path))
    await page.setViewportSize(phone)
    await (otherOnPhone.includes(path) ? check : expectFits)(page, `${path}, on a phone`)
    await page.setViewportSize(large)
  }
  await page.setViewportSize(phone)
  for (const path of widePaths) {
    await open(path)
    await expectFits(page, `${path}, on a phone`)
  }
})

test('errors are accessible, say what to enter, are linked from a summary, and get the focus (V1, V2, Q1, accessibility)', async ({
  page,
}) => {
  const summary = page.getByRole('alert')
  const messages = page.locator('form.fields .err')
  const trade = control(page, 'class_code_ref')
  await page.goto('/')
  await continueOf(page).click()
  await expect(summary).toBeFocused()
  await expect(summary).toContainText('Three answers need another look')
  await expect(summary).not.toContainText('What you typed')
  await expect(page).toHaveTitle(/^Error: /)
  const [pick, zip] = ['Enter what you do and pick it from the list', /five-digit ZIP code/]
  await expect(messages).toContainText([pick, zip, 'Choose one'])
  await checkInBoth(page, 'the first page with errors')
  await summary.getByRole('link', { name: /Main ZIP code/ }).click()
  await expect(control(page, 'zip_code')).toBeFocused()

  await test.step('a message disappears with a choice, and mentions the input only if there was any (V1, V2)', async () => {
    await control(page, 'business_type').selectOption('llc')
    await expect(messages).toContainText([pick, zip])
    await expect(summary).toContainText('Main ZIP code')
    await expect(summary).not.toContainText('Legal structure')
    await control(page, 'zip_code').fill('606')
    await trade.fill('bakery')
    await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible()
    await check(page, 'the list of trades')
    await trade.fill('bread and so on')
    // The list covers the button.
    await trade.press('Escape')
    await continueOf(page).click()
    await expect(summary).toContainText('What you typed is still here')
  })

  await test.step('a trade typed exactly need not be picked, any other must be (Q1)', async () => {
    await expect(page.getByText('pick it from the list').first()).toBeVisible()
    await trade.fill(' bakery')
    await control(page, 'zip_code').focus()
    await expect(trade).toHaveValue('Bakery')
    await expect(page.getByText('pick it from the list')).toHaveCount(0)
  })

  await test.step('a date without its year holds the page, and errors inside a list are accessible (V1, V2, accessibility)', async () => {
    await startAt(page, '/dynamic-questions/claims/edit/0')
    await control(page, 'claims.any').getByRole('checkbox', { name: 'a claim or a loss' }).check()
    const date = page.locator('fieldset.entry input[type="date"]').first()
    await date.pressSequentially('0501')
    await continueOf(page).click()
    await expect(summary).toBeFocused()
    await expect(summary).toContainText('Enter the whole date: month, day and year')
    await expect(date).toHaveAttribute('aria-invalid', 'true')
    await check(page, 'claims with errors')
  })
})

test('a conflict and a failed save are accessible (A3, accessibility)', async ({ page, watch }) => {
  watch.allow(/409/, /503/)
  const { _id } = await startAt(page, '/contact', { open: '/business' })
  await control(page, 'company_name').fill('Mine')
  const read = await page.request.get('api/quote')
  await page.request.patch(`api/quote/${_id}`, {
    headers: { 'if-match': read.headers().etag ?? '' },
    data: { step: '/business', company_name: 'Theirs' },
  })
  await continueOf(page).click()
  await expect(page.getByRole('button', { name: 'Keep mine' })).toBeVisible()
  await checkInBoth(page, 'a conflict')

  await page.goto('/other-info')
  await page.route('**/api/quote/*', (route) => route.fulfill({ status: 503, json: {} }))
  await continueOf(page).click()
  await expect(page.getByText(/^Not saved/)).toBeVisible()
  await check(page, 'a save that failed')
})

test('loading questions are accessible (Q5, X15, accessibility)', async ({ page }) => {
  await page.route(/api\/.*uw-questions/, () => undefined)
  await openAt(page, '/dynamic-questions/claims/edit/0')
  await control(page, 'claims.any').getByRole('checkbox', { name: 'None of these' }).check()
  await control(page, 'carriers.chubb_sci.knockout_answer').getByRole('radio', { name: 'No' }).check()
  await continueToNext(page)
  await expect(page.getByText('Loading the insurer’s questions')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Continue' })).toBeDisabled()
  await check(page, 'waiting for questions')
})

test('questions that our own server fails to send stop nobody, and are asked before the end (Q5, E1, seed 8, accessibility)', async ({
  page,
  watch,
}) => {
  test.slow()
  watch.allow(/500/)
  await page.route(/api\/.*uw-questions/, (route) => route.fulfill({ status: 500, json: {} }))
  await expectContinueWithoutQuestions(page)
  await page.unrouteAll()
  // The review lists them first, at once or a moment later, and they are answered in the sheet.
  await goTo(page, '/done', bakery)
  const firstMissing = page.locator('#open-pages').getByRole('link').first()
  await firstMissing.click()
  await expect(sheetOf(page)).toContainText('These questions have just arrived')
  await check(page, 'questions that came late')
  // Insurers' questions arrive independently, so another insurer's may still be missing.
  await expect(async () => {
    if ((await sheetOf(page).count()) === 0) await firstMissing.click({ timeout: 5_000 })
    while ((await sheetOf(page).count()) > 0) {
      await fillPage(page, bakery)
      await continueToNext(page)
    }
    await expect(firstMissing).toHaveCount(0)
  }).toPass()
})

/** Continues past the pages of questions, whose calls fail. */
async function expectContinueWithoutQuestions(page: Page): Promise<void> {
  await startAt(page, '/dynamic-questions/claims/edit/0')
  const visitedPaths: string[] = []
  await goTo(page, '/recommendations/0/show', bakery, async (path) => void visitedPaths.push(path))
  expect(visitedPaths.filter((path) => path.includes('uw-questions'))).toEqual([])
}

test('the pages after submission and the not-found page are accessible, on both sizes (S2, S8, accessibility)', async ({
  page,
  watch,
}) => {
  test.slow()
  watch.allow(/status 404: GET .*\/nothing\/here$|status of 404 .*\/nothing\/here$/)
  const { uuid } = await submitByApi(page.request)
  await page.goto('/resume')
  await expect(title(page)).toBeVisible()
  await checkOnBoth(page, '/resume')
  await page.goto(`/${uuid}/quote-review`)
  await expect(title(page)).toHaveText('Your quotes are in')
  await checkInBoth(page, 'offers')
  await page.setViewportSize(phone)
  await check(page, 'offers on cards')
  await page.setViewportSize(large)
  await page.getByRole('button', { name: 'Choose' }).first().click()
  await expect(page.getByRole('link', { name: 'Continue with this one' })).toBeVisible()
  await checkOnBoth(page, 'a chosen offer')
  await page.getByRole('link', { name: 'Continue with this one' }).click()
  await expect(title(page)).toHaveText(/still needs$/)
  await checkOnBoth(page, 'what the insurer still needs')
  for (const view of ['thank-you', 'submissions_forecast', 'application-pdf']) {
    await page.goto(`/${uuid}/${view}`)
    await expect(title(page)).toBeVisible()
    await checkOnBoth(page, view)
  }
  await page.goto('/nothing/here')
  await expect(title(page)).toHaveText('Page not found')
  await checkOnBoth(page, 'no page')

  await test.step('the offers page of an application that was not submitted is accessible (S2, accessibility)', async () => {
    const unsent = await fillByApi(page.request, { until: '/contact' })
    await page.goto(`/${unsent.uuid}/quote-review`)
    await expect(page.getByText('No insurer has been asked yet')).toBeVisible()
    await checkOnBoth(page, 'no offers')
  })
})
