import type { AnswerPath } from '@coverwright/core/answers/answers'
import { isBlank } from '@coverwright/core/answers/answers'
import { isOneOf } from '@coverwright/core/rules/one-of'
import type { Rule } from '@coverwright/core/rules/rule'
import { about } from '@coverwright/core/rules/rule'
import { entriesAt } from '../earlier-answers.ts'

/** An entry of a list is in one of these states: storms and earthquakes hit a building where it is. */
export function someIn(list: AnswerPath, ...states: readonly string[]): Rule {
  const isAmong = isOneOf(states)
  return about(list, 'has an entry in', (entries) => entriesAt(entries).some(({ state }) => isAmong(state)), states)
}

/** An entry of a list is in none of these states. */
export function someOutside(list: AnswerPath, ...states: readonly string[]): Rule {
  const isAmong = isOneOf(states)
  const isElsewhere = (state: unknown) => !(isBlank(state) || isAmong(state))
  return about(
    list,
    'has an entry outside',
    (entries) => entriesAt(entries).some(({ state }) => isElsewhere(state)),
    states,
  )
}
