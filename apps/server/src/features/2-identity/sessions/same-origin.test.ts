import { expect, it } from 'vitest'
import { createHttp } from '../../../http/create-http.ts'
import type { TrustedProxies } from '../../../http/trusted-proxy.ts'
import { refuseCrossSite } from './same-origin.ts'

/** Whether a write to a brand of ours is accepted through a proxy that uses a name of its own. */
async function isLetIn(origin: string, trustProxy: TrustedProxies): Promise<boolean> {
  const app = createHttp({ trustProxy })
  app.addHook('onRequest', refuseCrossSite(new URL('https://coverwright.example')))
  app.post('/write', () => 'written')
  const headers = { host: 'coverwright.internal:3000', 'x-forwarded-host': 'harbor.example', origin }
  return (await app.inject({ method: 'POST', url: '/write', headers })).statusCode === 200
}

it.each<[string, TrustedProxies, boolean]>([
  ['https://harbor.example', 1, true],
  ['https://coverwright.example', 1, true],
  ['https://evil.example', 1, false],
  ['https://harbor.example', false, false],
  ['https://harbor.example', ['10.0.0.1'], false],
])('a page of %s, with %j believed, writes to the brand that a proxy names: %s (case C1, M11)', async (...args) => {
  const [origin, trustProxy, letIn] = args
  expect(await isLetIn(origin, trustProxy)).toBe(letIn)
})
