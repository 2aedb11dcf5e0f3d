import { openingOf } from '../shared/opening.ts'
import { legalForms } from './legal-forms.ts'

export const opening = openingOf({ code: 'BR', legalForms })
