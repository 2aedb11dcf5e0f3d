import { expect, it } from 'vitest'
import { codesOf, offeredIn, offerOf, priceOf } from '../../testing/offers.ts'
import { classes, requestFor } from '../../testing/requests.ts'
import { ternHarbor } from '../amtrust/carrier.ts'
import { chubbSciCarrier } from '../chubb-sci/carrier.ts'
import { cnaCarrier } from '../cna/carrier.ts'
import { palisadeWorkers } from '../guard/carrier.ts'

const label = 'New York disability and paid family leave'

/** A shop in New York with workers’ compensation, by its answer about the state's other insurance. */
const shop = (ny_benefits: string) =>
  requestFor({
    line: 'wc',
    class: classes.clothing,
    business: { state: 'NY', zip_code: '10011' },
    details: {
      wc: {
        general: {
          has_employees: 'Yes',
          prior_coverage: 'in_force',
          el_limit: '1000000',
          leased: 'neither',
          ny_benefits,
        },
        payroll: [{ id: 'p1', state: 'NY', classification: 'other', full_time: 4, part_time: 0, payroll: 900_000 }],
        owners: [],
      },
    },
  })

it.each([
  ['Palisade Workers', palisadeWorkers],
  ['Northgate', chubbSciCarrier],
] as const)('%s offers what New York asks for beside workers’ compensation, for a price', (_name, insurer) => {
  expect(offeredIn(offerOf(insurer, shop('want')), label)).toBe('Included')
  expect(priceOf(insurer, shop('want'))).toBeGreaterThan(priceOf(insurer, shop('have')))
  expect(offerOf(insurer, shop('have')).coverages.map((each) => each.label)).not.toContain(label)
})

it.each([
  ['Tern Harbor', ternHarbor],
  ['Keystone', cnaCarrier],
] as const)('%s says that it does not offer it', (_name, insurer) => {
  const coverage = offerOf(insurer, shop('want')).coverages.find((each) => each.label === label)
  expect([coverage?.requested, coverage?.offered]).toEqual(['Included', undefined])
})

it('an underwriter checks who says that nobody needs it', () => {
  expect(codesOf(offerOf(palisadeWorkers, shop('exempt')))).toContain('ny_benefits')
  expect(codesOf(offerOf(palisadeWorkers, shop('have')))).not.toContain('ny_benefits')
})
