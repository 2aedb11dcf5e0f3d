import type { QuestionStatement } from '@coverwright/core/model/question'

/** Yes/no questions as statements to tick: those of one list become one question with "None of these". */

export const beingTrue = (words: string): QuestionStatement => ({
  list: 'Which of these are true of your business?',
  words,
})

/** What an employer does, unasked, for the people who work there. */
export const doing = (words: string): QuestionStatement => ({ list: 'Which of these do you do?', words })
