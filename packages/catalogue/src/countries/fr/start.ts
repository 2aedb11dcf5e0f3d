import { field } from '../../field.ts'
import { startOf } from '../shared/start.ts'
import { franceOpening } from './opening.ts'

export const start = startOf({
  opening: franceOpening,
  otherForm: 'other',
  mostMoney: 100_000_000,
  taxNumber: [{ rule: 'isTaxNumber', kind: 'siret' }],
  about: [
    field('naf_code', 'text', {
      hint: true,
      optional: true,
      width: 3,
      checks: [{ rule: 'isLengthLessThan', than: 8 }],
    }),
  ],
})
