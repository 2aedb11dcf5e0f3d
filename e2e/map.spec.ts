import type { Page } from '@playwright/test'
import { expect } from './harness/expect.ts'
import { test } from './harness/test.ts'
import { accountant } from './journey/answers.ts'
import { continueToNext, control, fillPage } from './journey/autopilot.ts'
import { startAt } from './journey/fill-by-api.ts'
import { overrideSite } from './journey/override-site.ts'

const first = '/location/edit/0/address'
const picture = Buffer.from('R0lGODlhAQABAIAAAMLCwgAAACH5BAAAAAAALAAAAAABAAEAAAICRAEAOw==', 'base64')

const map = (page: Page) => page.getByRole('img', { name: /^Map of / })

// That a site without a map service shows the outline of the state is seen in `lists.spec.ts`.
test('a map shows where a location is, once its address is complete (S3)', async ({ page, watch }) => {
  const requests: string[] = []
  let refuses = false
  await overrideSite(page, { mapUrl: '/maps/static?place={query}' })
  await page.route('**/maps/static?*', (route) => {
    requests.push(new URL(route.request().url()).searchParams.get('place') ?? '')
    return refuses
      ? route.fulfill({ status: 403, body: 'This key may not be used here' })
      : route.fulfill({ contentType: 'image/gif', body: picture })
  })
  await startAt(page, first, { business: accountant })
  const street = control(page, 'item.street')
  const mail = await street.inputValue()
  const place = (text: string) => `${text}, Naperville, IL, 60540`
  await expect(map(page)).toHaveAccessibleName(`Map of ${place(mail)}`)
  await street.fill('')
  await expect(map(page)).toHaveCount(0)
  await street.fill('1840 Ogden Ave')
  await expect(map(page)).toHaveAccessibleName(`Map of ${place('1840 Ogden Ave')}`)

  await test.step('if the map service fails, the map is hidden for the rest of the visit, and the form works on (S3, E1)', async () => {
    watch.allow(/403/)
    refuses = true
    const refusal = page.waitForResponse('**/maps/static?*')
    await street.fill('1842 Ogden Ave')
    expect((await refusal).status()).toBe(403)
    await expect(map(page)).toHaveCount(0)
    await fillPage(page, accountant)
    await continueToNext(page)
    await expect(page).toShow('/location/edit/0/buildings')

    refuses = false
    await page.goto(first)
    await expect(street).toHaveValue('1842 Ogden Ave')
    await street.fill('1844 Ogden Ave')
    await continueToNext(page)
    expect(requests).toEqual([mail, '1840 Ogden Ave', '1842 Ogden Ave'].map(place))
  })
})
