import { expect, test } from 'vitest'
import { fillQuote, painter } from '../../../testing/fill-quote.ts'
import { createTestApp } from '../../../testing/test-app.ts'

const { app, browser } = await createTestApp()

async function pdfOf(rosa: ReturnType<typeof browser>, path: string, host = 'localhost') {
  const reply = await app.inject({ url: `/api/${path}`, headers: { host }, cookies: Object.fromEntries(rosa.jar) })
  return { status: reply.statusCode, type: reply.headers['content-type'], bytes: reply.rawPayload }
}

test('the application is a PDF, on Letter or A4 (S8)', async () => {
  const rosa = browser()
  const quote = await fillQuote(rosa, { ...painter, company_name: 'Blue Door <b>&</b> Söhne' })
  const letter = await pdfOf(rosa, `quote/${quote._id}/application.pdf`)
  expect([letter.status, letter.type, letter.bytes.subarray(0, 5).toString()]).toEqual([
    200,
    'application/pdf',
    '%PDF-',
  ])
  expect(letter.bytes.toString('latin1')).toContain('[0 0 612 792]')
  const a4 = await pdfOf(rosa, `quote/${quote.uuid}/application.pdf?size=A4`)
  expect(a4.bytes.toString('latin1')).toMatch(/\[0 0 595\.\d+ 841\.\d+\]/)
})

test('paper size follows the country of the site (S8, I4)', async () => {
  const margaux = browser('france.localhost')
  const quote = await margaux.begin()
  const path = `quote/${quote._id}/application.pdf`
  const usual = await pdfOf(margaux, path, 'france.localhost')
  expect(usual.bytes.toString('latin1')).toMatch(/\[0 0 595\.\d+ 841\.\d+\]/)
  const letter = await pdfOf(margaux, `${path}?size=LETTER`, 'france.localhost')
  expect(letter.bytes.toString('latin1')).toContain('[0 0 612 792]')
})

test("another person's application is not printed (S8)", async () => {
  const rosa = browser()
  const quote = await rosa.begin()
  const eve = browser()
  await eve.begin()
  expect((await pdfOf(eve, `quote/${quote._id}/application.pdf`)).status).toBe(401)
  expect((await pdfOf(eve, `quote/${quote.uuid}/application.pdf`)).status).toBe(401)
})
