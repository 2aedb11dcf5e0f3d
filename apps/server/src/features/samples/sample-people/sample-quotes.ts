// biome-ignore-all lint/style/noExcessiveLinesPerFile: pure data
import type { OfferRow } from '../../4-binding/submissions/submissions.store.ts'
import type { SampleBusiness } from './sample-business.ts'

/** An insurer's answer to a sample application; premiums in whole dollars a year. */
export type SampleOffer = {
  readonly carrier: string
  readonly state: Extract<OfferRow['state'], 'quoted' | 'referred' | 'declined'>
  readonly premium?: number
}

/** An application that an agent of the sample staff works on. */
export type SampleQuote = {
  /** Its ids are derived from this number, which is never reused. */
  readonly number: number
  /** Address of the agent, as in the staff file. */
  readonly agent: string
  /** Hours from its start, and from its last change, to the first start of the product. */
  readonly begun: number
  readonly changed: number
  /** The page it reached; it is submitted if it has answers of insurers. */
  readonly step: string
  readonly offers?: readonly SampleOffer[]
  /** The insurer that bound it, thirty days after the application, for a year. */
  readonly bound?: { readonly carrier: string; readonly reference: string }
  /** Its contact has signed in once and owns it too. */
  readonly claimed?: true
  readonly business: SampleBusiness
}

const ruth = 'agent@quarry-street.example'
const mateo = 'subagent@quarry-street.example'
const priya = 'agent@fern-hollow.example'

const painting = { class: 'CW238320A', subClass: 'CWT10019' }
const baking = { class: 'CW311811A', subClass: 'CWT10022' }

/** Every state in an agency's list, from just started to answered by insurers. */
export const sampleQuotes: readonly SampleQuote[] = [
  {
    ...{ number: 1, agent: ruth, begun: 2, changed: 2, step: '/' },
    business: {
      name: 'Larkspur Interior Painting LLC',
      trade: painting,
      form: 'llc',
      since: 2019,
      contact: ['Tessa', 'Okonjo', 'tessa@larkspur-painting.example', '3125550131'],
      place: { street: '1820 W Belmont Ave', city: 'Chicago', state: 'IL', zip_code: '60657' },
      description: 'Interior painting of apartments between tenants.',
      money: [240_000, 88_000],
      staff: [2, 1],
      insurance: 'gl',
      taxNumber: '36-5550101',
    },
  },
  {
    ...{ number: 2, agent: mateo, begun: 30, changed: 29, step: '/other-info' },
    business: {
      name: 'Halsted Street Bakehouse',
      trade: baking,
      form: 'corporation',
      since: 2012,
      contact: ['Ines', 'Moreau', 'ines@halsted-bakehouse.example', '3125550132'],
      place: { street: '2240 N Halsted St', city: 'Chicago', state: 'IL', zip_code: '60614' },
      description: 'Sourdough and pastry, baked on the premises and sold over the counter.',
      money: [710_000, 245_000],
      staff: [7, 5],
      insurance: 'bop',
      taxNumber: '36-5550102',
    },
  },
  {
    ...{ number: 3, agent: ruth, begun: 52, changed: 50, step: '/insurance' },
    business: {
      name: 'Two Ladders Exterior Painting',
      trade: painting,
      form: 'sole_proprietor',
      since: 2016,
      contact: ['Gus', 'Hallberg', 'gus@two-ladders.example', '6305550133'],
      place: { street: '415 E Ogden Ave', city: 'Naperville', state: 'IL', zip_code: '60563' },
      description: 'Exterior repainting of single-family houses, two stories at most.',
      money: [165_000, 40_000],
      staff: [1, 2],
      insurance: 'gl',
      taxNumber: '36-5550103',
    },
  },
  {
    ...{ number: 4, agent: mateo, begun: 75, changed: 51, step: '/dynamic-questions/coverage_choices/edit/0' },
    business: {
      name: 'Prairie Crumb Bakery LLC',
      trade: baking,
      form: 'llc',
      since: 2017,
      contact: ['Noor', 'Haddad', 'noor@prairie-crumb.example', '6305550134'],
      place: { street: '77 S Washington St', city: 'Naperville', state: 'IL', zip_code: '60540' },
      description: 'Cakes to order, and a small café with twelve seats.',
      money: [390_000, 132_000],
      staff: [4, 3],
      insurance: 'bop',
      taxNumber: '36-5550104',
    },
  },
  {
    ...{ number: 5, agent: ruth, begun: 122, changed: 98, step: '/dynamic-questions/claims/edit/0', claimed: true },
    business: {
      name: 'Delacroix & Daughter Painting LLC',
      trade: painting,
      form: 'llc',
      since: 2009,
      contact: ['Amélie', 'Delacroix', 'amelie@delacroix-painting.example', '3125550135'],
      place: { street: '935 W Webster Ave', city: 'Chicago', state: 'IL', zip_code: '60614' },
      description: 'Repainting of occupied homes and small offices, inside and out.',
      money: [520_000, 190_000],
      staff: [5, 1],
      insurance: 'gl',
      taxNumber: '36-5550105',
    },
  },
  {
    ...{ number: 6, agent: mateo, begun: 170, changed: 146, step: '/done' },
    business: {
      name: 'Lantern Row Patisserie',
      trade: baking,
      form: 'llc',
      since: 2015,
      contact: ['Felix', 'Arden', 'felix@lantern-row.example', '3125550136'],
      place: { street: '3016 N Lincoln Ave', city: 'Chicago', state: 'IL', zip_code: '60657' },
      description: 'French pastry for walk-in customers and three hotels nearby.',
      money: [860_000, 310_000],
      staff: [9, 4],
      insurance: 'bop',
      taxNumber: '36-5550106',
    },
  },
  {
    ...{ number: 7, agent: ruth, begun: 245, changed: 242, step: '/done' },
    offers: [{ carrier: 'liberty', state: 'declined' }],
    business: {
      name: 'Steel & Shade Coatings Inc.',
      trade: painting,
      form: 'corporation',
      since: 2004,
      contact: ['Rolf', 'Engstrom', 'rolf@steel-and-shade.example', '6305550137'],
      place: { street: '1200 Iroquois Ave', city: 'Naperville', state: 'IL', zip_code: '60563' },
      description: 'Protective coatings for steel railings and fire escapes.',
      money: [980_000, 420_000],
      staff: [8, 0],
      insurance: 'gl',
      taxNumber: '36-5550107',
    },
  },
  {
    ...{ number: 8, agent: mateo, begun: 290, changed: 266, step: '/done', claimed: true },
    offers: [
      { carrier: 'chubb_sci', state: 'quoted', premium: 2140 },
      { carrier: 'liberty', state: 'quoted', premium: 2385 },
      { carrier: 'cna', state: 'referred' },
    ],
    business: {
      name: 'Whitfield Family Bakery LLC',
      trade: baking,
      form: 'llc',
      since: 2008,
      contact: ['Darnell', 'Whitfield', 'darnell@whitfield-bakery.example', '3125550138'],
      place: { street: '1511 W Fullerton Ave', city: 'Chicago', state: 'IL', zip_code: '60614' },
      description: 'Bread, rolls and birthday cakes, baked and sold at one shop.',
      money: [640_000, 215_000],
      staff: [6, 4],
      insurance: 'bop',
      taxNumber: '36-5550108',
    },
  },
  {
    ...{ number: 9, agent: priya, begun: 27, changed: 26, step: '/insurance' },
    business: {
      name: 'Third Ward Painters LLC',
      trade: painting,
      form: 'llc',
      since: 2014,
      contact: ['Lena', 'Kowalczyk', 'lena@third-ward-painters.example', '4145550139'],
      place: { street: '320 E Buffalo St', city: 'Milwaukee', state: 'WI', zip_code: '53202' },
      description: 'Interior repainting of lofts and offices in the Third Ward.',
      money: [310_000, 118_000],
      staff: [3, 1],
      insurance: 'gl',
      taxNumber: '39-5550109',
    },
  },
  {
    ...{ number: 10, agent: priya, begun: 200, changed: 176, step: '/done' },
    offers: [
      { carrier: 'liberty', state: 'quoted', premium: 1895 },
      { carrier: 'cna', state: 'declined' },
    ],
    business: {
      name: 'Brady Street Bread Co.',
      trade: baking,
      form: 'llc',
      since: 2013,
      contact: ['Oscar', 'Lindgren', 'oscar@brady-street-bread.example', '4145550140'],
      place: { street: '1330 E Brady St', city: 'Milwaukee', state: 'WI', zip_code: '53202' },
      description: 'Rye and wheat bread for the counter and six restaurants.',
      money: [575_000, 198_000],
      staff: [5, 3],
      insurance: 'bop',
      taxNumber: '39-5550110',
    },
  },
  {
    // It ends in forty days: its renewal is due.
    ...{ number: 11, agent: priya, begun: 356 * 24, changed: 355 * 24, step: '/done', claimed: true },
    offers: [{ carrier: 'liberty', state: 'quoted', premium: 1120 }],
    bound: { carrier: 'liberty', reference: 'LM-GL-204417' },
    business: {
      name: 'Walker’s Point Painting LLC',
      trade: painting,
      form: 'llc',
      since: 2011,
      contact: ['Marisol', 'Vega', 'marisol@walkers-point-painting.example', '4145550141'],
      place: { street: '734 S 5th St', city: 'Milwaukee', state: 'WI', zip_code: '53204' },
      description: 'Interior repainting of shops and flats in Milwaukee.',
      money: [285_000, 104_000],
      staff: [3, 1],
      insurance: 'gl',
      taxNumber: '39-5550111',
    },
  },
]
