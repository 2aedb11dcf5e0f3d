import type { QuestionStatement } from '@coverwright/core/model/question'

/** Yes/no questions as statements to tick: those of one list become one question with "None of these". */

/** Statements that add to the risk. */
export const beingTrue = (words: string): QuestionStatement => ({
  kind: 'exposure',
  list: 'Is any of this true?',
  words,
})

/** What lowers it. */
export const inPlace = (words: string): QuestionStatement => ({
  kind: 'safeguard',
  list: 'Which of these are in place?',
  words,
})
