import { is } from '@coverwright/core/rules/rule'
import { field } from '../../field.ts'
import { openedBy } from '../line-page.ts'

const documents = 'directors_and_officers.documents'
const now = openedBy(`${documents}.timing`, is(`${documents}.timing`, 'now'))

/** Documents for the underwriter. They may be sent later, which delays the quote. Source: seed 4.3, A5. */
export const documentation = [
  field(`${documents}.timing`, 'select', { hint: true, why: true, options: ['now', 'later'] }),
  field(`${documents}.financials`, 'document', { hint: true, ...now }),
  field(`${documents}.cap_table`, 'document', { hint: true, ...now }),
  field(`${documents}.bylaws`, 'document', { hint: true, ...now }),
  field(`${documents}.offering`, 'document', { hint: true, optional: true, ...now }),
]
