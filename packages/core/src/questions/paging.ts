import type { Question, QuestionSet, SetKey } from '../model/question.ts'
import type { NumberedPage } from '../model/step.ts'
import { questionField } from './question-field.ts'

/** Questions on a page; it is longer only when dependents stay with their parents. Source: seed 4.9. */
export const pageSize = 5
const longestInlineDropdown = 4

/** Questions that depend on each other, each after those that its conditions name. */
type Family = { readonly head: Question; readonly members: readonly Question[] }

const subjectsOf = ({ conditions = [] }: Question): readonly string[] =>
  conditions.filter(({ holder }) => holder === 'question').map(({ subject }) => subject)

type Ties = {
  readonly parents: (question: Question) => readonly Question[]
  readonly children: (question: Question) => readonly Question[]
}

function tiesOf(questions: readonly Question[]): Ties {
  const byId = new Map(questions.map((question) => [question.id, question]))
  const children = new Map<Question, Question[]>()
  const parents = new Map<Question, readonly Question[]>()
  for (const question of questions) {
    const own = subjectsOf(question).flatMap((id) => byId.get(id) ?? [])
    const others = [...new Set(own)].filter((parent) => parent !== question)
    parents.set(question, others)
    for (const parent of others) children.set(parent, [...(children.get(parent) ?? []), question])
  }
  return { parents: (question) => parents.get(question) ?? [], children: (question) => children.get(question) ?? [] }
}

function families(given: readonly Question[]): readonly Family[] {
  const questions = [...new Map(given.map((question) => [question.id, question])).values()]
  const ties = tiesOf(questions)
  const visited = new Set<Question>()
  const together = (question: Question): readonly Question[] => {
    if (visited.has(question)) return []
    visited.add(question)
    return [question, ...[...ties.parents(question), ...ties.children(question)].flatMap(together)]
  }
  return questions.flatMap((question) => {
    const relatives = new Set(together(question))
    const members = parentsFirst(
      questions.filter((each) => relatives.has(each)),
      ties,
    )
    return members[0] ? [{ head: members[0], members }] : []
  })
}

/** Each question after those its conditions name, and as close to them as possible. */
function parentsFirst(family: readonly Question[], { parents, children }: Ties): readonly Question[] {
  const placed = new Set<Question>()
  const place = (question: Question): void => {
    placed.add(question)
    for (const child of children(question)) {
      if (!placed.has(child) && parents(child).every((parent) => placed.has(parent))) place(child)
    }
  }
  for (const question of family) if (parents(question).length === 0 && !placed.has(question)) place(question)
  // Questions that depend on each other in a cycle come last, so that none is lost.
  for (const question of family) if (!placed.has(question)) place(question)
  return [...placed]
}

const standsAlone = ({ head }: Family): boolean =>
  (head.type === 'select' || head.type === 'multi_select') && (head.options?.length ?? 0) > longestInlineDropdown

/**
 * Questions by page: five on each, grouped by topic. A page is filled up from the next topic, so that only the last one is
 * shorter. A dropdown with more than four options has a page of its own with its dependents.
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

const compiled = new WeakMap<QuestionSet, Map<SetKey, readonly NumberedPage[]>>()

/** The heading of a page: its first two topics. */
export function heading(questions: readonly Question[]): string {
  const [first = '', second] = [...new Set(questions.map((question) => question.topic))]
  return second === undefined ? first : `${first}, ${second.charAt(0).toLowerCase()}${second.slice(1)}`
}

/** The pages of a fetched set. They depend on the set alone, so hiding a question never renumbers a page. */
export function pagesOfSet(key: SetKey, set: QuestionSet): readonly NumberedPage[] {
  const ofSet = compiled.get(set) ?? new Map<SetKey, readonly NumberedPage[]>()
  const cached = ofSet.get(key)
  if (cached) return cached
  const pages = paginate(set.questions).map((questions, index) => ({
    index,
    label: { words: heading(questions) },
    form: {
      fields: questions.map((question) => questionField(key, question)),
    },
  }))
  compiled.set(set, ofSet.set(key, pages))
  return pages
}
