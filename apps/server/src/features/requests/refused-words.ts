import type { Translate } from '@coverwright/core/text/text'
import type { FieldError } from '../../platform/errors/app-error.ts'
import { textRefusals } from '../quotes/json-limits.ts'
import { fieldErrors } from '../quotes/refusals.ts'

/** What is wrong with words that people write beside an application, by field: such as cannot be kept. */
export const refusedWords = (words: Readonly<Record<string, unknown>>, translate: Translate): readonly FieldError[] =>
  fieldErrors(textRefusals(words), translate)
