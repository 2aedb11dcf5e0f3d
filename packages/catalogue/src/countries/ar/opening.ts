import { openingOf } from '../parts/opening.ts'
import { legalForms } from './legal-forms.ts'

export const argentineOpening = openingOf({ code: 'AR', legalForms })
