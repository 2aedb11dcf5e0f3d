import type { Field } from '../model/field.ts'
import type { Question, QuestionSet, SetKey } from '../model/question.ts'
import type { NumberedPage } from '../model/step.ts'
import { questionField } from './question-field.ts'

/** Questions on a page; it is longer only for dependents of its questions and for a rest of fewer than five. Source: seed 4.9. */
export const pageSize = 5
const longestInlineDropdown = 4

/**
 * Questions that stand on one page: those that depend on each other, each after those that its conditions name, and the
 * statements of one list.
 */
type Family = { readonly head: Question; readonly members: readonly Question[] }

const subjectsOf = ({ conditions = [] }: Question): readonly string[] =>
  conditions.filter(({ holder }) => holder === 'question').map(({ subject }) => subject)

type Ties = {
  readonly parents: (question: Question) => readonly Question[]
  readonly children: (question: Question) => readonly Question[]
  /** The statements of the same list. */
  readonly listed: (question: Question) => readonly Question[]
}

/** The list that a question is a statement of; follow-ups stand in none. */
const listOf = (question: Question): string | undefined =>
  question.statement && subjectsOf(question).length === 0
    ? `${question.type} ${question.statement.kind ?? 'exposure'} ${question.statement.list}`
    : undefined

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
  const lists = Map.groupBy(questions, listOf)
  const listed = (question: Question) => {
    const list = listOf(question)
    return list === undefined ? [] : (lists.get(list) ?? [])
  }
  return {
    parents: (question) => parents.get(question) ?? [],
    children: (question) => children.get(question) ?? [],
    listed,
  }
}

function families(given: readonly Question[]): readonly Family[] {
  const questions = [...new Map(given.map((question) => [question.id, question])).values()]
  const ties = tiesOf(questions)
  const visited = new Set<Question>()
  const together = (question: Question): readonly Question[] => {
    if (visited.has(question)) return []
    visited.add(question)
    const relatives = [...ties.parents(question), ...ties.children(question), ...ties.listed(question)]
    return [question, ...relatives.flatMap(together)]
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

/** A list of boxes to tick is no dropdown. */
const standsAlone = ({ head }: Family): boolean =>
  head.type === 'select' && (head.options?.length ?? 0) > longestInlineDropdown

/** How many questions these are to a person: the statements of one list are one. */
export function countOf(questions: readonly Question[]): number {
  const lists = questions.map(listOf).filter((list) => list !== undefined)
  return questions.length - lists.length + new Set(lists).size
}

/**
 * Questions by page: five on each, grouped by topic. A page is filled up from the next topic, and a rest of fewer than five
 * stands on the page before. A dropdown with more than four options has a page of its own with its dependents.
 */
export const paginate = (questions: readonly Question[]): readonly (readonly Question[])[] =>
  familyPages(questions).map(({ families: own }) => own.flatMap(({ members }) => members))

/** Families by page. */
type FamilyPage = { readonly families: readonly Family[]; readonly isAlone: boolean }

function familyPages(questions: readonly Question[]): readonly FamilyPage[] {
  const all = families(questions)
  const byTopic = [
    ...Map.groupBy(
      all.filter((family) => !standsAlone(family)),
      ({ head }) => head.topic,
    ).values(),
  ].flat()
  const ordinary = filled(byTopic, ({ members }) => countOf(members))
  return [
    ...ordinary.map((own) => ({ families: own, isAlone: false })),
    ...all.filter(standsAlone).map((family) => ({ families: [family], isAlone: true })),
  ]
}

/** Things in order, on pages that hold at least `pageSize` of what `sizeOf` counts, unless there are fewer in all. */
function filled<Thing>(things: readonly Thing[], sizeOf: (thing: Thing) => number): readonly (readonly Thing[])[] {
  const pages: Thing[][] = []
  let size = pageSize
  for (const thing of things) {
    const own = sizeOf(thing)
    if (size >= pageSize && (own > 0 || pages.length === 0)) {
      pages.push([])
      size = 0
    }
    pages.at(-1)?.push(thing)
    size += own
  }
  const rest = size < pageSize && pages.length > 1 ? pages.pop() : undefined
  pages.at(-1)?.push(...(rest ?? []))
  return pages
}

/** The heading of a page: its first two topics. */
export function heading(questions: readonly Question[]): string {
  const [first = '', second] = [...new Set(questions.map((question) => question.topic))]
  return second === undefined ? first : `${first}, ${second.charAt(0).toLowerCase()}${second.slice(1)}`
}

/** Which of a set's questions are asked, as far as that is known before its first page. */
export type IsAsked = (field: Field) => boolean

/** A set as fields, by family and page, and the pages of each choice of questions that are asked. */
type CompiledSet = {
  readonly pages: readonly {
    readonly isAlone: boolean
    readonly families: readonly (readonly (readonly [Question, Field])[])[]
  }[]
  readonly byAsked: Map<string, readonly NumberedPage[]>
}

const compiled = new WeakMap<QuestionSet, Map<SetKey, CompiledSet>>()

function compiledSet(key: SetKey, set: QuestionSet): CompiledSet {
  const ofSet = compiled.get(set) ?? new Map<SetKey, CompiledSet>()
  const cached = ofSet.get(key)
  if (cached) return cached
  const pages = familyPages(set.questions).map(({ families: own, isAlone }) => ({
    isAlone,
    families: own.map(({ members }) => members.map((question) => [question, questionField(key, question)] as const)),
  }))
  const result: CompiledSet = { pages, byAsked: new Map() }
  compiled.set(set, ofSet.set(key, result))
  return result
}

/**
 * The pages of a fetched set, filled with the questions that are asked: a page that holds fewer than five takes in what
 * follows, and the page that is used up so is left out. The others keep their numbers (decision 95).
 */
export function pagesOfSet(key: SetKey, set: QuestionSet, isAsked: IsAsked): readonly NumberedPage[] {
  const { pages, byAsked } = compiledSet(key, set)
  const asked = pages.flatMap(({ families: own }) => own.flatMap((family) => family.map(([, field]) => isAsked(field))))
  const signature = asked.map((each) => (each ? '1' : '0')).join('')
  const cached = byAsked.get(signature)
  if (cached) return cached
  const made = filledPages(pages, asked)
  byAsked.set(signature, made)
  return made
}

function filledPages(pages: CompiledSet['pages'], asked: readonly boolean[]): readonly NumberedPage[] {
  let next = 0
  const counted = pages.map(({ isAlone, families: own }, index) => ({
    isAlone,
    families: own.map((members) => ({
      index,
      members,
      size: countOf(members.filter(() => asked[next++]).map(([question]) => question)),
    })),
  }))
  const ordinary = counted.filter(({ isAlone }) => !isAlone).flatMap((page) => page.families)
  const alone = counted.filter(({ isAlone }) => isAlone).map((page) => page.families)
  return [...filled(ordinary, ({ size }) => size), ...alone].map((own) => {
    const fields = own.flatMap(({ members }) => members)
    const first = own.find(({ size }) => size > 0) ?? own[0]
    const shown = own.filter(({ size }) => size > 0).flatMap(({ members }) => members.map(([question]) => question))
    return {
      index: first?.index ?? 0,
      label: { words: heading(shown.length ? shown : fields.map(([question]) => question)) },
      form: { fields: fields.map(([, field]) => field) },
    }
  })
}
