import type { Translate } from '@coverwright/core/text/text'
import { containsCardNumber } from '@coverwright/core/validation/card-number'
import type { FieldError } from '../../../platform/errors/app-error.ts'
import { fieldErrors } from '../../../platform/errors/field-errors.ts'
import { textRefusals } from './text-refusals.ts'

/** Problems of free text beside an application, by field: characters that cannot be stored. */
export const refusedWords = (words: Readonly<Record<string, unknown>>, translate: Translate): readonly FieldError[] =>
  fieldErrors(textRefusals(words), translate)

/** Fields whose text holds the number of a payment card. */
export const refusedCards = (
  words: Readonly<Record<string, string | undefined>>,
  translate: Translate,
): readonly FieldError[] =>
  fieldErrors(
    Object.entries(words)
      .filter(([, text]) => text !== undefined && containsCardNumber(text))
      .map(([path]) => ({ path, key: 'validationError.cardNumber' })),
    translate,
  )
