import type { AnswerPath } from '../answers/answers.ts'
import type { Rule, Tri } from './rule.ts'
import { rule } from './rule.ts'

/**
 * A rule about two answers and nothing else.
 * @param says what it says of them, in words; the same words only where the same is said of the same answers
 */
export function aboutBoth(
  says: string,
  [one, other]: readonly [AnswerPath, AnswerPath],
  holds: (one: unknown, other: unknown) => Tri,
): Rule {
  return {
    ...rule(says, [one, other], (view) => holds(view.get(one), view.get(other))),
    made: {
      bind: (spots) => {
        const [first, second] = [spots.at(one), spots.at(other)]
        // Where the rule was tested, the other one may not have been open yet.
        first.tests.set(says, (answer, at) => [holds(answer, at(second)), holds(answer, undefined)].join())
        second.tests.set(says, (answer, at) => [holds(at(first), answer), holds(undefined, answer)].join())
        return (seeing) => holds(seeing.valueAt(first), seeing.valueAt(second))
      },
    },
  }
}
