import { beforeEach, expect, it, vi } from 'vitest'

const base = 'https://shop.example/quotes-here'

function setAddress(path: string): void {
  vi.stubGlobal('location', new URL(`${base}${path}`))
}

/** Loads fresh modules, as a page load does. */
async function loadPage(path: string) {
  vi.resetModules()
  vi.stubGlobal('document', { baseURI: `${base}/` })
  setAddress(path)
  return { ...(await import('./visit-log.ts')), ...(await import('./step-history.ts')) }
}

beforeEach(() => {
  vi.unstubAllGlobals()
})

it('records the current and the previous page, relative to the site’s path (F18)', async () => {
  const { logRoute, stepRecord } = await loadPage('/')
  for (const path of ['/contact', '/insurance?edit=true', '/']) {
    setAddress(path)
    logRoute()
  }
  expect(stepRecord()).toMatchObject({ current: '/insurance', previous: '/contact' })
})

it('begins with the address of the page load (F18)', async () => {
  const { stepRecord } = await loadPage('/applications/0b7f1c52-5c7e-4f53-9c77-0d0f3c1f2a11/edit')
  setAddress('/done?edit=true')
  expect(stepRecord()).toEqual({ current: '/done', previous: undefined, editedLocation: false, editedBuilding: false })
})

it.each([
  ['/?disableTrackers=true', true],
  ['/contact?ac=radio&disableTrackers=true', true],
  ['/?disableTrackers=false', false],
  ['/', false],
])('a page that loads at %s has turned tracking off in the tab before it is drawn: %s (C3, C5)', async (path, off) => {
  const storedItems = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => storedItems.get(name) ?? null,
    setItem: (name: string, text: string) => void storedItems.set(name, text),
  })
  await loadPage(path)
  const { isTrackingDisabled } = await loadPage('/business')
  expect(isTrackingDisabled()).toBe(off)
})

it.each([
  ['/location/edit/0/address', true, false],
  ['/location/edit/12/buildings', true, true],
  ['/renewals/location', false, false],
  ['/contact', false, false],
])('saving %s: a location edited %s, a building edited %s (F18)', async (saved, editedLocation, editedBuilding) => {
  const { logSave, stepRecord } = await loadPage(saved)
  setAddress('/insurance')
  logSave(saved, false)
  expect(stepRecord()).toMatchObject({ current: '/insurance', editedLocation, editedBuilding })
})

it.each([
  ['a page that the application chose', '/location/list', 'stepSet'],
  ['a saved page', '/insurance', 'saved'],
  ['a saved page of a renewal', '/renewals/location', 'renewalSaved'],
  ['a submission', '/resume', 'completed'],
])('records %s (F18, seed 4.6)', async (_what, path, kind) => {
  const { logStepSet, logSave, logCompletion, stepRecord, visitLog } = await loadPage('/')
  setAddress('/contact')
  logStepSet('/contact')
  setAddress(path)
  if (kind === 'stepSet') logStepSet(path)
  else if (kind === 'completed') logCompletion()
  else logSave('/contact', kind === 'renewalSaved')
  expect(visitLog.events.at(-1)).toEqual({ kind, path })
  expect(stepRecord()).toMatchObject({ current: path, previous: '/contact' })
})

it('finds the page before a page that does not exist, whether that is logged already or not (F18)', async () => {
  const { logRoute, previousPage } = await loadPage('/contact')
  logRoute()
  setAddress('/nonsense')
  expect(previousPage()).toBe('/contact')
  logRoute()
  expect(previousPage()).toBe('/contact')
})
