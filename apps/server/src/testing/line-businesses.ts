import { type GoldenBusiness, namesClients, tank } from './golden-trails/businesses.ts'

type LineBusiness = GoldenBusiness & {
  readonly line: string
  /** The words to find the trade by, and the trade. */
  readonly typed: readonly [string, string]
}

const business = (
  line: string,
  name: string,
  typed: readonly [string, string],
  trade: string,
  zip: string,
  people: readonly [number, number],
  money: readonly [number, number],
  more: Partial<GoldenBusiness> = {},
): LineBusiness => ({ line, lines: [line], name, typed, trade, zip, people, money, since: 2012, ...more })

const vans = { has_vehicles: 'Yes', vehicle_count: 2 }

/** For each line one business that is in appetite. */
export const lineBusinesses: readonly LineBusiness[] = [
  business('gl', 'Threads', ['clothes shop', 'Clothing store'], 'CW458110A', '60614', [3, 2], [420_000, 96_000]),
  business('bop', 'Okafor CPA', ['cpa', 'CPA firm'], 'CW541211A', '60540', [4, 3], [310_000, 120_000]),
  business('wc', 'Corner Books', ['book store', 'Bookstore'], 'CW459210A', '60614', [4, 1], [540_000, 152_000]),
  business(
    'pl',
    'Clear Path',
    ['management consultant', 'Management consultant'],
    'CW541611A',
    '60602',
    [3, 0],
    [460_000, 210_000],
    { answers: namesClients },
  ),
  business(
    'eo',
    'Uplink',
    ['it service', 'Managed IT service provider'],
    'CW541513A',
    '28202',
    [8, 0],
    [1_500_000, 640_000],
  ),
  business(
    'ca',
    'Green Yard',
    ['landscape construction', 'Landscape construction'],
    'CW561730B',
    '60540',
    [5, 2],
    [780_000, 260_000],
    { answers: vans },
  ),
  business('cp', 'Corner Books', ['book store', 'Bookstore'], 'CW459210A', '60614', [4, 1], [540_000, 152_000], {
    answers: { owns: true },
  }),
  business('cl', 'Loud Ideas', ['ad agency', 'Advertising agency'], 'CW541810A', '60602', [9, 1], [1_400_000, 690_000]),
  business('umb', 'Threads', ['clothes shop', 'Clothing store'], 'CW458110A', '60614', [3, 2], [420_000, 96_000], {
    answers: vans,
  }),
  business(
    'se',
    'Two Rings',
    ['wedding planner', 'Wedding and party planner'],
    'CW812990A',
    '60540',
    [1, 1],
    [150_000, 45_000],
  ),
  business(
    'do',
    'Hillside Software',
    ['software', 'Software publisher'],
    'CW513210A',
    '60602',
    [14, 0],
    [1_800_000, 1_200_000],
  ),
  business(
    'epli',
    'Loud Ideas',
    ['ad agency', 'Advertising agency'],
    'CW541810A',
    '60602',
    [9, 1],
    [1_400_000, 690_000],
  ),
  business(
    'fid',
    'Open Door',
    ['job training', 'Job training and sheltered workshop'],
    'CW624310A',
    '19107',
    [22, 6],
    [2_300_000, 1_100_000],
    { form: 'nonprofit' },
  ),
  business(
    'pollution',
    'Paper FlowState',
    ['shredding', 'Document shredding service'],
    'CW561990D',
    '43085',
    [5, 0],
    [720_000, 230_000],
    { answers: tank('Heating oil in the yard', 'heating_oil', 275) },
  ),
  business(
    'product',
    'Oak & Ash',
    ['cabinet maker', 'Cabinet maker'],
    'CW337110A',
    '17603',
    [7, 1],
    [1_100_000, 340_000],
  ),
  business(
    'landlord',
    'Elm Street Homes',
    ['apartment building', 'Apartment building owner'],
    'CW531110A',
    '44113',
    [0, 1],
    [60_000, 12_000],
  ),
]

/** The business that picks this line. */
export function businessOf(line: string): LineBusiness {
  const business = lineBusinesses.find((each) => each.line === line)
  if (!business) throw new Error(`No business picks ${line}`)
  return business
}
