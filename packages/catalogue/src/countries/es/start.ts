import { startOf } from '../shared/start.ts'
import { opening } from './opening.ts'

export const start = startOf({
  opening,
  otherForm: 'otra',
  mostMoney: 1_000_000_000,
  taxNumber: [{ rule: 'isTaxNumber', kind: 'nif_es' }],
})
