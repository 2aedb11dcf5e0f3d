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
const noHeavyTrades: AppetiteRow = { from: since, outlook: 'out', reason: 'appetite.hazard', code: '', minHazard: 5 }

/** An insurer of services, practices and shops; it reads the lines’ own pages and asks nothing more. */
export const ardelune: Carrier = {
  id: 'fr_ardelune',
  name: 'Ardelune Assurances',
  shownAs: 'Ardelune Assurances (exemple)',
  sample: true,
  mark: 'M15 3a9 9 0 1 0 6 14A8 8 0 0 1 15 3M3 21h18',
  lines: [
    {
      line: 'rc',
      switch: 'frArdeluneRcOn',
      codeName: 'fr_ardelune_rc_code',
      appetite: [
        mainlandOnly,
        noHeavyTrades,
        { from: since, outlook: 'out', reason: 'appetite.frDriverLine', code: '', classes: ['FR-4853'] },
        {
          from: since,
          outlook: 'refer',
          reason: 'appetite.practice',
          code: 'AL-RCS',
          industries: ['health', 'finance'],
        },
        { from: since, outlook: 'refer', reason: 'appetite.design', code: 'AL-RCD', classes: ['FR-5413'] },
        { from: since, outlook: 'in', reason: '', code: 'AL-RC' },
      ],
    },
    {
      line: 'mrp',
      switch: 'frArdeluneMrpOn',
      codeName: 'fr_ardelune_mrp_code',
      appetite: [
        mainlandOnly,
        { from: since, outlook: 'out', reason: 'appetite.stateNotServed', code: '', states: corsica },
        { from: since, outlook: 'out', reason: 'appetite.hazard', code: '', minHazard: 4 },
        { from: since, outlook: 'refer', reason: 'appetite.kitchen', code: 'AL-MPK', traits: ['cooking', 'alcohol'] },
        { from: since, outlook: 'in', reason: '', code: 'AL-MP' },
      ],
    },
    {
      line: 'dec',
      switch: 'frArdeluneDecOn',
      codeName: 'fr_ardelune_dec_code',
      appetite: [
        mainlandOnly,
        { from: since, outlook: 'out', reason: 'appetite.frStructure', code: '', minHazard: 4 },
        { from: since, outlook: 'in', reason: '', code: 'AL-DC', traits: ['contractor'] },
        { from: since, outlook: 'in', reason: '', code: 'AL-DC', classes: ['FR-541310', 'FR-541330'] },
        { from: since, outlook: 'out', reason: 'appetite.frBuildersOnly', code: '' },
      ],
    },
    {
      line: 'rcp_uber_fr',
      switch: 'frArdeluneVtcOn',
      codeName: 'fr_ardelune_vtc_code',
      appetite: [
        mainlandOnly,
        { from: since, outlook: 'in', reason: '', code: 'AL-VT', classes: ['FR-485320'] },
        { from: since, outlook: 'out', reason: 'appetite.frDriversOnly', code: '' },
      ],
    },
    {
      line: 'cl',
      switch: 'frArdeluneClOn',
      codeName: 'fr_ardelune_cl_code',
      appetite: [
        mainlandOnly,
        { from: since, outlook: 'out', reason: 'appetite.publicBodiesOut', code: '', industries: ['civic'] },
        { from: since, outlook: 'refer', reason: 'appetite.patients', code: 'AL-CYS', industries: ['health'] },
        { from: since, outlook: 'refer', reason: 'appetite.financialRead', code: 'AL-CYF', industries: ['finance'] },
        { from: since, outlook: 'in', reason: '', code: 'AL-CY' },
      ],
    },
    {
      line: 'do',
      switch: 'frArdeluneDoOn',
      codeName: 'fr_ardelune_do_code',
      appetite: [
        mainlandOnly,
        { from: since, outlook: 'refer', reason: 'appetite.financialRead', code: 'AL-DOF', industries: ['finance'] },
        { from: since, outlook: 'in', reason: '', code: 'AL-DO' },
      ],
    },
  ],
}
