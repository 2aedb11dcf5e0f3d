import { fiveLawyers } from '../apps/server/src/testing/law-firms.ts'
import { check } from './harness/accessible.ts'
import { expect } from './harness/expect.ts'
import { test } from './harness/test.ts'
import { deleteAttorney, editAttorney } from './journey/attorneys.ts'
import { continueToNext, control, fillPage, goTo } from './journey/autopilot.ts'
import { expectFrame, type Frame, frameOf, withContinue, withSave, withSubmit } from './journey/frame.ts'
import {
  applyAndRenew,
  at,
  attorneyList,
  changeOf,
  changesOn,
  lastPage,
  renewing,
  send,
  unchangedRows,
} from './journey/renewal.ts'
import { openRenewalAt } from './journey/renewal-by-api.ts'
import { title } from './journey/sign-in.ts'

const nobody = '00000000-0000-4000-8000-000000000000'

test('a rejected link leads to all renewals, and a sample firm without changes through three pages to offers (N1, N2, N3, S2, S4, S6, E1)', async ({
  page,
  watch,
}, { retry }) => {
  test.slow()
  await test.step('a rejected link ends at the first page of its flow, which says what to do (N3, E1)', async () => {
    watch.allow(/401/)
    await page.goto(`renewals/uuid/${nobody}?quote_submission_uuid=${nobody}&flow=renewal-census`)
    await expect(page).toShow(at('/dynamic-questions/hc_census/edit/0'))
    await expect(title(page)).toHaveText('This renewal could not be opened')
    await expect(page.getByText('Last year’s answers are safe.')).toBeVisible()
    await check(page, 'a rejected link')
    await page.getByRole('link', { name: 'See all renewals' }).click()
    await expect(title(page)).toHaveText('Renewals')
  })

  // A firm can be renewed only once, so a retry takes another.
  const [company, premium] = retry ? ['Castillo Immigration Law PC', '$1,450'] : ['Law Office of Judith Marsh', '$980']
  await expect(page.getByRole('row').filter({ hasText: company })).toContainText('Sample firm')
  await check(page, 'the firms that renew')
  await page.getByRole('link', { name: `Renew ${company}`, exact: true }).click()
  await expect(page, 'the link’s secret is gone').toShow(at('/renewal-info'))
  const steps = page.getByRole('navigation', { name: 'Application steps' })
  await expect(steps).toContainText(/Renewal Information.*Professional Liability/)
  await check(page, 'what changed since last year')

  const frames: (readonly [string, Frame])[] = []
  await goTo(page, lastPage, renewing(), async (path) => void frames.push([path, await frameOf(page)]))
  const questions = at('/dynamic-questions/pl_renewal/edit')
  expect(frames).toEqual([
    [at('/renewal-info'), { buttons: withContinue }],
    [`${questions}/0`, { back: at('/renewal-info'), buttons: withSave }],
    [`${questions}/1`, { back: `${questions}/0`, buttons: withSave }],
  ])
  // An address that no page of this renewal has leads to the page that comes next.
  await page.goto(at('/location'))
  await expectFrame(page, lastPage, { back: `${questions}/1`, buttons: withSubmit })
  await expect(
    page.getByText('All of last year’s answers are unchanged. What is new this year is listed below.'),
  ).toBeVisible()
  await expect(unchangedRows(page).getByRole('term')).toHaveCount(6)
  await check(page, lastPage)

  await send(page)
  await expect(page.getByText(`costs ${premium}`)).toBeVisible()
  await expect(page.getByText(/\$\d[\d,]*(\.\d\d)?\s+a year/).first()).toBeVisible({ timeout: 30_000 })
  await check(page, 'a renewal that was sent')
  await page.goto(at('/renewal-info'))
  await expectFrame(page, at('/thank-you'), { buttons: [], steps: false })
  await page.getByRole('link', { name: 'Read what you sent' }).click()
  await expect(page).toShow(/\/renewals\/review\/[0-9a-f-]{36}$/)
  await expect(title(page)).toHaveText('Your renewal application')
  await expect(unchangedRows(page).getByRole('term')).toHaveCount(6)
  await expect(steps).toHaveCount(0)
  await page.getByRole('button', { name: 'Edit renewal' }).click()
  await expectFrame(page, at('/done?edit=true'), { buttons: withSubmit })
})

test('a partner left, an associate joined and a claim may come: an underwriter reviews it, and the diff shows it before and after submission and on paper (N1, N4, R9, S5, F16)', async ({
  page,
}) => {
  test.slow()
  await applyAndRenew(page, fiveLawyers)
  const ada = renewing({
    attorneys_changed: 'Yes',
    'item.first_name': 'Ada',
    'item.last_name': 'Moreno',
    'item.designation': 'employed',
    'item.year_admitted': 2021,
    'item.bar_states': ['IL'],
    'item.hire_date': '2026-05-04',
    'item.employment_type': 'full_time',
    'item.weekly_hours': 40,
    'item.specialty': 'divorce_custody_and_support',
  })
  await expect(page.getByText('5 attorneys: R. Okafor, S. Tran')).toBeVisible()
  await fillPage(page, ada)
  await continueToNext(page)
  await expect(page).toShow(attorneyList)
  const back = page.locator('.topbar a.back')
  await expect(back, 'no location changed, so it leads to the start').toHaveAttribute('href', at('/renewal-info'))

  await deleteAttorney(page, 'Samuel Tran')
  await expect(page.getByText('No longer listed: Samuel Tran')).toBeVisible()
  await page.getByRole('link', { name: 'Add an attorney' }).click()
  await expect(control(page, 'item.first_name'), 'only the first is filled in').toHaveValue('')
  await fillPage(page, ada)
  await continueToNext(page)
  await expect(page.getByRole('row').filter({ hasText: 'Ada Moreno' })).toContainText('New')

  await editAttorney(page, 'Grace Lindqvist')
  await expect(page.getByText('Last year: 20', { exact: true })).toBeVisible()
  await control(page, 'item.weekly_hours').fill('24')
  await check(page, 'last year beside this year')
  await continueToNext(page)
  await expect(page).toShow(attorneyList)
  const news = { asked_everyone: 'Yes', any: 'No', known_circumstance: 'Yes', circumstance_reported: 'Yes' }
  const unchanged = { firm: { changed: 'No' }, systems_changed: 'No', cover_changed: 'No' }
  const renewal = { ...unchanged, losses: { ...news, disciplined: 'No' } }
  await openRenewalAt(page, { renewal }, { until: '/referral' })
  await expect(page.locator('.reasons').getByRole('listitem')).toHaveText([
    'You know of something that could become a claim.',
  ])
  await check(page, 'a referral')
  await continueToNext(page)

  const expectShown = async () => {
    await expect(changeOf(page, 'Samuel Tran')).toContainText('No longer listed')
    await expect(changeOf(page, 'Ada Moreno')).toContainText('Added')
    await expect(changesOn(page).filter({ hasText: 'Grace Lindqvist' })).toContainText(/20.*24/s)
  }
  await expectShown()
  await send(page)
  await expect(page.getByText('An underwriter reviews your renewal')).toBeVisible()
  await page.getByRole('link', { name: 'Read what you sent' }).click()
  await expectShown()
  await page.getByRole('link', { name: 'Print a copy' }).click()
  await expect(page).toShow(/application-pdf/)
  await expectShown()
  await expect(page.getByRole('link', { name: 'Download PDF' })).toHaveAttribute('href', /\/application\.pdf$/)
  await check(page, 'a renewal on paper')
})
