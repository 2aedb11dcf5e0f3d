import type { QuoteRequest } from '@coverwright/contract/carrier-contract'
import { classes, requestFor } from './requests.ts'

type Answers = Readonly<Record<string, unknown>>

export const van: Answers = {
  id: 'v1',
  year: 2022,
  make: 'Ford',
  model: 'Transit 250',
  body: 'van',
  weight: 'light',
  seats: 2,
  use: 'service',
  radius: 'local',
  garaging_zip: '78701',
  ownership: 'owned',
  cost_new: 46_000,
  damage: 'both',
  deductible: '1000',
}

export const driver: Answers = {
  id: 'd1',
  first_name: 'Rosa',
  last_name: 'Lind',
  birthdate: '1984-03-02',
  license_state: 'TX',
  cdl: 'No',
  years_licensed: 22,
  violations: 0,
  accidents: 0,
  major: 'No',
}

const auto: Answers = {
  owned: 'Yes',
  uses: ['jobs'],
  radius: 'local',
  hazmat: 'No',
  has_dot: 'No',
  filings: ['none'],
  limit: '1000000',
  uninsured: 'minimum',
  medical: '5000',
  hired: 'No',
  employee_driving: 'never',
  record_checks: 'before',
  record_standard: 'No',
  phone_rule: 'Yes',
  personal_use: 'commuting',
  devices: ['none'],
  maintenance: 'regular',
}

type Changes = {
  readonly ca?: Answers
  readonly vehicles?: readonly Answers[]
  readonly drivers?: readonly Answers[]
  readonly request?: Parameters<typeof requestFor>[0]
}

/** A plumber in Texas with one van and one good driver, with `changes`. */
export const autoRequest = ({ ca, vehicles = [van], drivers = [driver], request }: Changes = {}): QuoteRequest =>
  requestFor({
    line: 'ca',
    class: classes.plumber,
    details: { ca: { ...auto, ...ca }, vehicles: [...vehicles], drivers: [...drivers] },
    ...request,
  })

const trade = { naics6: '484121', industry: 'transport', traits: ['vehicles', 'delivery'] }

export const trucker: Parameters<typeof requestFor>[0] = {
  class: { ...trade, class_code_ref: 'CW484121A', hazard: 5 },
  business: { state: 'NE', zip_code: '68102' },
}

export const tractor: Answers = {
  ...van,
  id: 't1',
  make: 'Freightliner',
  model: 'Cascadia',
  body: 'tractor',
  weight: 'heavy',
  use: 'for_hire',
  radius: 'long',
  cost_new: 165_000,
}
