import type { Carrier } from '../carrier.ts'

const stateOut = {
  from: '2026-01-01',
  outlook: 'out',
  reason: 'appetite.stateNotServed',
  code: '',
  states: ['AK', 'HI', 'PR', 'GU', 'VI'],
} as const

/** An insurer of trades, food and services; careful about height. */
export const liberty = {
  id: 'liberty',
  name: 'Harrow & Lyme',
  sample: true,
  lines: [
    {
      line: 'gl',
      segment: 'l',
      path: 'liberty',
      version: 'v1',
      switch: 'libertyGlOn',
      basis: ['class_code_ref', 'state'],
      codeName: 'liberty_gl_code',
      appetite: [
        stateOut,
        { from: '2026-01-01', outlook: 'refer', reason: 'appetite.underwriterReads', code: 'HL-GX', minHazard: 5 },
        { from: '2026-01-01', outlook: 'in', reason: '', code: 'HL-GL' },
      ],
    },
    {
      line: 'bop',
      segment: 'l',
      path: 'liberty',
      version: 'v1',
      switch: 'libertyBopOn',
      basis: ['class_code_ref', 'state'],
      codeName: 'liberty_bop_code',
      appetite: [
        stateOut,
        { from: '2026-01-01', outlook: 'out', reason: 'appetite.hazard', code: '', minHazard: 5 },
        { from: '2026-01-01', outlook: 'out', reason: 'appetite.homes', code: '', traits: ['habitational'] },
        { from: '2026-01-01', outlook: 'in', reason: '', code: 'HL-BP' },
      ],
    },
  ],
} as const satisfies Carrier
