import type { Check } from '@coverwright/core/model/check'

/** A state in which workers’ compensation asks each location for the employer’s state unemployment number. */
export type UnemploymentRule = {
  readonly state: string
  /** The state's own name for the number. */
  readonly label: string
  /** Where an owner finds it. */
  readonly hint: string
  /** The state’s format where we are sure of it; absent elsewhere, so that no right number is refused. */
  readonly checks: readonly Check[]
}

/** In the order of their codes. */
export const unemploymentRules = [
  {
    state: 'CO',
    label: 'Colorado unemployment account number',
    hint: 'On your quarterly premium report from the Department of Labor and Employment',
    checks: [],
  },
  {
    state: 'HI',
    label: 'Hawaii unemployment account number',
    hint: 'On your quarterly contribution report from the Department of Labor and Industrial Relations',
    checks: [],
  },
  {
    state: 'ME',
    label: 'Maine unemployment account number',
    hint: 'On your quarterly contribution report from the Department of Labor',
    checks: [],
  },
  {
    state: 'MN',
    label: 'Minnesota unemployment employer account number',
    hint: 'On your quarterly wage report, from the Unemployment Insurance Program',
    checks: [],
  },
  {
    state: 'NJ',
    label: 'New Jersey employer registration number',
    hint: 'On your quarterly report, form NJ-927',
    checks: [],
  },
  {
    state: 'NY',
    label: 'New York unemployment insurance employer registration number',
    hint: 'On your quarterly return, form NYS-45: two digits, then five or six more',
    checks: [{ rule: 'isNyUnemploymentNumber' }],
  },
  {
    state: 'RI',
    label: 'Rhode Island employer account number',
    hint: 'On your quarterly tax and wage report from the Division of Taxation',
    checks: [],
  },
  {
    state: 'UT',
    label: 'Utah unemployment employer registration number',
    hint: 'On your quarterly contribution report from the Department of Workforce Services',
    checks: [],
  },
] as const satisfies readonly UnemploymentRule[]

/** Whether workers’ compensation asks a location in this state for an unemployment number. */
export const asksUnemploymentNumber = (state: string): boolean => unemploymentRules.some((rule) => rule.state === state)
