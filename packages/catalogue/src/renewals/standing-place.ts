import type { Answers } from '@coverwright/core/answers/answers'
import { isYes, readAnswer, writeAnswer } from '@coverwright/core/answers/answers'

/**
 * A renewal's answers with the place that counts: an address that was typed before the person went back and said that
 * nothing moved steers no state and no price.
 */
export const atStandingPlace = (answers: Answers, carried: Answers): Answers =>
  isYes(answers.location_changed)
    ? answers
    : ['zip_code', 'mailing_address'].reduce<Answers>(
        (all, path) => writeAnswer(all, path, readAnswer(carried, path)),
        answers,
      )
