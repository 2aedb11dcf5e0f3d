import type { AnswerPath } from '../answers/answers.ts'
import { isBlank } from '../answers/answers.ts'
import type { BoundField } from './bound-form.ts'
import type { Skills } from './skills.ts'
import type { Walk } from './walk.ts'

/** Everywhere on a trail that asks for one fact, in the order of the trail. */
export type FactUse = { readonly path: AnswerPath; readonly given: unknown }
/** An answer that a field took from another one, and from which. */
export type Filled = { readonly answer: unknown; readonly from: AnswerPath }
/** One field that asks for a fact, and what it took from another one if it did. */
export type FactVisit = { readonly fact: string; readonly use: FactUse; readonly filled: Filled | undefined }

/**
 * Facts that several fields ask for. The first answer on the trail fills in the later fields that have none of their
 * own and that it would pass; it is never stored there, so a correction reaches them all.
 */
export type SharedFacts = {
  /** Where each fact is asked, by its name. */
  readonly uses: ReadonlyMap<string, readonly FactUse[]>
  /** The answers of fields that took them from others. */
  readonly filled: ReadonlyMap<AnswerPath, Filled>
  /** Called once for each visible field that asks for a fact, in the order of the trail. */
  readonly visit: (bound: BoundField, fact: string, walk: Pick<Walk, 'view' | 'optionsOf' | 'notes'>) => void
  /** The same of a field of which it is known what comes of it. */
  readonly add: (visit: FactVisit) => void
}

export function createSharedFacts(skills: () => Pick<Skills, 'checkOf'>): SharedFacts {
  const uses = new Map<string, FactUse[]>()
  const filled = new Map<AnswerPath, Filled>()
  const add: SharedFacts['add'] = (visit) => {
    const { fact, use } = visit
    const known = uses.get(fact)
    if (known) known.push(use)
    else uses.set(fact, [use])
    if (visit.filled) filled.set(use.path, visit.filled)
  }
  return {
    uses,
    filled,
    add,
    visit: ({ field, spot: { path } }, fact, { view, optionsOf, notes }) => {
      const own = view.get(path)
      // Where an insurer words it differently the answer may not fit, and then the question stays open.
      const passes = ({ given }: FactUse): boolean =>
        !isBlank(given) && skills().checkOf(field)(given, view, optionsOf).length === 0
      const source = isBlank(own) ? uses.get(fact)?.find(passes) : undefined
      const taken = source && { answer: source.given, from: source.path }
      const visit = { fact, use: { path, given: source ? undefined : own }, filled: taken }
      add(visit)
      notes?.ask(visit)
    },
  }
}
