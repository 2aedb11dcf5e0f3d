import { expect, it } from 'vitest'
import { boundless, createTestApp } from '../../testing/test-app.ts'

const { browser } = await createTestApp({ callsPerMinute: { ...boundless, signIns: 3 } })

it('bounds how often one address asks for codes and tries them, each by itself, and nothing else (R1)', async () => {
  const asked = []
  for (let n = 1; n <= 4; n++) asked.push(await browser().post('sign-in/code', { email: `d${n}@shop.example` }))
  expect(asked.map(({ status }) => status)).toEqual([202, 202, 202, 429])
  const tried = []
  for (let n = 1; n <= 4; n++) tried.push(await browser().post('sign-in', { code: '123456' }))
  expect(tried.map(({ status }) => status)).toEqual([401, 401, 401, 429])
  expect(Number(tried[3]?.headers['retry-after'])).toBeGreaterThan(0)
  expect(tried[3]?.body.code).toBe('request.too_many')
  expect((await browser().get('site')).status).toBe(200)
})

it('bounds how often one address sends links, however many quotes it begins (R1)', async () => {
  const sent = []
  for (let n = 1; n <= 4; n++) {
    const rosa = browser()
    const { _id } = await rosa.begin()
    sent.push(await rosa.post(`quote/${_id}/links`, { email: `r${n}@shop.example` }))
  }
  expect(sent.map(({ status }) => status)).toEqual([201, 201, 201, 429])
})
