import type { Refusal } from '@coverwright/core/model/check'
import type { Translate } from '@coverwright/core/text/text'
import type { FieldError } from './app-error.ts'

/** Refused answers in the words of the site. */
export const fieldErrors = (
  refusals: readonly (Refusal & { readonly path: string })[],
  translate: Translate,
): readonly FieldError[] =>
  refusals.map(({ path, key, params }) => ({
    field: path,
    message: translate(key, params),
    key,
    ...(params ? { params } : {}),
  }))
