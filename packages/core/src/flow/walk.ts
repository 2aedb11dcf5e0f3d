import type { AnswerPath } from '../answers/answers.ts'
import type { FlowContext } from './context.ts'
import type { View } from './rule.ts'
import type { SharedFacts } from './shared-facts.ts'

/** Collects what has opened so far: the walk is the only writer. */
export type Walk = {
  readonly context: FlowContext
  readonly view: View
  readonly open: (path: AnswerPath) => void
  /** A step asks this, whether it is visible or not: what was carried over no longer stands for it. */
  readonly ask: (path: AnswerPath) => void
  readonly shared: SharedFacts
  /** The view as it is now, for later: what opens after is not in it. */
  readonly snapshot: () => View
}
