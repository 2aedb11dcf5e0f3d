import type { NumberedPage } from '../flow/step.ts'
import type { Question, QuestionSet, SetKey } from './question.ts'
import { questionField } from './question-field.ts'

/** Questions a page holds; a page may be longer only because dependents stay with their parents. Source: seed 4.9. */
export const pageSize = 5
const longestInlineDropdown = 4

/** A question with everything that hangs from it, parents first. */
type Family = { readonly head: Question; readonly members: readonly Question[] }

const parentOf = (question: Question): string | undefined =>
  question.conditions?.find((condition) => condition.holder === 'question')?.subject

function families(questions: readonly Question[]): readonly Family[] {
  const ids = new Set(questions.map((question) => question.id))
  const children = Map.groupBy(questions, (question) => {
    const parent = parentOf(question)
    return parent !== undefined && ids.has(parent) && parent !== question.id ? parent : undefined
  })
  const seen = new Set<string>()
  const withDependents = (question: Question): readonly Question[] => {
    if (seen.has(question.id)) return []
    seen.add(question.id)
    return [question, ...(children.get(question.id) ?? []).flatMap(withDependents)]
  }
  const heads = children.get(undefined) ?? []
  const grouped = heads.map((head) => ({ head, members: withDependents(head) }))
  // Questions that wait for each other in a circle have no head; they are asked last rather than lost.
  const stranded = questions.filter((question) => !seen.has(question.id))
  return [
    ...grouped,
    ...stranded.flatMap((head) => (seen.has(head.id) ? [] : [{ head, members: withDependents(head) }])),
  ]
}

const standsAlone = ({ head }: Family): boolean =>
  (head.type === 'select' || head.type === 'multi_select') && (head.options?.length ?? 0) > longestInlineDropdown

/**
 * Questions as pages: grouped by type of question (its topic), a dropdown with more than four options on a page of
 * its own with its dependents, the rest five a page. A page that would end up shorter is filled from the next topic,
 * so that only the last one holds fewer.
 */
export function paginate(questions: readonly Question[]): readonly (readonly Question[])[] {
  const all = families(questions)
  const byTopic = [
    ...Map.groupBy(
      all.filter((family) => !standsAlone(family)),
      ({ head }) => head.topic,
    ).values(),
  ].flat()
  const pages: Question[][] = []
  let page: Question[] = []
  for (const { members } of byTopic) {
    page.push(...members)
    if (page.length >= pageSize) {
      pages.push(page)
      page = []
    }
  }
  if (page.length) pages.push(page)
  return [...pages, ...all.filter(standsAlone).map(({ members }) => members)]
}

const compiled = new WeakMap<QuestionSet, readonly NumberedPage[]>()

/** The pages of a fetched set. They depend on the set alone, so hiding a question never renumbers a page. */
export function pagesOfSet(key: SetKey, set: QuestionSet): readonly NumberedPage[] {
  const known = compiled.get(set)
  if (known) return known
  let number = 0
  const pages = paginate(set.questions).map((questions, index) => ({
    index,
    label: { words: [...new Set(questions.map((question) => question.topic))].slice(0, 2).join(' · ') },
    form: {
      fields: questions.map((question) =>
        questionField(key, question, parentOf(question) === undefined ? ++number : undefined),
      ),
    },
  }))
  compiled.set(set, pages)
  return pages
}
