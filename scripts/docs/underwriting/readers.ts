import type { RateBook } from '../../../apps/sample-carriers/src/rating/rate-book.ts'
import type { SampleCarrier, SampleLine } from '../../../apps/sample-carriers/src/rating/sample-carrier.ts'
import { requestFor } from '../../../apps/sample-carriers/src/testing/requests.ts'
import { type Answers, isRecord } from '../../../packages/core/src/answers/answers.ts'
import type { Field } from '../../../packages/core/src/model/field.ts'
import type { AskedQuestion } from './questions.ts'
import { joinWords } from './words.ts'

export type OfInsurer = { readonly carrier: SampleCarrier; readonly line: SampleLine }

/** Some answer to a question, for calculations to read; a different one for each `turn`. */
function anAnswer({ type, options = [] }: Field, turn: number): unknown {
  if (type === 'yes_no' || type === 'yes_no_not_sure') return turn % 2 === 0 ? 'Yes' : 'No'
  if (type === 'select') return options[turn % Math.max(options.length, 1)]?.value ?? 'OH'
  if (type === 'multi_select') return options.map(({ value }) => value)
  if (type === 'number' || type === 'money' || type === 'percent') return 12
  if (type === 'year') return 2001
  return type === 'date' ? '2020-06-01' : 'words'
}

/** Sets an answer at a path such as `vehicles[].year`, whose list has one entry. */
function setAnswer(into: Record<string, unknown>, [part = '', ...rest]: readonly string[], answer: unknown): void {
  const isList = part.endsWith('[]')
  const name = isList ? part.slice(0, -2) : part
  if (rest.length === 0) {
    into[name] = answer
    return
  }
  const existing = isList && Array.isArray(into[name]) ? into[name][0] : into[name]
  const inner: Record<string, unknown> = isRecord(existing) ? { ...existing } : {}
  setAnswer(inner, rest, answer)
  into[name] = isList ? [inner] : inner
}

/** The same answers, reporting each path that is read. */
function watch(value: unknown, path: string, onRead: (path: string) => void): unknown {
  if (Array.isArray(value)) return value.map((each) => watch(each, `${path}[]`, onRead))
  if (!isRecord(value)) return value
  return new Proxy(value, {
    get: (target, name) => {
      const inner = typeof name === 'string' ? target[name] : undefined
      if (typeof name !== 'string' || !Object.hasOwn(target, name)) return inner
      const at = path === '' ? name : `${path}.${name}`
      onRead(at)
      return watch(inner, at, onRead)
    },
  })
}

/** Calls an insurer's own calculations: measures, exposures and factors derived from several answers. */
function reckon({ reads, rateBooks }: SampleLine, details: Answers): void {
  const request = requestFor({ details })
  reads?.(request)
  const book = rateBooks.at(-1)
  if (!book || !('exposures' in book)) return
  for (const each of book.exposures) if ('premium' in each) each.premium(request)
  for (const { factor } of book.factors ?? []) factor(request)
}

/** This many turns cover every option of most questions. */
const turns = 6

/** The answers that an insurer calculates with, found by running the calculations. */
function reckonedFrom(line: SampleLine, questions: readonly AskedQuestion[]): ReadonlySet<string> {
  const read = new Set<string>()
  for (let turn = 0; turn < turns; turn++) {
    // An insurer may count what a list would contain if the line of that list was not picked.
    for (const isGiven of [() => true, (path: string) => !path.includes('[]')]) {
      const answers: Record<string, unknown> = {}
      for (const { path, field } of questions)
        if (!field.fields && isGiven(path)) setAnswer(answers, path.split('.'), anAnswer(field, turn))
      reckon(line, watch(answers, '', (path) => read.add(path)) as Answers)
    }
  }
  return read
}

/** The paths that a book of rates reads. */
function pathsOf(book: RateBook | undefined): readonly (string | undefined)[] {
  if (!book || !('exposures' in book)) return []
  const { exposures, limitAt, deductibleAt, aggregateAt } = book
  return [
    limitAt,
    deductibleAt,
    aggregateAt,
    ...exposures.flatMap((each) => ('premium' in each ? [] : [each.amount, each.askedAt])),
  ]
}

/** What one insurer does with an answer: `declines`, `refers`, `prices`, `adds a cover`. */
function usesOf({ lines, guidelines: general }: SampleCarrier, id: string, questions: readonly AskedQuestion[]) {
  const line = lines[id]
  const { answers = [], guidelines = general, optionalCovers = [], rateBooks } = line ?? {}
  const readPaths = line ? reckonedFrom(line, questions) : new Set<string>()
  const ratedPaths = pathsOf(rateBooks?.at(-1))
  return (path: string): readonly string[] => {
    const at = `details.${path}`
    const outcomes = [
      ...answers.filter(({ answer }) => answer === at).flatMap(({ effects }) => effects.map(({ outcome }) => outcome)),
      ...guidelines
        .filter(({ measure, plus, minus }) => [measure, plus, minus].some((each) => each === at))
        .map(({ outcome }) => outcome),
    ]
    const can = (...names: readonly string[]) => outcomes.some((each) => names.includes(each))
    const isAddition = optionalCovers.some(({ answer, amountAt }) => answer === at || amountAt === at)
    return [
      ...(can('knockout', 'decline') ? ['may decline'] : []),
      ...(can('refer') ? ['may refer'] : []),
      ...(can('rate') || ratedPaths.includes(at) ? ['prices it'] : []),
      ...(isAddition ? ['adds a cover'] : []),
      ...(line?.prior && at === `${line.prior}.pending_date` ? ['continues it'] : []),
      ...(readPaths.has(path) ? ['uses it with other answers'] : []),
    ]
  }
}

/** The insurer's name without the word “sample”. */
export const shortName = ({ name }: SampleCarrier): string => name.replace(/ \(.+\)$/, '')

/** `prices it` in the plural. */
const ofSeveral = (does: string): string => does.replace(/\b(price|add|use|continue)s /g, '$1 ')

/** Lists for each answer which of a line's insurers do what with it. */
export function readersOf(
  insurers: readonly OfInsurer[],
  id: string,
  questions: readonly AskedQuestion[],
): (path: string) => string {
  const uses = insurers.map(({ carrier }) => [shortName(carrier), usesOf(carrier, id, questions)] as const)
  return (path) => {
    const readers = uses.map(([name, usedFor]) => ({ name, does: usedFor(path) })).filter(({ does }) => does.length > 0)
    // Insurers that do the same with an answer are named together.
    const groups = Map.groupBy(readers, ({ does }) => does.join(', '))
    return [...groups]
      .map(([does, same]) => {
        const isEvery = same.length > 1 && same.length === uses.length
        const names = isEvery
          ? 'All its insurers'
          : joinWords(
              same.map(({ name }) => name),
              'and',
            )
        return `${names} ${same.length > 1 ? ofSeveral(does) : does}.`
      })
      .join(' ')
  }
}
