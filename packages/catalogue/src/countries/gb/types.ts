import { insuresAmong, pickedAmong } from '../../lines/insures.ts'
import { typesOf } from '../shared/types.ts'

/** What UK businesses buy, in the order it is offered. */
export const types = typesOf('44', [
  {
    line: 'gb_pl',
    tag: 'PL',
    name: 'Public and products liability',
    tagline: 'A customer slips on your floor, or something you sold or fitted does damage.',
  },
  {
    line: 'gb_el',
    tag: 'EL',
    name: 'Employers’ liability',
    tagline: 'Somebody who works for you is hurt or falls ill. The law asks for £5m; policies give £10m.',
  },
  {
    line: 'gb_pi',
    tag: 'PI',
    name: 'Professional indemnity',
    tagline: 'A client says your advice, design or service cost them money.',
  },
  {
    line: 'gb_prop',
    tag: 'PROP',
    name: 'Contents, stock and buildings',
    tagline: 'Fire, theft, flood and escape of water, and the income lost meanwhile.',
  },
  {
    line: 'gb_cyber',
    tag: 'CYB',
    name: 'Cyber',
    tagline: 'Locked computers, stolen data, invoices paid to a fraudster.',
  },
  {
    line: 'gb_fleet',
    tag: 'MOT',
    name: 'Van and fleet',
    tagline: 'The motor insurance every vehicle on the road must have.',
    online: false,
  },
])

/** The quote includes a line that is sold in the United Kingdom. */
export const insures = insuresAmong(types)

/** A line was picked, not added from a recommendation. */
export const isPicked = pickedAmong(types)
