import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { createTestApp } from '../../testing/test-app.ts'
import { guides } from './docs-files.ts'

const { app } = await createTestApp()
const get = (url: string, headers = {}) => app.inject({ url, headers: { accept: 'text/html', ...headers } })

const addresses = [...Object.keys(guides).map((at) => `/docs${at && `/${at}`}`), '/docs/errors', '/docs/reference']

it.each(addresses)('%s is a page that runs nothing inline, and whose links work', async (address) => {
  const { statusCode, headers, body } = await get(address)
  expect([statusCode, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
  expect(headers['content-security-policy']).toContain("default-src 'none';script-src 'self';style-src 'self'")
  expect(headers['content-security-policy']).not.toContain('unsafe')
  expect(body).not.toMatch(/<script(?![^>]* src=)|<style| style="| on\w+="/)
  const links = [...body.matchAll(/ (?:href|src|data-document)="(\/[^"#]*)/g)].map(([, link = '']) => link)
  for (const link of new Set(links)) expect([link, (await get(link)).statusCode]).toEqual([link, 200])
})

it('a refusal’s type is the address of its code’s explanation (A2)', async () => {
  const { type, code } = (await app.inject('/api/quote/none/validate')).json()
  expect(type).toBe(`/docs/errors#${code}`)
  expect((await get('/docs/errors')).body).toContain(`<tr id="${code}">`)
})

it('below a path of its host a site has its documentation there', async () => {
  const shop = app.inject({ url: '/fr/api/quote/none', headers: { host: 'localhost' } })
  expect((await shop).json().type).toMatch(/^\/(fr\/)?docs\/errors#/)
})

it('sends the viewer compressed to browsers', async () => {
  const { headers, rawPayload } = await get('/docs/viewer.js', { 'accept-encoding': 'gzip, br' })
  expect([headers['content-encoding'], headers.vary]).toEqual(['br', 'accept-encoding'])
  expect(rawPayload.length).toBeLessThan(500_000)
  const file = readFileSync(
    `${import.meta.dirname}/../../../../../node_modules/@fastify/swagger-ui/static/swagger-ui-bundle.js`,
  )
  expect((await get('/docs/viewer.js')).rawPayload.equals(file)).toBe(true)
})
