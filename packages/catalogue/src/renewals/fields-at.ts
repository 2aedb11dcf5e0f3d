import type { AnswerPath } from '@coverwright/core/answers/answers'
import type { Field } from '@coverwright/core/model/field'

/** The fields at or below `paths`, as defined elsewhere, to be asked again in the same words. */
export const fieldsAt = (fields: readonly Field[], ...paths: readonly AnswerPath[]): readonly Field[] =>
  fields.filter(({ path }) => paths.some((each) => path === each || path.startsWith(`${each}.`)))
