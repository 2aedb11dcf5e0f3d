import { DomainScanReply } from '@coverwright/contract/carrier-contract/domain-scans'
import { Compile } from 'typebox/compile'
import { afterAll, expect, test } from 'vitest'
import { createSampleCarriers } from '../app.ts'

const app = await createSampleCarriers()
afterAll(() => app.close())
const conforms = Compile(DomainScanReply)

const scan = (carrier: string, domain: string, key: string) =>
  app.inject({
    method: 'POST',
    url: `/carriers/${carrier}/v1/domain-scans`,
    headers: { 'idempotency-key': key },
    payload: { request_id: 'scan-1', domain },
  })

const domains = Array.from({ length: 40 }, (_, at) => `shop${at}.example.com`)

test('a scan meets the contract, says it is a sample, and is the same each time (Q9)', async () => {
  const counts = new Set<number>()
  for (const [at, domain] of domains.entries()) {
    const first = await scan('rps', domain, `scan-key-${at}`)
    expect([first.statusCode, conforms.Check(first.json()), first.json().sample]).toEqual([200, true, true])
    expect((await scan('rps', domain, `other-key-${at}`)).json()).toEqual(first.json())
    counts.add(first.json().findings.length)
  }
  expect(counts.has(0)).toBe(true)
  expect(counts.size).toBeGreaterThan(2)
})

test('one key is for one domain (Q6, Q9)', async () => {
  await scan('rps', 'one.example.com', 'the-same-key')
  expect((await scan('rps', 'one.example.com', 'the-same-key')).statusCode).toBe(200)
  expect((await scan('rps', 'two.example.com', 'the-same-key')).statusCode).toBe(409)
})

test('an insurer that scans nothing says so; what is no host name is refused (Q9)', async () => {
  expect((await scan('liberty', 'one.example.com', 'key-for-none')).statusCode).toBe(404)
  for (const domain of ['localhost', 'http://one.example.com', 'one.example.com/x', '']) {
    expect((await scan('rps', domain, 'key-for-junk')).statusCode).toBe(400)
  }
})
