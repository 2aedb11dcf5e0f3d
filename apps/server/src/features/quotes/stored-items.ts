import type { AnswerPath, Answers } from '@coverwright/core/answers/answers'
import { isRecord, readAnswer, sameAnswer, writeAnswer } from '@coverwright/core/answers/answers'
import type { CompiledFlow } from '@coverwright/core/flow/compile'
import { keptFor } from './kept-for.ts'

const listPaths = keptFor((flow: CompiledFlow): readonly AnswerPath[] => [
  ...new Set(flow.slots.flatMap(({ node }) => (node.kind === 'list' ? [node.items] : []))),
])

/**
 * What a save gives, with the stored items of lists in the place of those that are only named, or come back as they are
 * stored or as they were shown. Of a long list usually one item changed; what is known of the others need not be found
 * again.
 * @param shown the quote as it is sent to this caller: masked, and with what is derived
 */
export const withStoredItems = (given: Answers, flow: CompiledFlow, stored: Answers, shown: Answers): Answers =>
  listPaths(flow).reduce<Answers>((all, path) => {
    const [items, known, sent] = [all, stored, shown].map((answers) => readAnswer(answers, path))
    if (!(Array.isArray(items) && Array.isArray(known))) return all
    const byId = new Map<unknown, number>(known.map((item: unknown, at) => [isRecord(item) ? item.id : undefined, at]))
    return writeAnswer(
      all,
      path,
      items.map((item: unknown) => {
        if (!isRecord(item) || typeof item.id !== 'string') return item
        const at = byId.get(item.id)
        if (at === undefined) return item
        const isOnlyNamed = Object.keys(item).length === 1
        const isKnown =
          isOnlyNamed || sameAnswer(item, known[at]) || (Array.isArray(sent) && sameAnswer(item, sent[at]))
        return isKnown ? known[at] : item
      }),
    )
  }, given)
