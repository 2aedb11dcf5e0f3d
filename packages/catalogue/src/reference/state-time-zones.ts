/**
 * The time zone of each state; for a state with two, that of most of its people. Insurance begins at 12:01 a.m.
 * standard time at the insured's address, so it is the state's day that counts, wherever the page is read. Source: the
 * IANA time zone database, file `zone1970.tab`.
 */
const zones: Readonly<Record<string, readonly string[]>> = {
  'America/New_York': [
    'CT',
    'DC',
    'DE',
    'FL',
    'GA',
    'MA',
    'MD',
    'ME',
    'NC',
    'NH',
    'NJ',
    'NY',
    'OH',
    'PA',
    'RI',
    'SC',
    'VA',
    'VT',
    'WV',
  ],
  'America/Detroit': ['MI'],
  'America/Indiana/Indianapolis': ['IN'],
  'America/Kentucky/Louisville': ['KY'],
  'America/Chicago': ['AL', 'AR', 'IA', 'IL', 'KS', 'LA', 'MN', 'MO', 'MS', 'ND', 'NE', 'OK', 'SD', 'TN', 'TX', 'WI'],
  'America/Denver': ['CO', 'MT', 'NM', 'UT', 'WY'],
  'America/Boise': ['ID'],
  'America/Phoenix': ['AZ'],
  'America/Los_Angeles': ['CA', 'NV', 'OR', 'WA'],
  'America/Anchorage': ['AK'],
  'Pacific/Honolulu': ['HI'],
  'America/Puerto_Rico': ['PR', 'VI'],
  'Pacific/Guam': ['GU', 'MP'],
  'Pacific/Pago_Pago': ['AS'],
}

const zoneOf = new Map(Object.entries(zones).flatMap(([zone, states]) => states.map((state) => [state, zone] as const)))

/** The time zone of a state; undefined outside the United States. */
export const timeZoneOfState = (state: string): string | undefined => zoneOf.get(state)
