import type { Field, FieldType } from '@coverwright/core/model/field'
import { statementOf } from './statements.ts'
import { usualChoice } from './usual-choices.ts'
import { type Extras, wordedField } from './worded-field.ts'

/** A field with its words, as one of a list of statements or with its usual choice where the tables name it. */
export const field = (path: string, type: FieldType, extras: Extras = {}, texts = path): Field => ({
  ...statementOf(texts),
  ...usualChoice(texts),
  ...wordedField(path, type, extras, texts),
})
