import { derivation, lockedAnswer } from '../../earlier-answers.ts'
import { field } from '../../field.ts'
import { startOf } from '../shared/start.ts'
import { argentineOpening } from './opening.ts'

const conditionOf: Readonly<Record<string, string>> = {
  monotributista: 'monotributo',
  autonomo: 'responsable_inscripto',
}

/** The self-employed have said so with the legal form. */
const conditionBefore = derivation(
  'VAT condition of who works alone',
  ['business_type'],
  (view) => conditionOf[String(view.get('business_type'))],
)

/** Insurers do not quote without a CUIT, which is public and on every paper. */
export const start = startOf({
  opening: argentineOpening,
  otherForm: 'otra',
  mostMoney: 1_000_000_000_000,
  taxNumber: [{ rule: 'isTaxNumber', kind: 'cuit' }],
  taxNumberNeeded: true,
  asksRegion: true,
  about: [
    // It decides what is added to the premium on the invoice.
    field('additional.iva_condition', 'select', {
      hint: true,
      options: ['responsable_inscripto', 'monotributo', 'exento', 'no_alcanzado'],
      derived: lockedAnswer(conditionBefore),
    }),
  ],
})
