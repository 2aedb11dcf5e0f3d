import type { Field } from '../model/field.ts'
import type { Question, QuestionSet, SetKey } from '../model/question.ts'
import type { NumberedPage } from '../model/step.ts'
import { questionField } from './question-field.ts'

/** Questions on a page; it is longer only for dependents of its questions and for a rest of fewer than five. Source: seed 4.9. */
export const pageSize = 5
const longestInlineDropdown = 4
/** As many questions as are comfortable on a phone: pages of five share one up to here (decision 112). */
const longestPage = 12

/** A question with its set, since ids are unique only within a set. */
type Member = { readonly key: SetKey; readonly question: Question }

/**
 * Questions that belong on one page: those that depend on each other, each after those that its conditions name, and
 * the statements of one list.
 */
type Family = { readonly head: Question; readonly members: readonly Member[] }

const subjectsOf = ({ conditions = [] }: Question): readonly string[] =>
  conditions.filter(({ holder }) => holder === 'question').map(({ subject }) => subject)

type Ties = {
  readonly parents: (member: Member) => readonly Member[]
  readonly children: (member: Member) => readonly Member[]
  /** The statements of the same list, from all insurers. */
  readonly listed: (member: Member) => readonly Member[]
}

/** The list to which a question belongs as a statement; follow-ups belong to none. */
const listOf = (question: Question): string | undefined =>
  question.statement && subjectsOf(question).length === 0
    ? `${question.type} ${question.statement.kind ?? 'exposure'} ${question.statement.list}`
    : undefined

const nameOf = (key: SetKey, id: string): string => `${key} ${id}`

/** The names of the questions that a question depends on, in its own set or in another one. */
const namesAbove = ({ key, question: { conditions = [] } }: Member): readonly string[] =>
  conditions.map(({ holder, subject }) => nameOf(holder === 'question' ? key : holder, subject))

function tiesOf(members: readonly Member[]): Ties {
  const byName = new Map(members.map((member) => [nameOf(member.key, member.question.id), member]))
  const children = new Map<Member, Member[]>()
  const parents = new Map<Member, readonly Member[]>()
  for (const member of members) {
    const own = namesAbove(member).flatMap((name) => byName.get(name) ?? [])
    const others = [...new Set(own)].filter((parent) => parent !== member)
    parents.set(member, others)
    for (const parent of others) children.set(parent, [...(children.get(parent) ?? []), member])
  }
  const lists = Map.groupBy(members, ({ question }) => listOf(question))
  const optionsOf = ({ question }: Member) => {
    const list = listOf(question)
    return list === undefined ? [] : (lists.get(list) ?? [])
  }
  return {
    parents: (member) => parents.get(member) ?? [],
    children: (member) => children.get(member) ?? [],
    listed: optionsOf,
  }
}

function families(members: readonly Member[]): readonly Family[] {
  const all = [...new Map(members.map((member) => [nameOf(member.key, member.question.id), member])).values()]
  const ties = tiesOf(all)
  const visitedMembers = new Set<Member>()
  const together = (member: Member): readonly Member[] => {
    if (visitedMembers.has(member)) return []
    visitedMembers.add(member)
    const relatives = [...ties.parents(member), ...ties.children(member), ...ties.listed(member)]
    return [member, ...relatives.flatMap(together)]
  }
  return all.flatMap((member) => {
    const relatives = new Set(together(member))
    const members = parentsFirst(
      all.filter((each) => relatives.has(each)),
      ties,
    )
    return members[0] ? [{ head: members[0].question, members }] : []
  })
}

/** Each question after those its conditions name, and as close to them as possible. */
function parentsFirst(family: readonly Member[], { parents, children }: Ties): readonly Member[] {
  const placedMembers = new Set<Member>()
  const place = (member: Member): void => {
    placedMembers.add(member)
    for (const child of children(member)) {
      if (!placedMembers.has(child) && parents(child).every((parent) => placedMembers.has(parent))) place(child)
    }
  }
  for (const member of family) if (parents(member).length === 0 && !placedMembers.has(member)) place(member)
  // Questions that depend on each other in a cycle come last, so that none is lost.
  for (const member of family) if (!placedMembers.has(member)) place(member)
  return [...placedMembers]
}

/** A list of boxes to tick is no dropdown. */
const standsAlone = ({ head }: Family): boolean =>
  head.type === 'select' && (head.options?.length ?? 0) > longestInlineDropdown

/** How many questions a person sees: the statements of one list are one. */
function countOf(members: readonly Member[]): number {
  const lists = members.map(({ question }) => listOf(question)).filter((list) => list !== undefined)
  return members.length - lists.length + new Set(lists).size
}

/**
 * Questions by page: five on each, grouped by topic. A page is filled up from the next topic, and a remainder of fewer
 * than five goes to the page before. A dropdown with more than four options has a page of its own with its dependents.
 */
function familyPages(members: readonly Member[]): readonly FamilyPage[] {
  const all = families(members)
  const ordinary = all.filter((family) => !standsAlone(family))
  const byTopic = [...Map.groupBy(ordinary, ({ head }) => head.topic).values()].flat()
  return [
    ...filledPages(byTopic).map((own) => ({ families: own, isAlone: false })),
    ...all.filter(standsAlone).map((family) => ({ families: [family], isAlone: true })),
  ]
}

/** A site's own questions by page. */
export const paginate = (questions: readonly Question[]): readonly (readonly Question[])[] =>
  familyPages(questions.map((question) => ({ key: '', question }))).map(({ families: own }) =>
    own.flatMap(({ members }) => members.map(({ question }) => question)),
  )

type FamilyPage = { readonly families: readonly Family[]; readonly isAlone: boolean }

/** Families in order, on pages of at least `pageSize` questions, unless there are fewer in all. */
function filledPages(things: readonly Family[]): readonly (readonly Family[])[] {
  const pages: Family[][] = []
  let size = pageSize
  for (const thing of things) {
    if (size >= pageSize) {
      pages.push([])
      size = 0
    }
    pages.at(-1)?.push(thing)
    size += countOf(thing.members)
  }
  const rest = size < pageSize && pages.length > 1 ? pages.pop() : undefined
  pages.at(-1)?.push(...(rest ?? []))
  return pages
}

/** Which questions are asked, as far as is known before the first page. */
export type IsAsked = (field: Field) => boolean

/** A set of questions, and the insurer it belongs to. */
export type KeyedSet = { readonly key: SetKey; readonly set: QuestionSet }

type CompiledMember = { readonly member: Member; readonly field: Field }
/** The questions of a family, and the topic of its first one. */
type CompiledFamily = { readonly topic: string; readonly members: readonly CompiledMember[] }
type CompiledPage = { readonly isAlone: boolean; readonly families: readonly CompiledFamily[] }

/** Sets as fields, by family and page, and the pages for each selection of questions. */
type CompiledSets = {
  readonly pages: readonly CompiledPage[]
  readonly byAsked: Map<string, readonly NumberedPage[]>
}

type Cache = WeakMap<QuestionSet, Map<SetKey, { readonly more: Cache; compiled?: CompiledSets }>>

const cache: Cache = new WeakMap()

function compiledSets(sets: readonly KeyedSet[]): CompiledSets {
  let entry: { readonly more: Cache; compiled?: CompiledSets } = { more: cache }
  for (const { key, set } of sets) {
    const ofSet = entry.more.get(set) ?? new Map<SetKey, typeof entry>()
    entry.more.set(set, ofSet)
    const next = ofSet.get(key) ?? { more: new WeakMap() }
    ofSet.set(key, next)
    entry = next
  }
  entry.compiled ??= compile(sets)
  return entry.compiled
}

function compile(sets: readonly KeyedSet[]): CompiledSets {
  const all = sets.flatMap(({ key, set }) => set.questions.map((question) => ({ key, question })))
  const pages = familyPages(all).map(({ isAlone, families: own }) => ({
    isAlone,
    families: own.map(({ head, members }) => ({
      topic: head.topic,
      members: members.map((member) => ({ member, field: questionField(member.key, member.question) })),
    })),
  }))
  return { pages, byAsked: new Map() }
}

/**
 * The pages of fetched sets that are asked together. Pages of five are joined up to twelve open questions; a last page
 * of fewer than five joins the one before, and so does one without open questions. A page has the number of the first
 * of those with open questions (decisions 95, 112).
 */
export function pagesOfSets(sets: readonly KeyedSet[], isAsked: IsAsked): readonly NumberedPage[] {
  const { pages, byAsked } = compiledSets(sets)
  const hasOpenQuestions = pages.flatMap((page) =>
    page.families.flatMap(({ members }) => members.map(({ field }) => isAsked(field))),
  )
  const signature = hasOpenQuestions.map((each) => (each ? '1' : '0')).join('')
  const cachedPages = byAsked.get(signature)
  if (cachedPages) return cachedPages
  const numberedPages = numberPages(pages, hasOpenQuestions)
  byAsked.set(signature, numberedPages)
  return numberedPages
}

function numberPages(pages: readonly CompiledPage[], hasOpenQuestions: readonly boolean[]): readonly NumberedPage[] {
  let next = 0
  const countedPages = pages.map((page, index): CountedPage => {
    const families = page.families.map((family) => ({
      ...family,
      askedMembers: family.members.filter(() => hasOpenQuestions[next++]),
    }))
    return {
      index,
      isAlone: page.isAlone,
      families,
      size: countOf(families.flatMap((each) => each.askedMembers).map(memberOf)),
    }
  })
  return joinPages(countedPages).map((own) => {
    const all = own.flatMap(({ families: each }) => each)
    const visibleFamilies = all.filter((family) => family.askedMembers.length > 0)
    const topics = topicsOf(visibleFamilies.length > 0 ? visibleFamilies : all)
    return {
      index: (own.find(({ size }) => size > 0) ?? own[0])?.index ?? 0,
      label: { words: heading(topics) },
      form: { fields: topics.length > 1 ? inSections(all) : all.flatMap(fieldsOf) },
    }
  })
}

type CountedFamily = CompiledFamily & { readonly askedMembers: readonly CompiledMember[] }
type CountedPage = {
  readonly index: number
  readonly isAlone: boolean
  readonly families: readonly CountedFamily[]
  /** How many open questions it has. */
  readonly size: number
}

const memberOf = ({ member }: CompiledMember): Member => member
const fieldsOf = ({ members }: CompiledFamily): readonly Field[] => members.map(({ field }) => field)
const topicsOf = (all: readonly CompiledFamily[]): readonly string[] => [...new Set(all.map(({ topic }) => topic))]

/** Each topic is a section of its page. */
const inSections = (all: readonly CompiledFamily[]): readonly Field[] =>
  [...Map.groupBy(all, ({ topic }) => topic)].flatMap(([words, own]) => {
    const section = { words }
    return own.flatMap(fieldsOf).map((each) => ({ ...each, section }))
  })

/** The heading of a page with these topics: the first two. */
export function heading([first = '', second]: readonly string[]): string {
  return second === undefined ? first : `${first}, ${second.charAt(0).toLowerCase()}${second.slice(1)}`
}

type Run = { pages: CountedPage[]; size: number; isAlone: boolean }

function joinPages(pages: readonly CountedPage[]): readonly (readonly CountedPage[])[] {
  const runs: Run[] = []
  for (const page of pages) {
    const last = runs.at(-1)
    if (last && hasRoom(last, page)) {
      last.pages.push(page)
      last.isAlone = last.size === 0 ? page.isAlone : last.isAlone
      last.size += page.size
    } else runs.push({ pages: [page], size: page.size, isAlone: page.isAlone })
  }
  const ordinary = runs.filter(({ isAlone }) => !isAlone)
  const rest = ordinary.at(-1)
  if (rest && ordinary.length > 1 && rest.size < pageSize) {
    ordinary.at(-2)?.pages.push(...rest.pages)
    runs.splice(runs.indexOf(rest), 1)
  }
  return runs.map((run) => run.pages)
}

const hasRoom = (run: Run, page: CountedPage): boolean =>
  run.size === 0 || page.size === 0 || !(run.isAlone || page.isAlone || run.size + page.size > longestPage)
