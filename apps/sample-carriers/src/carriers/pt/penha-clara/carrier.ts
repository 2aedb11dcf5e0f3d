import type { SampleCarrier } from '../../../rating/sample-carrier.ts'
import { generalGuidelines } from '../guidelines.ts'
import { portugueseWording } from '../wording.ts'
import { penhaClaraAt } from './at.ts'
import { penhaClaraCiber } from './ciber.ts'
import { penhaClaraMr } from './mr.ts'
import { penhaClaraRc } from './rc.ts'
import { penhaClaraRcp } from './rcp.ts'

/** Shops, restaurants, offices and practices in Portugal. */
export const penhaClara: SampleCarrier = {
  id: 'pt_penha_clara',
  name: 'Penha Clara Seguros (demonstração)',
  prefix: 'PC',
  speech: portugueseWording,
  underwriter: 'Um técnico da nossa equipa de comércio e serviços',
  monthly: { installments: 11, fee: 1 },
  appetite: [{ effective_from: '2026-01-01', rules: [] }],
  guidelines: generalGuidelines,
  lines: { at: penhaClaraAt, rc: penhaClaraRc, mr: penhaClaraMr, rcp: penhaClaraRcp, ciber: penhaClaraCiber },
}
