import { startOf } from '../shared/start.ts'
import { unitedKingdomOpening } from './opening.ts'

export const start = startOf({
  opening: unitedKingdomOpening,
  otherForm: 'other',
  mostMoney: 1_000_000_000,
  taxNumber: [{ rule: 'isTaxNumber', kind: 'utr' }],
})
