import type { Slot } from '@coverwright/core/evaluation/compile-flow'
import { conditionsOf } from '@coverwright/core/evaluation/compile-flow'
import type { ServedSite } from '../../features/1-foundation/site/served-site.ts'

/** One step of a flow for the listing: its position, name, address, and when it is visited. */
export type FlowRow = {
  readonly section: string
  readonly step: string
  readonly label: string
  readonly path: string
  /** Its own conditions, besides those of its section. */
  readonly when: readonly string[]
  /** Placed by the site’s file. */
  readonly isSites: boolean
}

export type FlowSection = {
  readonly id: string
  readonly label: string
  readonly tag?: string
  readonly when: readonly string[]
  readonly rows: readonly FlowRow[]
}

/** A site's application, section by section, in order, without the sections repeated after the recommendations. */
export function flowSections({ site, flows, translate }: ServedSite): readonly FlowSection[] {
  const siteSteps = new Set(
    site.stepsFlowMapping.flatMap(({ id, next_steps = [] }) => [id, ...next_steps.map((next) => next.id)]),
  )
  const places: Slot[][] = []
  for (const slot of flows.main.slots.filter(({ isSecondPlace }) => !isSecondPlace)) {
    const last = places.at(-1)
    if (last?.[0]?.section.id === slot.section.id) last.push(slot)
    else places.push([slot])
  }
  return places.flatMap((slots) => {
    const [first] = slots
    if (!first) return []
    const sharedConditions = conditionsOf(first).filter((rule) =>
      slots.every((slot) => conditionsOf(slot).includes(rule)),
    )
    const { id, label, tag } = first.section
    return {
      id,
      label: translate(label),
      ...(tag ? { tag } : {}),
      when: sharedConditions.map((rule) => rule.label),
      rows: slots.map((slot) => ({
        section: id,
        step: slot.node.id,
        label: translate(slot.node.label),
        path: slot.patterns[0] ?? '',
        when: conditionsOf(slot)
          .filter((rule) => !sharedConditions.includes(rule))
          .map((rule) => rule.label),
        isSites: siteSteps.has(slot.node.id),
      })),
    }
  })
}
