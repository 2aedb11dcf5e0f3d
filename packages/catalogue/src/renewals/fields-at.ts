import type { AnswerPath } from '@coverwright/core/answers/answers'
import type { Field } from '@coverwright/core/forms/field'

/** The fields at `paths` or within one of them, as they stand elsewhere: asked again in the very same words. */
export const fieldsAt = (fields: readonly Field[], ...paths: readonly AnswerPath[]): readonly Field[] =>
  fields.filter(({ path }) => paths.some((each) => path === each || path.startsWith(`${each}.`)))
