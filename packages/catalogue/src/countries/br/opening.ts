import { openingOf } from '../parts/opening.ts'
import { legalForms } from './legal-forms.ts'

export const opening = openingOf({ code: 'BR', legalForms })
