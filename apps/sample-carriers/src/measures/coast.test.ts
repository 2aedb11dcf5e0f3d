import { expect, it } from 'vitest'
import { sampleCarriers } from '../carriers/registry.ts'
import { offer } from '../rating/offer.ts'
import { requestFor, today } from '../testing/requests.ts'

it.each([
  ['a building near Houston’s coast', '77550', 400_000, true],
  ['rented space there', '77550', 0, false],
  ['a building in Dallas', '75201', 400_000, false],
] as const)('%s: does an underwriter read about the wind? (Q6)', (_name, zip_code, building_value, reads) => {
  const request = requestFor({ business: { zip_code }, coverage: { building_value } })
  const insurers = sampleCarriers.flatMap((carrier) =>
    carrier.lines.bop ? [[carrier, carrier.lines.bop] as const] : [],
  )
  expect(insurers.length).toBeGreaterThan(3)
  for (const [carrier, line] of insurers) {
    const { reasons } = offer(carrier, line, request, 'Q-1', today)
    expect([carrier.name, reasons.some(({ code }) => code === 'building.coast')]).toEqual([carrier.name, reads])
  }
})
