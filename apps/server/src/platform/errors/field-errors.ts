import type { Translate } from '@coverwright/core/text/text'
import type { FieldProblem } from '@coverwright/core/validation/check-field'
import { refusalText } from '@coverwright/core/validation/refusal-text'
import type { FieldError } from './app-error.ts'

/** Refused answers in the site's language. */
export const fieldErrors = (
  refusals: readonly Omit<FieldProblem, 'label'>[],
  translate: Translate,
): readonly FieldError[] =>
  refusals.map(({ path, key, params, missing }) => ({
    field: path,
    message: refusalText({ key, ...(params ? { params } : {}), missing, path }, translate),
    key,
    ...(params ? { params } : {}),
  }))
