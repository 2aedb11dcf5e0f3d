import type { Answers } from '@coverwright/core/answers/answers'
import { isYes, readAnswer, writeAnswer } from '@coverwright/core/answers/answers'

/**
 * A renewal's answers with the address that counts: one typed before the person went back and answered that nothing
 * moved decides neither state nor price.
 */
export const atStandingPlace = (answers: Answers, carriedAnswers: Answers): Answers =>
  isYes(answers.location_changed)
    ? answers
    : ['zip_code', 'mailing_address'].reduce<Answers>(
        (all, path) => writeAnswer(all, path, readAnswer(carriedAnswers, path)),
        answers,
      )
