import { is, not } from '@coverwright/core/rules/rule'
import { field } from '../../field.ts'
import { startOf } from '../shared/start.ts'
import { opening } from './opening.ts'

/** Only holders of a CNPJ have a CNAE. */
export const start = startOf({
  opening,
  otherForm: 'outra',
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
