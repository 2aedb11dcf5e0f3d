import type { Field } from '@coverwright/core/model/field'
import type { Rule } from '@coverwright/core/rules/rule'
import { is, yes } from '@coverwright/core/rules/rule'
import { field } from '../field.ts'
import { longText } from '../lines/bounds.ts'
import { openedBy } from '../lines/line-page.ts'

const path = (name: string) => `renewal.losses.${name}`
const followUp = (name: string) => openedBy(path(name), yes(path(name)))

/**
 * Events since the last application: nothing of it is on file, so all of it is asked every year. Claims have the fields
 * of the application's own list.
 * @param texts the key of the questions' words: people ask their attorneys, or those who treat patients
 * @param hasColleagues whether there is anyone to ask; everyone has, when absent
 */
export function lossesOfYear(texts: string, claim: readonly Field[], hasColleagues?: Rule): readonly Field[] {
  const words = (name: string) => `${texts}.${name}`
  return [
    field(
      path('asked_everyone'),
      'yes_no',
      { hint: true, why: true, ...(hasColleagues ? { visible: hasColleagues } : {}) },
      words('asked_everyone'),
    ),
    field(path('any'), 'yes_no', { hint: true }, words('any')),
    field(
      path('list'),
      'repeat',
      { entry: true, ...followUp('any'), fields: claim, minItems: 1, maxItems: 12 },
      words('list'),
    ),
    field(path('known_circumstance'), 'yes_no', { hint: true, why: true }, words('known_circumstance')),
    field(
      path('circumstance_detail'),
      'long_text',
      { hint: true, ...followUp('known_circumstance'), checks: longText },
      words('circumstance_detail'),
    ),
    field(
      path('circumstance_reported'),
      'yes_no',
      { hint: true, ...followUp('known_circumstance') },
      words('circumstance_reported'),
    ),
    field(path('disciplined'), 'yes_no', { hint: true }, words('disciplined')),
    field(
      path('discipline_detail'),
      'long_text',
      { hint: true, ...followUp('disciplined'), checks: longText },
      words('discipline_detail'),
    ),
  ]
}

/** A claim, a circumstance that may become one, or discipline since the last application. */
export const newLosses = ['any', 'known_circumstance', 'disciplined'].map((name) => yes(path(name)))

/** Somebody answered for the others without asking them. */
export const answeredForOthers = is(path('asked_everyone'), 'No')
