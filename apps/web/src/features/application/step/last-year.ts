import type { AnswerPath } from '@coverwright/core/answers/answers'
import type { AnswerTextOptions } from '@coverwright/core/model/answer-text'
import { answerText } from '@coverwright/core/model/answer-text'
import { answerEntered } from '../../../forms/entries/entered-answers.ts'
import type { FormSources } from '../../../forms/state/form-environment.ts'

/**
 * Last year's answers in words, and whether this year's differ. Encrypted answers and signatures are left out: they are
 * given again.
 * @param carriedAnswer the answer carried over for a path, if any
 */
export const lastYearNotes =
  (carriedAnswer: (path: AnswerPath) => unknown, words: AnswerTextOptions): NonNullable<FormSources['lastYear']> =>
  (field, path, entry) => {
    if (field.sensitive || field.type === 'signature') return undefined
    const then = answerText(field, carriedAnswer(path), words)
    if (then === '') return undefined
    const now = answerText(field, answerEntered(field, entry, words), words)
    return { words: then, isChanged: now !== '' && now !== then }
  }
