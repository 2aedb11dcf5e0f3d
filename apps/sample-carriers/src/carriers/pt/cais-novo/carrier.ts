import type { SampleCarrier } from '../../../rating/sample-carrier.ts'
import { generalGuidelines } from '../guidelines.ts'
import { portugueseWording } from '../wording.ts'
import { caisNovoAt } from './at.ts'
import { caisNovoCiber } from './ciber.ts'
import { caisNovoMr } from './mr.ts'
import { caisNovoRc } from './rc.ts'
import { caisNovoRcp } from './rcp.ts'

/** Trades, building sites and workshops in Portugal. */
export const caisNovo: SampleCarrier = {
  id: 'pt_cais_novo',
  name: 'Mútua do Cais Novo (demonstração)',
  prefix: 'CN',
  speech: portugueseWording,
  underwriter: 'Um técnico da nossa equipa de ofícios e indústria',
  monthly: { installments: 11, fee: 1 },
  appetite: [{ effective_from: '2026-01-01', rules: [] }],
  guidelines: generalGuidelines,
  lines: { at: caisNovoAt, rc: caisNovoRc, mr: caisNovoMr, rcp: caisNovoRcp, ciber: caisNovoCiber },
}
