import { is, not } from '@coverwright/core/flow/rule'
import { field } from '../../field.ts'
import { openingOf } from '../parts/opening.ts'
import { legalForms } from './legal-forms.ts'

/** How an application begins in Brazil; whoever has no CNPJ has no CNAE. */
export const opening = openingOf({
  code: 'BR',
  legalForms,
  mostMoney: 1_000_000_000,
  taxNumber: [{ rule: 'isTaxNumber', kind: 'cnpj_or_cpf' }],
  about: [
    field('register.cnae', 'text', {
      hint: true,
      width: 3,
      optional: true,
      visible: not(is('business_type', 'autonomo')),
      checks: [{ rule: 'hasDigits', count: 7 }],
    }),
  ],
})
