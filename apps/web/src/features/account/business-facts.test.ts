import type { AccountBusiness } from '@coverwright/contract/accounts'
import { expect, it } from 'vitest'
import { factsOf } from './business-facts.ts'

const business: AccountBusiness = {
  id: 'b',
  registered_at: '2026-03-01T12:00:00Z',
  name: 'Blue Door',
  contact_email: 'rosa@bluedoor.example',
  subindustry: 'Painting and Wall Covering Contractors',
  class_code_ref: 'CW238320A',
  employer_id: '•••••4567',
  fulltime_employees: 0,
  insurance_types: [{ uuid: 'gl' }],
}

it('a quote begins with the facts of a business; the insurance and the tax number are asked again (R8)', () => {
  expect(factsOf(business)).toEqual({
    company_name: 'Blue Door',
    contact_email: 'rosa@bluedoor.example',
    class_code_ref: 'CW238320A',
    fulltime_employees: 0,
  })
})
