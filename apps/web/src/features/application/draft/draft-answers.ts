import type { Answers } from '@coverwright/core/answers/answers'
import { isBlank, readAnswer, sameAnswer, writeAnswer } from '@coverwright/core/answers/answers'
import type { NumberHabits } from '@coverwright/core/input/read-number'
import type { Field } from '@coverwright/core/model/field'
import { kindProblems } from '@coverwright/core/validation/kind-problems'
import { answerEntered } from '../../../forms/entries/entered-answers.ts'
import type { Draft } from './draft.ts'

/** Stored answers, the fields they belong to, and how numbers are typed. */
type StoredForm = { readonly stored: Answers; readonly fields: readonly Field[]; readonly habits: NumberHabits }

/** The stored answers overlaid with the draft, and with the usual choices that nobody changed. */
export const withDraft = ({ stored, fields, habits }: StoredForm, draft: Draft): Answers =>
  fields.reduce((result, field) => {
    const { path, usual } = field
    if (Object.hasOwn(draft.entered, path)) {
      return writeAnswer(result, path, answerEntered(field, draft.entered[path], habits))
    }
    return isLeftUsual(field, stored, draft) ? writeAnswer(result, path, usual) : result
  }, stored)

/** The control shows the usual choice: nobody entered or stored another answer. */
export const isLeftUsual = ({ path, usual }: Field, storedAnswers: Answers, { entered }: Draft): boolean =>
  usual !== undefined && !Object.hasOwn(entered, path) && isBlank(readAnswer(storedAnswers, path))

/** Whether a save would change an answer that the person entered. */
export function isChanged(form: StoredForm, draft: Draft): boolean {
  const answers = withDraft(form, draft)
  return Object.keys(draft.entered).some((path) => {
    const before = readAnswer(form.stored, path)
    const answer = readAnswer(answers, path)
    return !(isBlank(answer) && isBlank(before)) && !sameAnswer(answer, before)
  })
}

/** Whether a stored value comes from a save of this page that was never acknowledged. */
export const wasSent = ({ sent = [] }: Draft, storedAnswer: unknown, read: (body: Answers) => unknown): boolean =>
  sent.some((body) => sameAnswer(read(body) ?? undefined, storedAnswer ?? undefined))

/** Whether the person changed it: entered, and not put back. Answers that others gave in the meantime are never sent. */
const isGiven = ({ entered, seen, sent = [] }: Draft, answers: Answers, path: string): boolean =>
  Object.hasOwn(entered, path) &&
  (sent.length > 0 || !seen || !Object.hasOwn(seen, path) || !sameAnswer(seen[path], readAnswer(answers, path)))

/**
 * The fields that a save may send: not hidden ones with a value of a wrong type, since nobody could correct what the
 * server refuses there.
 * @param visible the paths of the fields that are shown; only read when it matters
 */
export function sendableFields(
  fields: readonly Field[],
  answers: Answers,
  visible: () => readonly string[],
): readonly Field[] {
  const wrong = fields.filter((field) => kindProblems(field, readAnswer(answers, field.path)).length > 0)
  if (wrong.length === 0) return fields
  const visiblePaths = new Set(visible())
  return fields.filter((field) => visiblePaths.has(field.path) || !wrong.includes(field))
}

/**
 * The body of a save: the changed answers of the page, an emptied one as null, so that the server removes it.
 * @param confirmedFields the fields whose usual choice is confirmed
 */
export const bodyOf = (
  answers: Answers,
  fields: readonly Field[],
  draft: Draft,
  confirmedFields: readonly Field[] = [],
): Answers =>
  fields
    .filter((field) => isGiven(draft, answers, field.path) || confirmedFields.includes(field))
    .reduce<Answers>((body, { path }) => writeAnswer(body, path, readAnswer(answers, path) ?? null), {})
