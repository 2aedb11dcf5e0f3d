import { expect, it } from 'vitest'
import { createTestApp } from '../../../testing/test-app.ts'

const { browser, logged } = await createTestApp()
const id = '6f1c0f5e-1111-4222-8333-444455556666'
const violations = () =>
  logged
    .filter((line) => line.includes('a browser reported'))
    .map((line) => JSON.parse(line).refused)
    .slice(-1)[0]

it.each([
  [
    'application/reports+json',
    [
      {
        type: 'csp-violation',
        body: {
          effectiveDirective: 'img-src',
          blockedURL: `https://evil.test/${id}?dana@shop.example`,
          documentURL: `http://localhost/quotes/${id}?a=dana@shop.example`,
          sample: 'Dana Quist',
        },
      },
    ],
  ],
  [
    'application/csp-report',
    {
      'csp-report': {
        'violated-directive': 'img-src',
        'blocked-uri': 'https://evil.test/x',
        'document-uri': `http://localhost/quotes/${id}`,
      },
    },
  ],
])('logs what a browser blocked, without anything about the visitor, as %s (case C5)', async (type, report) => {
  const reply = await browser().post('policy-reports', JSON.stringify(report), { 'content-type': type })
  expect(reply.status).toBe(204)
  expect(violations()).toEqual({ rule: 'img-src', blocked: 'https://evil.test', route: '/quotes/:id' })
  expect(logged.join()).not.toMatch(/6f1c0f5e|dana|Dana/)
})

it.each(['', '{', 'null', '[]', '[1,{"type":"csp-violation"}]', '{"csp-report":{"effective-directive":"<b>"}}'])(
  'ignores what is not a report: %j (case C5)',
  async (body) => {
    const before = logged.filter((line) => line.includes('a browser reported')).length
    const { status } = await browser().post('policy-reports', body, { 'content-type': 'application/reports+json' })
    expect([204, 400]).toContain(status)
    expect(logged.filter((line) => line.includes('a browser reported'))).toHaveLength(before)
  },
)
