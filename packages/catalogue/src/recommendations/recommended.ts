import type { Answers } from '@coverwright/core/answers/answers'
import { isRecord, readAnswer } from '@coverwright/core/answers/answers'
import type { CalendarDate, View } from '@coverwright/core/rules/rule'
import type { InsuranceType } from '../lines/insurance-types.ts'
import type { CrossSell } from './cross-sell.ts'

/** A coverage recommended for one business. Source: seed section 3. */
export type RecommendedCoverage = {
  readonly insurance_uuid: string
  readonly insurance_type: string
  readonly line: string
  /** 0 to 100. A cross-sell's is always 100. */
  readonly popularity: number
  /** Why it is recommended: the last part of its message key. */
  readonly reason: string
  /** The line it would replace. */
  readonly replaces?: string
  /** Which of the three things it pays for, by number, that line pays for too. */
  readonly shared?: readonly number[]
  readonly record_type_uuid?: string
  readonly record_type_name?: string
}

/** The facts about the business, and what the site may offer it. */
export type Recommending = {
  readonly answers: Answers
  readonly facts: Answers
  readonly today: CalendarDate
  readonly switches: Readonly<Record<string, boolean>>
  /** What may be recommended in the country, the most useful first. */
  readonly crossSells: readonly CrossSell[]
  /** Types that may be offered, and whether an insurer is likely to quote them. */
  readonly offered: readonly InsuranceType[]
  readonly isLikely: (line: string) => boolean
}

/** More suggestions would be a sales pitch. */
const most = 3

/**
 * The coverages to recommend, the most useful first. Leaves out those that were picked or are part of a picked one,
 * that the site does not offer, or that every insurer here would decline. The answers to the recommendations do not
 * change it.
 */
export function recommendedCoverages(facts: Recommending): readonly RecommendedCoverage[] {
  const pickedIds = new Set(pickedUuids(facts.answers))
  if (pickedIds.size === 0) return []
  const view = viewOf(facts)
  const lines = new Set(facts.offered.flatMap(({ uuid, contains = [] }) => (pickedIds.has(uuid) ? contains : [])))
  return facts.crossSells
    .flatMap((row) => {
      const type = facts.offered.find(({ line }) => line === row.line)
      if (!type || pickedIds.has(type.uuid) || lines.has(row.line)) return []
      if (row.replaces !== undefined && !isPicked(row.replaces, pickedIds, facts.offered)) return []
      if (!suits(row, facts) || !facts.isLikely(row.line) || row.when?.test(view) === false) return []
      lines.add(row.line)
      return [recommendationOf(row, type)]
    })
    .slice(0, most)
}

const isPicked = (line: string, pickedIds: ReadonlySet<string>, offeredTypes: readonly InsuranceType[]): boolean =>
  offeredTypes.some((type) => type.line === line && pickedIds.has(type.uuid))

/** The row is meant for this kind of business. */
export function suits(
  { traits, industries, classes, subClasses }: CrossSell,
  { answers, facts }: Pick<Recommending, 'answers' | 'facts'>,
): boolean {
  const own = readAnswer(facts, 'class_traits')
  const ownTraits: readonly unknown[] = Array.isArray(own) ? own : []
  const ref = String(readAnswer(answers, 'class_code_ref') ?? '')
  const conditions = [
    traits?.some((trait) => ownTraits.includes(trait)),
    industries?.some((industry) => industry === readAnswer(facts, 'industry')),
    classes?.some((prefix) => ref.startsWith(prefix)),
    subClasses?.some((subClass) => subClass === readAnswer(answers, 'sub_class_code_ref')),
  ].filter((condition) => condition !== undefined)
  return conditions.length === 0 || conditions.includes(true)
}

export const recommendationOf = (
  { reason, popularity, replaces, shared, record }: CrossSell,
  { uuid, name, line }: InsuranceType,
): RecommendedCoverage => ({
  insurance_uuid: uuid,
  insurance_type: name,
  line,
  popularity,
  reason,
  ...(replaces ? { replaces } : {}),
  ...(shared ? { shared } : {}),
  ...(record ? { record_type_uuid: record.uuid, record_type_name: record.name } : {}),
})

const pickedUuids = (answers: Answers): readonly string[] => {
  const pickedTypes = readAnswer(answers, 'insurance_types')
  return (Array.isArray(pickedTypes) ? pickedTypes : []).flatMap((each: unknown) =>
    isRecord(each) && typeof each.uuid === 'string' ? [each.uuid] : [],
  )
}

/** Rules see all answers, because recommendations come after all questions. */
const viewOf = ({ answers, facts, switches, today }: Recommending): View => ({
  get: (path) => readAnswer(facts, path) ?? readAnswer(answers, path),
  isOn: (name) => switches[name] === true,
  today,
})
