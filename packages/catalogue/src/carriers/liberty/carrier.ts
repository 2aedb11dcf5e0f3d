import type { Carrier } from '../carrier.ts'
import { outsideTheStates } from '../outside-the-states.ts'
import { libertyCa } from './ca.ts'
import { libertyCp } from './cp.ts'
import { libertyLandlord } from './landlord.ts'
import { libertyUmb } from './umb.ts'

const since = '2026-01-01'

const outEverywhere = [
  {
    from: since,
    outlook: 'out',
    reason: 'appetite.stateNotServed',
    code: '',
    states: ['AK', 'HI', ...outsideTheStates],
  },
  { from: since, outlook: 'out', reason: 'appetite.security', code: '', traits: ['security'], minHazard: 4 },
] as const

/** An underwriter reads these first, in either line; `prefix` is the insurer's own code for them. */
const readFirst = (prefix: string) =>
  [
    { from: since, outlook: 'refer', reason: 'appetite.bar', code: prefix, traits: ['alcohol'], minHazard: 4 },
    {
      from: since,
      outlook: 'refer',
      reason: 'appetite.care',
      code: prefix,
      traits: ['children', 'animals'],
      minHazard: 4,
    },
    { from: since, outlook: 'refer', reason: 'appetite.garage', code: prefix, traits: ['auto-service'], minHazard: 3 },
  ] as const

/** An insurer of trades, food and services; careful about height. */
export const liberty = {
  id: 'liberty',
  name: 'Harrow & Lyme',
  sample: true,
  mark: 'M4 4h16M4 9h16M6 4v16M12 4v16M18 4v16M6 20l-1.500 1M12 20l-1.500 1M18 20l-1.500 1',
  certificates: true,
  lines: [
    {
      line: 'gl',
      asks: { segment: 'l', path: 'liberty', version: 'v1', basis: ['class_code_ref', 'state'] },
      indicates: true,
      switch: 'libertyGlOn',
      codeName: 'liberty_gl_code',
      appetite: [
        ...outEverywhere,
        {
          from: since,
          outlook: 'out',
          reason: 'appetite.heightNewYork',
          code: '',
          traits: ['height'],
          states: ['NY'],
          minHazard: 5,
        },
        { from: since, outlook: 'refer', reason: 'appetite.underwriterReads', code: 'HL-GX', minHazard: 5 },
        ...readFirst('HL-GX'),
        { from: since, outlook: 'in', reason: '', code: 'HL-GL' },
      ],
    },
    {
      line: 'bop',
      asks: { segment: 'l', path: 'liberty', version: 'v1', basis: ['class_code_ref', 'state'] },
      indicates: true,
      switch: 'libertyBopOn',
      codeName: 'liberty_bop_code',
      appetite: [
        ...outEverywhere,
        { from: since, outlook: 'out', reason: 'appetite.hazard', code: '', minHazard: 5 },
        { from: since, outlook: 'out', reason: 'appetite.homes', code: '', traits: ['habitational'] },
        { from: since, outlook: 'out', reason: 'appetite.factory', code: '', traits: ['manufacturing'], minHazard: 4 },
        ...readFirst('HL-BX'),
        { from: since, outlook: 'in', reason: '', code: 'HL-BP' },
      ],
    },
    libertyCa,
    libertyCp,
    libertyUmb,
    libertyLandlord,
  ],
} as const satisfies Carrier
