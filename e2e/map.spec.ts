import type { Page } from '@playwright/test'
import { expect } from './harness/expect.ts'
import { test } from './harness/test.ts'
import { accountant } from './journey/answers.ts'
import { continueToNext, control, fillPage } from './journey/autopilot.ts'
import { startAt } from './journey/fill-by-api.ts'
import { overrideSite } from './journey/override-site.ts'

const first = '/location/edit/0/address'
const picture = Buffer.from('R0lGODlhAQABAIAAAMLCwgAAACH5BAAAAAAALAAAAAABAAEAAAICRAEAOw==', 'base64')

type MapService = { readonly requests: string[]; refuses: boolean }

/** Gives the site a map service and answers its requests. */
async function withMap(page: Page): Promise<MapService> {
  const service: MapService = { requests: [], refuses: false }
  await overrideSite(page, { mapUrl: '/maps/static?place={query}' })
  await page.route('**/maps/static?*', (route) => {
    service.requests.push(new URL(route.request().url()).searchParams.get('place') ?? '')
    return service.refuses
      ? route.fulfill({ status: 403, body: 'This key may not be used here' })
      : route.fulfill({ contentType: 'image/gif', body: picture })
  })
  return service
}

const map = (page: Page) => page.getByRole('img', { name: /^Map of / })

test('a location is shown on a map (S3)', async ({ page, watch }) => {
  await test.step('a site that names no map service shows the place in the outline of its state (S3, C1)', async () => {
    const response = page.waitForResponse('**/api/place-map?zip=60540')
    await startAt(page, first, { business: accountant })
    expect((await response).status()).toBe(200)
    await expect(map(page)).toBeVisible()
    expect(await map(page).evaluate((picture: HTMLImageElement) => picture.naturalWidth)).toBe(320)
  })

  await test.step('a map shows where a location is, once its address is complete (S3)', async () => {
    const service = await withMap(page)
    await page.goto(first)
    const mail = await control(page, 'item.street').inputValue()
    const place = (street: string) => `${street}, Naperville, IL, 60540`
    await expect(map(page)).toHaveAccessibleName(`Map of ${place(mail)}`)
    await control(page, 'item.street').fill('')
    await expect(map(page)).toHaveCount(0)
    await control(page, 'item.street').fill('1840 Ogden Ave')
    await expect(map(page)).toHaveAccessibleName(`Map of ${place('1840 Ogden Ave')}`)
    expect(service.requests).toEqual([place(mail), place('1840 Ogden Ave')])
  })

  await test.step('if the map service fails, the map is hidden for the rest of the visit, and the form works on (S3, E1)', async () => {
    watch.allow(/403/)
    const service = await withMap(page)
    service.refuses = true
    const refusal = page.waitForResponse('**/maps/static?*')
    await page.goto(first)
    expect((await refusal).status()).toBe(403)
    await expect(map(page)).toHaveCount(0)
    const requestsBefore = service.requests.length
    await control(page, 'item.street').fill('1840 Ogden Ave')
    await fillPage(page, accountant)
    await continueToNext(page)
    await expect(page).toShow('/location/edit/0/buildings')

    service.refuses = false
    await page.goto(first)
    await expect(control(page, 'item.street')).toHaveValue('1840 Ogden Ave')
    await control(page, 'item.street').fill('1842 Ogden Ave')
    await continueToNext(page)
    expect(service.requests).toHaveLength(requestsBefore)
  })
})
