import { expect, it } from 'vitest'
import { createHttp } from './create-http.ts'
import { readTrustedProxies, type TrustedProxies } from './trusted-proxy.ts'

async function clientOf(trustProxy: TrustedProxies, remoteAddress: string, headers: Record<string, string>) {
  const app = createHttp({ trustProxy })
  app.all('/', async ({ ip, host, method, protocol }) => ({ ip, host, method, protocol }))
  return (await app.inject({ url: '/', remoteAddress, headers: { host: 'shop.example', ...headers } })).json()
}

const forgedHeaders = {
  'x-forwarded-for': '203.0.113.9',
  'x-forwarded-host': 'evil.test',
  'x-forwarded-proto': 'https',
  'x-http-method-override': 'DELETE',
  'x-user-id': '1',
  'x-real-ip': '203.0.113.9',
}

it('without a proxy, no header says who the caller is (case M11)', async () => {
  expect(await clientOf(false, '198.51.100.7', forgedHeaders)).toEqual({
    ip: '198.51.100.7',
    host: 'shop.example',
    method: 'GET',
    protocol: 'http',
  })
})

it.each([
  ['one proxy', 1, '10.0.0.1', '203.0.113.9, 198.51.100.7', '198.51.100.7'],
  ['two proxies', 2, '10.0.0.1', '203.0.113.9, 198.51.100.7, 10.0.0.2', '198.51.100.7'],
  ['a network of proxies', ['10.0.0.0/8'], '10.0.0.1', '203.0.113.9, 198.51.100.7, 10.9.9.9', '198.51.100.7'],
  [
    'proxies by both kinds of address',
    ['10.0.0.0/8', '2001:db8::1'],
    '::ffff:10.0.0.1',
    '198.51.100.7',
    '198.51.100.7',
  ],
  ['a proxy that is not known', ['10.0.0.0/8'], '192.0.2.1', '203.0.113.9', '192.0.2.1'],
] as const)('behind %s, only what it wrote counts (case M11)', async (_name, trusted, remote, forwarded, ip) => {
  expect(await clientOf(trusted, remote, { 'x-forwarded-for': forwarded })).toMatchObject({ ip })
})

it('a sender that is not our proxy cannot choose the host (case M11)', async () => {
  expect(await clientOf(['10.0.0.0/8'], '192.0.2.1', forgedHeaders)).toMatchObject({
    host: 'shop.example',
    protocol: 'http',
  })
  expect(await clientOf(['10.0.0.0/8'], '10.0.0.1', forgedHeaders)).toMatchObject({
    host: 'evil.test',
    protocol: 'https',
  })
})

it.each([
  ['no', false],
  ['yes', 1],
  ['2', 2],
  ['10.0.0.0/8, 192.0.2.7', ['10.0.0.0/8', '192.0.2.7']],
  ['2001:db8::/32', ['2001:db8::/32']],
  ['0', undefined],
  ['99', undefined],
  ['loadbalancer', undefined],
  ['10.0.0.0/33', undefined],
  ['10.0.0.0/8,', undefined],
])('%j is read as %j', (text, read) => {
  expect(readTrustedProxies(text)).toEqual(read)
})
