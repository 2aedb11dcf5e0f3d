export type StateKind = 'state' | 'district' | 'territory' | 'military' | 'mailing_only'

export type State = { readonly code: string; readonly name: string; readonly kind: StateKind }

const statesOf = (kind: StateKind, names: Readonly<Record<string, string>>): State[] =>
  Object.entries(names).map(([code, name]) => ({ code, name, kind }))

const ofTheUnion = statesOf('state', {
  AL: 'Alabama',
  AK: 'Alaska',
  AZ: 'Arizona',
  AR: 'Arkansas',
  CA: 'California',
  CO: 'Colorado',
  CT: 'Connecticut',
  DE: 'Delaware',
  FL: 'Florida',
  GA: 'Georgia',
  HI: 'Hawaii',
  ID: 'Idaho',
  IL: 'Illinois',
  IN: 'Indiana',
  IA: 'Iowa',
  KS: 'Kansas',
  KY: 'Kentucky',
  LA: 'Louisiana',
  ME: 'Maine',
  MD: 'Maryland',
  MA: 'Massachusetts',
  MI: 'Michigan',
  MN: 'Minnesota',
  MS: 'Mississippi',
  MO: 'Missouri',
  MT: 'Montana',
  NE: 'Nebraska',
  NV: 'Nevada',
  NH: 'New Hampshire',
  NJ: 'New Jersey',
  NM: 'New Mexico',
  NY: 'New York',
  NC: 'North Carolina',
  ND: 'North Dakota',
  OH: 'Ohio',
  OK: 'Oklahoma',
  OR: 'Oregon',
  PA: 'Pennsylvania',
  RI: 'Rhode Island',
  SC: 'South Carolina',
  SD: 'South Dakota',
  TN: 'Tennessee',
  TX: 'Texas',
  UT: 'Utah',
  VT: 'Vermont',
  VA: 'Virginia',
  WA: 'Washington',
  WV: 'West Virginia',
  WI: 'Wisconsin',
  WY: 'Wyoming',
})

const district = statesOf('district', { DC: 'District of Columbia' })

const territories = statesOf('territory', {
  AS: 'American Samoa',
  GU: 'Guam',
  MP: 'Northern Mariana Islands',
  PR: 'Puerto Rico',
  VI: 'U.S. Virgin Islands',
})

const military = statesOf('military', {
  AA: 'Armed Forces Americas',
  AE: 'Armed Forces Europe, Middle East, Africa and Canada',
  AP: 'Armed Forces Pacific',
})

/** Independent countries served by the US post: possible in a mailing address, but no business is insured there. */
const freelyAssociated = statesOf('mailing_only', {
  FM: 'Federated States of Micronesia',
  MH: 'Marshall Islands',
  PW: 'Palau',
})

/** Every two-letter code of a US mailing address: 59 of the United States, then the three mailing-only ones. */
export const states: readonly State[] = [
  ...[...ofTheUnion, ...district].toSorted((a, b) => a.name.localeCompare(b.name, 'en-US')),
  ...territories,
  ...military,
  ...freelyAssociated,
]

/** Where a business can be located and quoted: the 50 states, DC and the territories. */
export const businessStates: readonly State[] = states.filter(
  ({ kind }) => kind === 'state' || kind === 'district' || kind === 'territory',
)
