import type { AppetiteRow, Carrier } from '../../../carriers/carrier.ts'
import { corsica, overseas } from './overseas.ts'

const since = '2026-01-01'

const mainlandOnly: AppetiteRow = {
  from: since,
  outlook: 'out',
  reason: 'appetite.stateNotServed',
  code: '',
  states: overseas,
}
const noGuards: AppetiteRow = {
  from: since,
  outlook: 'out',
  reason: 'appetite.security',
  code: '',
  traits: ['security'],
  minHazard: 4,
}

/** A mutual of craftsmen, shops and drivers. */
export const clochers: Carrier = {
  id: 'fr_clochers',
  name: 'Mutuelle des Trois Clochers',
  shownAs: 'Mutuelle des Trois Clochers (exemple)',
  sample: true,
  mark: 'M3 21v-9l3-5 3 5v9M9 21V8l3-6 3 6v13M15 21v-9l3-5 3 5v9M2 21h20',
  lines: [
    {
      line: 'rc',
      asks: { segment: 'tc', path: 'fr_clochers', version: 'v1', basis: ['class_code_ref', 'state'] },
      switch: 'frClochersRcOn',
      codeName: 'fr_clochers_rc_code',
      appetite: [
        mainlandOnly,
        noGuards,
        { from: since, outlook: 'out', reason: 'appetite.financial', code: '', industries: ['finance'] },
        {
          from: since,
          outlook: 'out',
          reason: 'appetite.malpractice',
          code: '',
          classes: ['FR-6211', 'FR-6212', 'FR-62134', 'FR-62139'],
        },
        { from: since, outlook: 'out', reason: 'appetite.frDriverLine', code: '', classes: ['FR-4853'] },
        { from: since, outlook: 'refer', reason: 'appetite.children', code: 'TC-RCE', traits: ['children'] },
        { from: since, outlook: 'in', reason: '', code: 'TC-RC' },
      ],
    },
    {
      line: 'mrp',
      switch: 'frClochersMrpOn',
      codeName: 'fr_clochers_mrp_code',
      appetite: [
        mainlandOnly,
        noGuards,
        { from: since, outlook: 'refer', reason: 'appetite.frCorsica', code: 'TC-MPC', states: corsica },
        { from: since, outlook: 'refer', reason: 'appetite.frWorkshop', code: 'TC-MPA', traits: ['hot-work'] },
        { from: since, outlook: 'in', reason: '', code: 'TC-MP' },
      ],
    },
    {
      line: 'dec',
      switch: 'frClochersDecOn',
      codeName: 'fr_clochers_dec_code',
      appetite: [
        mainlandOnly,
        { from: since, outlook: 'refer', reason: 'appetite.frWholeHouses', code: 'TC-DCM', classes: ['FR-236115'] },
        { from: since, outlook: 'in', reason: '', code: 'TC-DC', traits: ['contractor'] },
        { from: since, outlook: 'out', reason: 'appetite.frBuildersOnly', code: '' },
      ],
    },
    {
      line: 'rcp_uber_fr',
      switch: 'frClochersVtcOn',
      codeName: 'fr_clochers_vtc_code',
      appetite: [
        mainlandOnly,
        { from: since, outlook: 'in', reason: '', code: 'TC-VT', classes: ['FR-485320'] },
        { from: since, outlook: 'refer', reason: 'appetite.frTaxi', code: 'TC-VX', classes: ['FR-485310'] },
        { from: since, outlook: 'out', reason: 'appetite.frDriversOnly', code: '' },
      ],
    },
    {
      line: 'cl',
      switch: 'frClochersClOn',
      codeName: 'fr_clochers_cl_code',
      appetite: [
        mainlandOnly,
        { from: since, outlook: 'out', reason: 'appetite.publicBodiesOut', code: '', industries: ['civic', 'finance'] },
        { from: since, outlook: 'out', reason: 'appetite.frNoIt', code: '', traits: ['technology'] },
        { from: since, outlook: 'in', reason: '', code: 'TC-CY' },
      ],
    },
  ],
}
