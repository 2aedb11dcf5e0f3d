import type { Answers } from '@coverwright/core/answers/answers'
import { readAnswer, sameAnswer, writeAnswer } from '@coverwright/core/answers/answers'
import type { Field } from '@coverwright/core/model/field'
import { answerEntered } from '../../../forms/entries/entered-answers.ts'
import type { Draft } from './draft.ts'

/** Answers, the fields they belong to, and the locale in whose way numbers are typed. */
type Drafted = { readonly stored: Answers; readonly fields: readonly Field[]; readonly locale: string }

/** The step's answers with what stands in its controls laid over them. */
export const withDraft = ({ stored, fields, locale }: Drafted, { entered }: Draft): Answers =>
  fields.reduce(
    (written, field) =>
      Object.hasOwn(entered, field.path)
        ? writeAnswer(written, field.path, answerEntered(field, entered[field.path], locale))
        : written,
    stored,
  )

/** A save from here that was never acknowledged and may have been stored nonetheless said this. */
export const wasSent = ({ sent = [] }: Draft, stored: unknown, read: (body: Answers) => unknown): boolean =>
  sent.some((body) => sameAnswer(read(body) ?? undefined, stored ?? undefined))

/** It was answered here: touched, and not put back as it was. What others answer meanwhile is never sent for them. */
const isGiven = ({ entered, seen, sent = [] }: Draft, answers: Answers, path: string): boolean =>
  Object.hasOwn(entered, path) &&
  (sent.length > 0 || !seen || !Object.hasOwn(seen, path) || !sameAnswer(seen[path], readAnswer(answers, path)))

/** The body of a save: what was answered on the page, an emptied answer as null, so that the server takes it away. */
export const bodyOf = (answers: Answers, fields: readonly Field[], draft: Draft): Answers =>
  fields
    .filter(({ path }) => isGiven(draft, answers, path))
    .reduce<Answers>((body, { path }) => writeAnswer(body, path, readAnswer(answers, path) ?? null), {})
