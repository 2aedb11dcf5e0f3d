import { beforeEach, expect, it, vi } from 'vitest'

const base = 'https://shop.example/quotes-here'

function standAt(path: string): void {
  vi.stubGlobal('location', new URL(`${base}${path}`))
}

/** The modules anew, as a page load has them. */
async function comeBy(path: string) {
  vi.resetModules()
  vi.stubGlobal('document', { baseURI: `${base}/` })
  standAt(path)
  return { ...(await import('./visit-log.ts')), ...(await import('./step-visited.ts')) }
}

beforeEach(() => {
  vi.unstubAllGlobals()
})

it('keeps where the person is and was, below the site’s own path (F18)', async () => {
  const { noteRoute, visit } = await comeBy('/')
  for (const path of ['/contact', '/insurance?edit=true', '/']) {
    standAt(path)
    noteRoute()
  }
  expect(visit()).toMatchObject({ current: '/insurance', previous: '/contact' })
})

it('begins with the address the person came in by (F18)', async () => {
  const { visit } = await comeBy('/applications/0b7f1c52-5c7e-4f53-9c77-0d0f3c1f2a11/edit')
  standAt('/done?edit=true')
  expect(visit()).toEqual({ current: '/done', previous: undefined, editedLocation: false, editedBuilding: false })
})

it.each([
  ['/location/edit/0/address', true, false],
  ['/location/edit/12/buildings', true, true],
  ['/renewals/location', false, false],
  ['/contact', false, false],
])('saving %s: a location edited %s, a building edited %s (F18)', async (saved, editedLocation, editedBuilding) => {
  const { noteSaved, visit } = await comeBy(saved)
  standAt('/insurance')
  noteSaved(saved)
  expect(visit()).toMatchObject({ current: '/insurance', editedLocation, editedBuilding })
})

it('knows the page before a page that is not there, noted already or not (F18)', async () => {
  const { noteRoute, pageBefore } = await comeBy('/contact')
  noteRoute()
  standAt('/nonsense')
  expect(pageBefore()).toBe('/contact')
  noteRoute()
  expect(pageBefore()).toBe('/contact')
})
