import { startOf } from '../shared/start.ts'
import { portugalOpening } from './opening.ts'

export const start = startOf({
  opening: portugalOpening,
  otherForm: 'outra',
  mostMoney: 1_000_000_000,
  taxNumber: [{ rule: 'isTaxNumber', kind: 'nif_pt' }],
})
