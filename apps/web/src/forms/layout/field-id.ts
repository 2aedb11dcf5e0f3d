import type { AnswerPath } from '@coverwright/core/answers/answers'

/**
 * The field's id on the page: the same for the same path, and safe in an address or a selector.
 * `gl.liberty.uw_questions[height]` becomes `f-gl-liberty-uw_questions--height`.
 */
export const fieldId = (path: AnswerPath): string =>
  `f-${path
    .replaceAll('[', '--')
    .replaceAll(']', '')
    .replaceAll('.', '-')
    .replace(/[^\w-]/g, escapeCharacter)}`

const escapeCharacter = (character: string) => `_x${character.charCodeAt(0).toString(16)}_`
