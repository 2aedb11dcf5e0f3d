import { expect, it } from 'vitest'
import { answeredPage, fillQuote, painter } from '../../../testing/fill-quote.ts'
import { signInAs } from '../../../testing/sign-in.ts'
import { createTestApp } from '../../../testing/test-app.ts'

const { app, browser } = await createTestApp()

const formulas = ["=cmd|'/c calc'!A1", '+1', '-1', '@SUM(1+1)']

it('hands out text as text: every export is JSON, but the desk’s, which no spreadsheet runs (case F8)', async () => {
  const rosa = browser()
  let quote = await fillQuote(rosa, painter, '/contact')
  for (const company_name of formulas) {
    quote = (await rosa.save(quote, '/business', { ...quote, company_name })).body.data
    expect(quote.company_name).toBe(company_name)
  }
  await rosa.save(quote, '/contact', answeredPage(quote, '/contact', painter).answers)
  await signInAs(rosa, 'rosa@bluedoor.example')
  const { headers, body } = await rosa.get('account/export')
  expect(headers['content-type']).toMatch(/^application\/json/)
  expect(headers['content-disposition']).toMatch(/\.json"/)
  expect(body.applications[0].answers).toMatchObject({ company_name: '@SUM(1+1)', annual_revenue: 420_000 })

  const { paths } = (await app.inject('/api/openapi.json')).json()
  const forSpreadsheets = Object.entries(paths).filter(([, path]) =>
    /text\/csv|spreadsheetml|ms-excel/.test(JSON.stringify(path)),
  )
  // What its cells look like: `desk-queues.test.ts`.
  expect(forSpreadsheets.map(([address]) => address)).toEqual(['/desk/applications.csv'])
})
