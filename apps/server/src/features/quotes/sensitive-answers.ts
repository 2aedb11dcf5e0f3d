import type { AnswerPath, Answers } from '@coverwright/core/answers/answers'
import { isRecord, readAnswer, writeAnswer } from '@coverwright/core/answers/answers'
import type { CompiledFlow } from '@coverwright/core/flow/compile'
import { itemField } from '@coverwright/core/flow/list-entry'
import type { StepNode } from '@coverwright/core/flow/step'
import type { Field } from '@coverwright/core/forms/field'
import { isMasked, masked } from '@coverwright/core/forms/masked'
import type { ServedSite } from '../site/served-site.ts'
import { formsOf } from './forms-of.ts'
import { isSealed, type Sealer } from './sealer.ts'

const known = new WeakMap<CompiledFlow, readonly AnswerPath[]>()
const ofSite = new WeakMap<ServedSite['flows'], readonly AnswerPath[]>()

/**
 * Paths of the answers that are sealed at rest and masked wherever they are shown; `drivers[].license_number` is that
 * answer of every item of a list.
 */
export function sensitivePaths(flow: CompiledFlow): readonly AnswerPath[] {
  const found = known.get(flow) ?? [...new Set(flow.slots.flatMap((slot) => pathsOf(slot.node)))]
  known.set(flow, found)
  return found
}

/** The same over every flow of a site: a renewal carries answers that only the application asked. */
export function sensitiveOf({ flows }: Pick<ServedSite, 'flows'>): readonly AnswerPath[] {
  const found = ofSite.get(flows) ?? [...new Set(Object.values(flows).flatMap(sensitivePaths))]
  ofSite.set(flows, found)
  return found
}

const isSensitive = ({ sensitive }: Field): boolean => sensitive === true

function pathsOf(node: StepNode): readonly AnswerPath[] {
  if (node.kind !== 'list')
    return formsOf(node).flatMap(({ fields }) => fields.filter(isSensitive).map(({ path }) => path))
  const fields = node.pages.flatMap((page) => page.form.fields)
  return fields.filter(isSensitive).map(({ path }) => `${node.items}[].${itemField(path)}`)
}

type InItems = { readonly list: AnswerPath; readonly name: AnswerPath }

/** The list and the name within each of its items; undefined for an answer that stands by itself. */
function inItems(path: AnswerPath): InItems | undefined {
  const [list = '', name] = path.split('[].')
  return name === undefined ? undefined : { list, name }
}

const itemsAt = (answers: Answers, list: AnswerPath): readonly unknown[] | undefined => {
  const items = readAnswer(answers, list)
  return Array.isArray(items) ? items : undefined
}

type Change = (answer: unknown) => unknown

const mapped = (answers: Answers, paths: readonly AnswerPath[], change: Change): Answers =>
  paths.reduce<Answers>((all, path) => {
    const within = inItems(path)
    if (within) return mappedItems(all, within, change)
    const answer = readAnswer(all, path)
    return answer === undefined || answer === null ? all : writeAnswer(all, path, change(answer))
  }, answers)

function mappedItems(answers: Answers, { list, name }: InItems, change: Change): Answers {
  const items = itemsAt(answers, list)
  if (!items) return answers
  return writeAnswer(
    answers,
    list,
    items.map((item) => (isRecord(item) ? mapped(item, [name], change) : item)),
  )
}

export const sealAnswers = (answers: Answers, paths: readonly AnswerPath[], sealer: Sealer, owner: string): Answers =>
  mapped(answers, paths, (answer) => sealer.seal(answer, owner))

export const openAnswers = (answers: Answers, paths: readonly AnswerPath[], sealer: Sealer, owner: string): Answers =>
  mapped(answers, paths, (answer) => (isSealed(answer) ? sealer.open(answer, owner) : answer))

export const maskAnswers = (answers: Answers, paths: readonly AnswerPath[]): Answers => mapped(answers, paths, masked)

/** A mask sent back as it was shown stands for the answer behind it. */
export const unmaskGiven = (given: Answers, stored: Answers, paths: readonly AnswerPath[]): Answers =>
  paths.reduce<Answers>((all, path) => {
    const within = inItems(path)
    if (within) return unmaskItems(all, stored, within)
    const before = readAnswer(stored, path)
    return before !== undefined && readAnswer(all, path) === masked(before) ? writeAnswer(all, path, before) : all
  }, given)

/** Items are known by their id, since their positions may have changed meanwhile. */
function unmaskItems(given: Answers, stored: Answers, { list, name }: InItems): Answers {
  const items = itemsAt(given, list)
  if (!items) return given
  const before = (itemsAt(stored, list) ?? []).filter(isRecord)
  return writeAnswer(
    given,
    list,
    items.map((item, position) => {
      if (!isRecord(item)) return item
      const known = typeof item.id === 'string' ? before.find(({ id }) => id === item.id) : before[position]
      return known ? unmaskGiven(item, known, [name]) : item
    }),
  )
}

/** Masks with nothing behind them, by the path that is saved: whoever sent one never gave the answer. */
export const emptyMasks = (given: Answers, paths: readonly AnswerPath[]): readonly AnswerPath[] =>
  paths.flatMap((path) => {
    const within = inItems(path)
    if (!within) return isMasked(readAnswer(given, path)) ? [path] : []
    const items = (itemsAt(given, within.list) ?? []).filter(isRecord)
    return items.some((item) => isMasked(readAnswer(item, within.name))) ? [within.list] : []
  })
