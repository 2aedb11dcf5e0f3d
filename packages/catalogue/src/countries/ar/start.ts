import { field } from '../../field.ts'
import { startOf } from '../parts/start.ts'
import { argentineOpening } from './opening.ts'

/** Insurers quote nobody without a CUIT: it is public, and papers carry it. */
export const start = startOf({
  opening: argentineOpening,
  otherForm: 'otra',
  mostMoney: 1_000_000_000_000,
  taxNumber: [{ rule: 'isTaxNumber', kind: 'cuit' }],
  taxNumberNeeded: true,
  asksRegion: true,
  about: [
    // What stands beside the premium on the invoice depends on it.
    field('additional.iva_condition', 'select', {
      hint: true,
      options: ['responsable_inscripto', 'monotributo', 'exento'],
    }),
  ],
})
