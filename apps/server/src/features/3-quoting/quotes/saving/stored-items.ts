import type { AnswerPath, Answers } from '@coverwright/core/answers/answers'
import { isRecord, readAnswer, sameAnswer, writeAnswer } from '@coverwright/core/answers/answers'
import type { CompiledFlow } from '@coverwright/core/evaluation/compile-flow'
import { memoizeByIdentity } from '../../../../platform/memoize-by-identity.ts'

const listPaths = memoizeByIdentity((flow: CompiledFlow): readonly AnswerPath[] => [
  ...new Set(flow.slots.flatMap(({ node }) => (node.kind === 'list' ? [node.items] : []))),
])

/**
 * The top-level names whose values are the same as in the last reply, so need no checking. A caller who sends the whole
 * quote back with one answer changed repeats nearly all of them.
 */
export const saidAgain = (sentAnswers: Answers, shownAnswers: Answers): ReadonlySet<string> =>
  new Set(
    Object.keys(sentAnswers).filter(
      (name) => Object.hasOwn(shownAnswers, name) && sameAnswer(sentAnswers[name], shownAnswers[name]),
    ),
  )

type StoredContext = {
  readonly flow: CompiledFlow
  readonly stored: Answers
  /** The quote as this caller gets it: masked, and with derived values. */
  readonly shown: Answers
  /** The names whose values are the same as shown. */
  readonly again: ReadonlySet<string>
}

/**
 * What a save gives, with the stored items of lists in the place of those that are only named, or come back as they are
 * stored or as they were shown. Usually one item of a long list changed, and the others need no work.
 */
export const withStoredItems = (sentAnswers: Answers, { flow, stored, shown, again }: StoredContext): Answers =>
  listPaths(flow).reduce<Answers>((all, path) => {
    const [items, storedItems, shownItems] = [all, stored, shown].map((answers) => readAnswer(answers, path))
    if (!(Array.isArray(items) && Array.isArray(storedItems))) return all
    if (again.has(path)) return writeAnswer(all, path, storedItems)
    const byId = new Map<unknown, number>(
      storedItems.map((item: unknown, at) => [isRecord(item) ? item.id : undefined, at]),
    )
    return writeAnswer(
      all,
      path,
      items.map((item: unknown) => {
        if (!isRecord(item) || typeof item.id !== 'string') return item
        const at = byId.get(item.id)
        if (at === undefined) return item
        const isOnlyNamed = Object.keys(item).length === 1
        const isKnown =
          isOnlyNamed ||
          sameAnswer(item, storedItems[at]) ||
          (Array.isArray(shownItems) && sameAnswer(item, shownItems[at]))
        return isKnown ? storedItems[at] : item
      }),
    )
  }, sentAnswers)
