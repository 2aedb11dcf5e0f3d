import type { AnswerPath } from '@coverwright/core/answers/answers'
import type { Trail } from '@coverwright/core/flow/trail'
import type { TrailEntry } from '@coverwright/core/flow/trail-entry'
import type { Translate } from '@coverwright/core/text/text'

const asksForInsurer = ({ slot: { node } }: TrailEntry): boolean => node.kind === 'paged' && 'set' in node.source

const askedOn = (trail: Trail, path: AnswerPath): TrailEntry | undefined =>
  trail.entries.find((entry) => entry.visible.includes(path))

/** Who asked: the insurer by name, or the part of the application. */
const nameOf = (entry: TrailEntry, t: Translate): string =>
  t(asksForInsurer(entry) ? entry.slot.node.label : entry.section.label)

/**
 * What is said under a question whose fact is asked more than once: where its answer was filled in from, or how many
 * insurers use the one given here. Undefined when it stands alone.
 */
export const factNotes =
  (trail: Trail, t: Translate) =>
  (path: AnswerPath): string | undefined => {
    const filled = trail.shared.filled.get(path)
    if (filled) {
      const from = askedOn(trail, filled.from)
      return from && t('ui.fact.filled', { from: nameOf(from, t) })
    }
    const uses = [...trail.shared.uses.values()].find((each) => each.some((use) => use.path === path)) ?? []
    const others = new Set(
      uses
        .filter((use) => trail.shared.filled.get(use.path)?.from === path)
        .flatMap((use) => askedOn(trail, use.path)?.slot.node.id ?? []),
    )
    return others.size > 0 ? t('ui.fact.used', { count: others.size }) : undefined
  }
