import { fiveLawyers, ineligibleArea } from '../apps/server/src/testing/law-firms.ts'
import { check } from './harness/accessible.ts'
import { expect } from './harness/expect.ts'
import { test } from './harness/test.ts'
import { deleteAttorney, editAttorney } from './journey/attorneys.ts'
import { continueToNext, control, fillPage } from './journey/autopilot.ts'
import {
  applyAndRenew,
  at,
  attorneyList,
  changeOf,
  changesOn,
  downloadedPdf,
  lastPage,
  openFromList,
  renewing,
  send,
  throughRenewal,
  unchangedRows,
} from './journey/renewal.ts'
import { openRenewalAt } from './journey/renewal-by-api.ts'

const title = 'heading'

test('a sample firm without changes: three pages, offers, a PDF of what was confirmed (N1, N2, S2)', async ({ page }, {
  retry,
}) => {
  test.slow()
  // A firm can be renewed only once, so a retry takes another.
  const [company, premium] = retry ? ['Castillo Immigration Law PC', '$1,450'] : ['Law Office of Judith Marsh', '$980']
  await page.goto('renewals')
  await expect(page.getByRole('row').filter({ hasText: company })).toContainText('Sample firm')
  await check(page, 'the firms that renew')
  await openFromList(page, company)
  await expect(page, 'the link’s secret is gone').toShow(at('/renewal-info'))
  await expect(page.getByRole('link', { name: 'Back', exact: true })).toHaveCount(0)
  await check(page, 'what changed since last year')

  const visitedPaths = await throughRenewal(page, renewing())
  expect(visitedPaths).toEqual([
    '/renewal-info',
    '/dynamic-questions/pl_renewal/edit/0',
    '/dynamic-questions/pl_renewal/edit/1',
  ])
  await expect(
    page.getByText('All of last year’s answers are unchanged. What is new this year is listed below.'),
  ).toBeVisible()
  await expect(unchangedRows(page).getByRole('term')).toHaveCount(6)
  await check(page, lastPage)

  await send(page)
  await expect(page.getByText(`costs ${premium}`)).toBeVisible()
  await expect(page.getByText(/\$\d[\d,]*(\.\d\d)?\s+a year/).first()).toBeVisible({ timeout: 30_000 })
  await check(page, 'a renewal that was sent')
  await page.getByRole('link', { name: 'Read what you sent' }).click()
  await expect(page.getByRole(title, { level: 1 })).toHaveText('Your renewal application')
  await expect(unchangedRows(page).getByRole('term')).toHaveCount(6)
  const pdf = await downloadedPdf(page)
  expect(pdf).toContain(company)
  expect(pdf).toMatch(/Confirmed unchanged.*One office: \d+ .*(One attorney|2 attorneys): /)
  await check(page, 'a renewal on paper')

  await page.goto('renewals/renewal-info')
  await expect(page, 'it is not filled in twice').toShow(at('/thank-you'))
})

test('a partner left and an associate joined: the diff shows it before and after submission and on paper (N1, N4, R9, S5)', async ({
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
  await page.getByRole('link', { name: 'Back', exact: true }).click()
  await expect(page, 'no location changed, so it leads to the start').toShow(at('/renewal-info'))
  await continueToNext(page)

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
  await openRenewalAt(page)

  const expectShown = async () => {
    await expect(changeOf(page, 'Samuel Tran')).toContainText('No longer listed')
    await expect(changeOf(page, 'Ada Moreno')).toContainText('Added')
    await expect(changesOn(page).filter({ hasText: 'Grace Lindqvist' })).toContainText(/20.*24/s)
    await expect(changesOn(page)).toHaveCount(3)
  }
  await expectShown()
  await send(page)
  await page.getByRole('link', { name: 'Read what you sent' }).click()
  await expectShown()
  await page.getByRole('link', { name: 'Print a copy' }).click()
  await expect(page).toShow(/application-pdf/)
  await expectShown()
})

test('a firm with an ineligible area and news of a claim: its areas are asked, and why a person reads it (N1, F16)', async ({
  page,
}) => {
  test.slow()
  await applyAndRenew(page, ineligibleArea)
  await expect(control(page, 'practice_areas_changed')).toHaveCount(0)
  const answers = {
    pl: { aig: { practice_areas: [{ id: 'a', area: 'business_transactions_and_contracts', percent: 100 }] } },
    renewal: {
      firm: { changed: 'No' },
      systems_changed: 'No',
      cover_changed: 'No',
      losses: {
        asked_everyone: 'Yes',
        any: 'No',
        known_circumstance: 'Yes',
        circumstance_reported: 'Yes',
        disciplined: 'No',
      },
    },
  }
  await openRenewalAt(page, answers, { until: '/referral' })
  const reasons = page.locator('.reasons').getByRole('listitem')
  await expect(reasons).toHaveText([
    'You know of something that could become a claim.',
    'The firm did legal work that only specialists insure.',
  ])
  await check(page, 'a referral')
  await continueToNext(page)
  await send(page)
  await expect(page.getByText('An underwriter reviews your renewal')).toBeVisible()
})
