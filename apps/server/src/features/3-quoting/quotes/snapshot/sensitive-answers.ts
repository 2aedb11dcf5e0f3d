import type { AnswerPath, Answers } from '@coverwright/core/answers/answers'
import { isRecord, readAnswer, writeAnswer } from '@coverwright/core/answers/answers'
import { isMasked, maskAnswer } from '@coverwright/core/answers/masked'
import type { CompiledFlow } from '@coverwright/core/evaluation/compile-flow'
import { itemField } from '@coverwright/core/evaluation/item-pages'
import type { Field } from '@coverwright/core/model/field'
import type { StepNode } from '@coverwright/core/model/step'
import { type Encryptor, isEncrypted } from '../../../../platform/encryption/encryptor.ts'
import { memoizeByIdentity } from '../../../../platform/memoize-by-identity.ts'
import type { ServedSite } from '../../../1-foundation/site/served-site.ts'
import { isApplicant, type Role } from '../../../2-identity/roles/roles.ts'
import { formsOf } from './forms-of.ts'

type Which = (field: Field) => boolean

const isSensitive: Which = ({ sensitive }) => sensitive === true
/** The only sensitive type that applicants see unmasked and that carriers price by. */
const isBirthDate: Which = (field) => isSensitive(field) && field.type === 'date'

/**
 * Paths of the answers that are encrypted at rest and masked wherever they are shown; `drivers[].license_number` is that
 * answer of every item of a list.
 */
export const sensitivePaths = (flow: CompiledFlow): readonly AnswerPath[] => pathsOf(flow, isSensitive)

const pathsOf = (flow: CompiledFlow, filter: Which): readonly AnswerPath[] => [
  ...new Set(flow.slots.flatMap((slot) => pathsIn(slot.node, filter))),
]

const ofFlows = memoizeByIdentity((flows: ServedSite['flows']) => {
  const over = (filter: Which) => [...new Set(Object.values(flows).flatMap((flow) => pathsOf(flow, filter)))]
  const [all, births] = [over(isSensitive), over(isBirthDate)]
  return { all, births, besideBirths: all.filter((path) => !births.includes(path)) }
})

/** The same over every flow of a site: a renewal carries answers that only the application asked. */
export const sensitiveOf = (site: Pick<ServedSite, 'flows'>): readonly AnswerPath[] => ofFlows(site.flows).all

/** The ones that are dates of birth. */
export const birthDatesOf = (site: Pick<ServedSite, 'flows'>): readonly AnswerPath[] => ofFlows(site.flows).births

/** The paths that a viewer sees masked: dates of birth are shown to applicants only, not to agents, support or jobs. */
export function coveredFor(site: Pick<ServedSite, 'flows'>, viewer: { readonly role: Role } | undefined) {
  const { all, besideBirths } = ofFlows(site.flows)
  return viewer && isApplicant(viewer.role) ? besideBirths : all
}

function pathsIn(node: StepNode, filter: Which): readonly AnswerPath[] {
  if (node.kind !== 'list') return formsOf(node).flatMap(({ fields }) => fields.filter(filter).map(({ path }) => path))
  const fields = node.pages.flatMap((page) => page.form.fields)
  return fields.filter(filter).map(({ path }) => `${node.items}[].${itemField(path)}`)
}

type InItems = { readonly list: AnswerPath; readonly name: AnswerPath }

const itemsKnown = new Map<AnswerPath, InItems | undefined>()

/** The list, and the name within each of its items; undefined for an answer outside of lists. */
function inItems(path: AnswerPath): InItems | undefined {
  // There are as many as sensitive fields in the catalogue, and every save asks for all of them.
  if (!itemsKnown.has(path)) itemsKnown.set(path, partsOf(path))
  return itemsKnown.get(path)
}

function partsOf(path: AnswerPath): InItems | undefined {
  const [list = '', name] = path.split('[].')
  return name === undefined ? undefined : { list, name }
}

const itemsAt = (answers: Answers, list: AnswerPath): readonly unknown[] | undefined => {
  const items = readAnswer(answers, list)
  return Array.isArray(items) ? items : undefined
}

type Change = (answer: unknown) => unknown

const mapAnswers = (answers: Answers, paths: readonly AnswerPath[], change: Change): Answers =>
  paths.reduce<Answers>((all, path) => {
    const within = inItems(path)
    if (within) return mappedItems(all, within, change)
    const answer = readAnswer(all, path)
    return answer === undefined || answer === null ? all : writeAnswer(all, path, change(answer))
  }, answers)

function mappedItems(answers: Answers, { list, name }: InItems, change: Change): Answers {
  const items = itemsAt(answers, list)
  if (!items) return answers
  const changedItems = items.map((item) => (isRecord(item) ? mapAnswers(item, [name], change) : item))
  // A list without sensitive answers keeps its identity, so that it is not serialized again.
  return changedItems.every((item, at) => item === items[at]) ? answers : writeAnswer(answers, list, changedItems)
}

export const encryptAnswers = (
  answers: Answers,
  paths: readonly AnswerPath[],
  encryptor: Encryptor,
  owner: string,
): Answers => mapAnswers(answers, paths, (answer) => encryptor.encrypt(answer, owner))

export const decryptAnswers = (
  answers: Answers,
  paths: readonly AnswerPath[],
  encryptor: Pick<Encryptor, 'decrypt'>,
  owner: string,
): Answers => mapAnswers(answers, paths, (answer) => (isEncrypted(answer) ? encryptor.decrypt(answer, owner) : answer))

export const maskAnswers = (answers: Answers, paths: readonly AnswerPath[]): Answers =>
  mapAnswers(answers, paths, maskAnswer)

/** A sensitive answer: the path it is saved by, and which one it is there. */
export type Secret = { readonly savedAt: AnswerPath; readonly key: string; readonly answer: unknown }

/** The sensitive answers that are present; in lists, by the item's id. */
export const secretsIn = (answers: Answers, paths: readonly AnswerPath[]): readonly Secret[] =>
  paths.flatMap((path) => {
    const within = inItems(path)
    if (!within) return secretAt(answers, path, { savedAt: path, key: path })
    const items = (itemsAt(answers, within.list) ?? []).filter(isRecord)
    return items.flatMap((item) => secretAt(item, within.name, { savedAt: within.list, key: `${path} ${item.id}` }))
  })

function secretAt(answers: Answers, path: AnswerPath, place: Omit<Secret, 'answer'>): readonly Secret[] {
  const answer = readAnswer(answers, path)
  return answer === undefined || answer === null ? [] : [{ ...place, answer }]
}

/** Replaces masks that are sent back as they were shown by the answers behind them. */
export const unmaskGiven = (sentAnswers: Answers, storedAnswers: Answers, paths: readonly AnswerPath[]): Answers =>
  paths.reduce<Answers>((all, path) => {
    const within = inItems(path)
    if (within) return unmaskItems(all, storedAnswers, within)
    const before = readAnswer(storedAnswers, path)
    return before !== undefined && readAnswer(all, path) === maskAnswer(before) ? writeAnswer(all, path, before) : all
  }, sentAnswers)

/** Items are known by their id, since their positions may have changed meanwhile. */
function unmaskItems(sentAnswers: Answers, storedAnswers: Answers, { list, name }: InItems): Answers {
  const items = itemsAt(sentAnswers, list)
  if (!items) return sentAnswers
  const before = (itemsAt(storedAnswers, list) ?? []).filter(isRecord)
  return writeAnswer(
    sentAnswers,
    list,
    items.map((item, position) => {
      if (!isRecord(item)) return item
      const storedItem = typeof item.id === 'string' ? before.find(({ id }) => id === item.id) : before[position]
      return storedItem ? unmaskGiven(item, storedItem, [name]) : item
    }),
  )
}

/** Paths of masks without an answer behind them. */
export const emptyMasks = (sentAnswers: Answers, paths: readonly AnswerPath[]): readonly AnswerPath[] =>
  paths.flatMap((path) => {
    const within = inItems(path)
    if (!within) return isMasked(readAnswer(sentAnswers, path)) ? [path] : []
    const items = (itemsAt(sentAnswers, within.list) ?? []).filter(isRecord)
    return items.some((item) => isMasked(readAnswer(item, within.name))) ? [within.list] : []
  })
