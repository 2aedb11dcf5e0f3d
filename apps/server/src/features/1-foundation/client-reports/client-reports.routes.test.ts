import { expect, it } from 'vitest'
import { createTestApp } from '../../../testing/test-app.ts'

const { browser, logged } = await createTestApp()

const report = { kind: 'error', code: 'request.invalid', route: '/location/edit/:n/address' }
const last = () => JSON.parse(logged.findLast((line) => line.includes('"report"')) ?? '{}')

it.each([
  ['error', 50, 'PATCH quote/:id was refused in a browser'],
  ['exception', 50, 'exception in a browser'],
  ['non_actionable', 30, 'non-actionable error in a browser'],
])('%s is logged at its level (E1)', async (kind, level, msg) => {
  const sentReport = { ...report, kind, action: 'PATCH quote/:id', status: 422, at: 'assets/first-x1.js:1:20' }
  expect((await browser().post('client-reports', sentReport)).status).toBe(204)
  expect(last()).toMatchObject({ level, msg, report: sentReport })
})

it('no id or name gets into the log, whatever a browser sends (E1)', async () => {
  const id = '6f1c0f5e-1111-4222-8333-444455556666'
  await browser().post('client-reports', { ...report, route: `/quotes/${id}`, action: `GET quote/${id}/links` })
  expect(last().report).toEqual({ ...report, route: '/quotes/:id', action: 'GET quote/:id/links' })
  expect(logged.join()).not.toContain(id)
})

it.each([
  ['kind', { kind: 'fatal' }],
  ['code', { code: 'Rosa Garcia cannot save' }],
  ['route', { route: '/done?email=rosa@shop.example' }],
  ['action', { action: 'GET a b' }],
  ['at', { at: 'somewhere' }],
  ['message', { message: 'what somebody typed' }],
])('refuses a report whose %s is none (E1)', async (field, wrong) => {
  const { status, body } = await browser().post('client-reports', { ...report, ...wrong })
  expect(status).toBe(422)
  expect(body.errors.map((error: { field: string }) => error.field)).toEqual([field])
})
