import type { Answers } from '@coverwright/core/answers/answers'
import { readAnswer, sameAnswer, writeAnswer } from '@coverwright/core/answers/answers'
import type { NumberHabits } from '@coverwright/core/input/read-number'
import type { Field } from '@coverwright/core/model/field'
import { kindProblems } from '@coverwright/core/validation/kind-problems'
import { answerEntered } from '../../../forms/entries/entered-answers.ts'
import type { Draft } from './draft.ts'

/** Stored answers, the fields they belong to, and how numbers are typed. */
type Drafted = { readonly stored: Answers; readonly fields: readonly Field[]; readonly habits: NumberHabits }

/** The stored answers overlaid with the draft. */
export const withDraft = ({ stored, fields, habits }: Drafted, { entered }: Draft): Answers =>
  fields.reduce(
    (written, field) =>
      Object.hasOwn(entered, field.path)
        ? writeAnswer(written, field.path, answerEntered(field, entered[field.path], habits))
        : written,
    stored,
  )

/** Whether a stored value comes from a save of this page that was never acknowledged. */
export const wasSent = ({ sent = [] }: Draft, stored: unknown, read: (body: Answers) => unknown): boolean =>
  sent.some((body) => sameAnswer(read(body) ?? undefined, stored ?? undefined))

/** Whether the person changed it: entered, and not put back. Answers that others gave in the meantime are never sent. */
const isGiven = ({ entered, seen, sent = [] }: Draft, answers: Answers, path: string): boolean =>
  Object.hasOwn(entered, path) &&
  (sent.length > 0 || !seen || !Object.hasOwn(seen, path) || !sameAnswer(seen[path], readAnswer(answers, path)))

/**
 * The fields that a save may send: not those that are hidden now and hold what is no answer of theirs, since nobody could
 * correct what the server refuses there.
 * @param visible the paths of the fields that are shown; only read when it matters
 */
export function sendableFields(
  fields: readonly Field[],
  answers: Answers,
  visible: () => readonly string[],
): readonly Field[] {
  const wrong = fields.filter((field) => kindProblems(field, readAnswer(answers, field.path)).length > 0)
  if (wrong.length === 0) return fields
  const shown = new Set(visible())
  return fields.filter((field) => shown.has(field.path) || !wrong.includes(field))
}

/** The body of a save: the changed answers of the page, an emptied one as null, so that the server removes it. */
export const bodyOf = (answers: Answers, fields: readonly Field[], draft: Draft): Answers =>
  fields
    .filter(({ path }) => isGiven(draft, answers, path))
    .reduce<Answers>((body, { path }) => writeAnswer(body, path, readAnswer(answers, path) ?? null), {})
