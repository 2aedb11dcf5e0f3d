import type { Answers } from '@coverwright/core/answers/answers'
import type { Translate } from '@coverwright/core/text/text'
import type { BadgeKind } from '../../ui/feedback/badge.tsx'
import type { IconName } from '../../ui/icons/icon.tsx'

/** A type of insurance as it is offered; `answer` is what choosing it puts on the wire. */
export type CoverageOption = {
  readonly answer: {
    readonly uuid: string
    readonly name: string
    readonly purpose: string
    readonly wholesaler_allowed: boolean
  }
  readonly name: string
  readonly code?: string
  /** What happens, as an example. */
  readonly text?: string
  readonly picture?: string
  readonly pays?: string
  readonly leavesOut?: string
  readonly badge?: { readonly kind: BadgeKind; readonly words: string; readonly icon?: IconName }
  readonly note?: string
  /** Questions that help to choose: a Yes recommends the line, for the reason given. */
  readonly recommendedAfter?: readonly { readonly question: string; readonly reason: string }[]
  /** Chosen once, and no longer offered. */
  readonly retired?: boolean
}

export type CoverageSection = {
  readonly id: string
  readonly title: string
  readonly note?: string
  /** Two beside each other, in smaller type. */
  readonly slim?: boolean
  /** Closed until it is asked for, unless something in it is chosen. */
  readonly folded?: boolean
  /** One of these, by uuid, is enough: they are shown together. */
  readonly either?: { readonly uuids: readonly string[]; readonly title: string; readonly text: string }
  readonly options: readonly CoverageOption[]
}

/** The section of types that were chosen and are no longer offered. */
export const retiredSection = (options: readonly CoverageOption[], t: Translate): CoverageSection => ({
  id: 'retired',
  title: t('page.coverages.retired.title'),
  note: t('page.coverages.retired.note'),
  options,
})

export const retiredBadge = (t: Translate) => ({ kind: 'plain', words: t('page.coverages.deprecated') }) as const

/**
 * The sections, with a card for each chosen type that has none. Without it, a type that was chosen here and withdrawn
 * elsewhere would block the save, and nobody would see why.
 */
export function withUnlisted(
  sections: readonly CoverageSection[],
  selection: readonly Answers[],
  t: Translate,
): readonly CoverageSection[] {
  const listedUuids = new Set(sections.flatMap(({ options }) => options).map(({ answer }) => answer.uuid))
  const unlistedOptions = new Map<string, CoverageOption>()
  for (const { uuid, name, purpose, wholesaler_allowed } of selection) {
    if (typeof uuid !== 'string' || typeof name !== 'string' || listedUuids.has(uuid)) continue
    const answer = { uuid, name, purpose: String(purpose), wholesaler_allowed: wholesaler_allowed === true }
    unlistedOptions.set(uuid, { answer, name, badge: retiredBadge(t), note: t('page.coverages.gone'), retired: true })
  }
  if (unlistedOptions.size === 0) return sections
  const [first] = sections
  const others = first?.id === 'retired' ? sections.slice(1) : sections
  const own = first?.id === 'retired' ? first.options : []
  return [retiredSection([...own, ...unlistedOptions.values()], t), ...others]
}
