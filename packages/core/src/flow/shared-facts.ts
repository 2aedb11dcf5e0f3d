import type { AnswerPath } from '../answers/answers.ts'
import { isBlank } from '../answers/answers.ts'
import type { Seeing } from './bind-rule.ts'
import type { BoundField } from './bound-form.ts'
import type { FlowContext } from './context.ts'
import type { Skills } from './skills.ts'

/** Everywhere on a trail that asks for one fact, in the order of the trail. */
export type FactUse = { readonly path: AnswerPath; readonly given: unknown }

/**
 * Facts that several fields ask for. The first answer on the trail fills in the later fields that have none of their
 * own and that it would pass; it is never stored there, so a correction reaches them all.
 */
export type SharedFacts = {
  /** Where each fact is asked, by its name. */
  readonly uses: ReadonlyMap<string, readonly FactUse[]>
  /** The answer of a field that took it from another one, and from which. */
  readonly filled: ReadonlyMap<AnswerPath, { readonly answer: unknown; readonly from: AnswerPath }>
  /** Called once for each visible field that asks for a fact, in the order of the trail. */
  readonly visit: (bound: BoundField, fact: string, seeing: Seeing, optionsOf: FlowContext['optionsOf']) => void
}

export function createSharedFacts(skills: () => Pick<Skills, 'checkOf'>): SharedFacts {
  const uses = new Map<string, FactUse[]>()
  const filled = new Map<AnswerPath, { readonly answer: unknown; readonly from: AnswerPath }>()
  return {
    uses,
    filled,
    visit: ({ field, spot }, fact, { view }, optionsOf) => {
      const known = uses.get(fact) ?? []
      if (known.length === 0) uses.set(fact, known)
      const own = view.get(spot.path)
      // Where an insurer words it differently the answer may not fit, and then the question stays open.
      const passes = ({ given }: FactUse): boolean =>
        !isBlank(given) && skills().checkOf(field)(given, view, optionsOf).length === 0
      const source = isBlank(own) ? known.find(passes) : undefined
      if (source) filled.set(spot.path, { answer: source.given, from: source.path })
      known.push({ path: spot.path, given: source ? undefined : own })
    },
  }
}
