import type { AnswerPath } from '../answers/answers.ts'
import { pathsAbove, readAnswer } from '../answers/answers.ts'
import type { CompiledFlow } from './compile.ts'
import type { FlowContext } from './context.ts'
import type { View } from './rule.ts'
import type { SharedFacts } from './shared-facts.ts'

/** What opened, and when: a walk only ever adds. */
export type Opened = ReadonlyMap<AnswerPath, number>

/** How far a walk came. `asked`: fields of the steps visited, hidden ones too, and how many were open by then. */
export type Reached = {
  readonly opened: Opened
  readonly asked: ReadonlyMap<AnswerPath, number>
  readonly filled: SharedFacts['filled']
}

/** Open itself or within what is open; a place that no step asks is a base fact and always readable. */
function isReadable(path: AnswerPath, flow: CompiledFlow, opened: Opened, moment: number): boolean {
  const isOpen = (each: AnswerPath) => (opened.get(each) ?? Number.POSITIVE_INFINITY) < moment
  if (isOpen(path)) return true
  if (flow.owned.has(path)) return false
  for (const holder of pathsAbove(path)) {
    if (isOpen(holder)) return true
    if (flow.owned.has(holder)) return false
  }
  return !flow.holders.has(path)
}

/**
 * The quote as it stands when `moment` fields are open: later ones read as undefined, and so does a record that
 * holds answers of steps, since it would show the closed ones too. What was carried over from an earlier application
 * stands as long as nothing on the trail asks it.
 */
export function viewOf(
  flow: CompiledFlow,
  context: Pick<FlowContext, 'answers' | 'carried' | 'facts' | 'switches' | 'today'>,
  { opened, asked, filled }: Reached,
  moment = Number.POSITIVE_INFINITY,
): View {
  const isAsked = (path: AnswerPath) => (asked.get(path) ?? Number.POSITIVE_INFINITY) < moment
  const { answers, carried, facts, switches, today } = context
  return {
    get: (path) => {
      if (isReadable(path, flow, opened, moment)) {
        return readAnswer(facts, path) ?? readAnswer(answers, path) ?? filled.get(path)?.answer
      }
      if (flow.holders.has(path)) return readAnswer(facts, path)
      return carried && !isAsked(path) ? readAnswer(carried, path) : undefined
    },
    isOn: (name) => Object.hasOwn(switches, name) && switches[name] === true,
    today,
  }
}
