import type { InsuranceTypeReply } from '@coverwright/contract/insurance-types'
import type { Translate } from '@coverwright/core/text/text'
import { type CoverageSection, retiredBadge, retiredSection } from '../../../forms/coverage/coverage-section.ts'

/**
 * Insurance types as the cards show them: those the quote has though they are no longer offered, those suggested to this
 * business, the others that insurers quote here, then those that only an advisor can arrange.
 */
export function coverageSections(types: readonly InsuranceTypeReply[], t: Translate): readonly CoverageSection[] {
  const section = (id: 'suggested' | 'more' | 'advisor'): CoverageSection => {
    const own = types.filter((type) => sectionOf(type) === id)
    const orderedTypes = [...own.filter(({ required }) => required), ...own.filter(({ required }) => !required)]
    return {
      id,
      slim: id !== 'suggested',
      // What the law asks for is never behind a fold.
      folded: id !== 'suggested' && own.length > fewest && !own.some(({ required }) => required),
      title: t(`page.coverages.${id}.title`),
      note: t(`page.coverages.${id}.note`),
      ...eitherOf(orderedTypes, t),
      options: orderedTypes.map((type) => coverageOption(type, t)),
    }
  }
  const retiredOptions = types.filter((type) => type.retired).map((type) => coverageOption(type, t))
  return [retiredSection(retiredOptions, t), section('suggested'), section('more'), section('advisor')].filter(
    ({ options }) => options.length > 0,
  )
}

/** Fewest coverages in the first section. */
const fewest = 3

/** A type and one that it contains, shown together. */
function eitherOf(types: readonly InsuranceTypeReply[], t: Translate): Pick<CoverageSection, 'either'> {
  for (const packageType of types) {
    const part = types.find(({ line }) => packageType.contains?.includes(line))
    if (!part) continue
    const names = { whole: packageType.name, part: part.name }
    const words = { title: t('page.coverages.either', names), text: t('page.coverages.either.text', names) }
    return { either: { uuids: [packageType.uuid, part.uuid], ...words } }
  }
  return {}
}

function sectionOf({
  outlook,
  suggestion,
  online,
  required,
  retired,
}: InsuranceTypeReply): 'suggested' | 'more' | 'advisor' | undefined {
  if (retired) return undefined
  if (!online || outlook === 'not_offered') return 'advisor'
  return suggestion === undefined && !required ? 'more' : 'suggested'
}

function coverageOption(type: InsuranceTypeReply, t: Translate): CoverageSection['options'][number] {
  const { uuid, name, purpose, wholesaler_allowed } = type
  return {
    answer: { uuid, name, purpose, wholesaler_allowed },
    name,
    code: type.tag,
    text: type.tagline,
    ...(type.picture ? { picture: type.picture } : {}),
    ...(type.pays ? { pays: type.pays } : {}),
    ...(type.leaves_out ? { leavesOut: type.leaves_out } : {}),
    ...badgeOf(type, t),
    note: noteOf(type, t),
    ...(type.recommended_after ? { recommendedAfter: type.recommended_after } : {}),
    ...(type.retired ? { retired: true } : {}),
  }
}

/** Which insurers are likely to quote, or why none is. */
function noteOf({ outlook, reason, insurers }: InsuranceTypeReply, t: Translate): string {
  if (outlook === 'not_offered') return reason ?? ''
  if (outlook === 'maybe') return t('page.coverages.readFirst')
  return t('page.coverages.insurers', { count: insurers })
}

/** Why it is suggested, or what a type is offered as; a standard one needs no words. Source: seed section 3. */
function badgeOf(
  { purpose, suggestion, required, retired }: InsuranceTypeReply,
  t: Translate,
): Pick<CoverageSection['options'][number], 'badge'> {
  if (retired) return { badge: retiredBadge(t) }
  if (required) return { badge: { kind: 'law', words: t('page.coverages.required') } }
  if (suggestion !== undefined) return { badge: { kind: purpose === 'upsell' ? 'advice' : 'line', words: suggestion } }
  if (purpose === 'standard') return {}
  return { badge: { kind: purpose === 'crosssell' ? 'line' : 'advice', words: t(`page.coverages.${purpose}`) } }
}
