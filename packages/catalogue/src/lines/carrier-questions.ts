import type { PagedStep } from '@coverwright/core/model/step'
import type { Rule } from '@coverwright/core/rules/rule'
import { all, is, switchedOn } from '@coverwright/core/rules/rule'
import type { OfferedLine } from '../carriers/carriers.ts'

/** The carrier is switched on for this site, and the class is in its appetite or referred. */
export const wantsToQuote = ({ carrier, line }: OfferedLine): Rule =>
  all(switchedOn(line.switch), is(`appetite.${line.line}.${carrier.id}`, 'in', 'refer'))

/**
 * The question pages of one insurer for one line, at `/{line}/{segment}/uw-questions/edit/{index}`; none for an
 * insurer that reads the line's own pages only.
 */
export function carrierQuestions(offeredLine: OfferedLine, also: readonly Rule[] = []): readonly PagedStep[] {
  const { carrier, line } = offeredLine
  if (!line.asks) return []
  const { segment, basis } = line.asks
  return [
    {
      kind: 'paged',
      id: `${line.line}-${segment}`,
      // A sample carrier is labelled as one wherever its name is shown.
      label: { words: carrier.shownAs ?? (carrier.sample ? `${carrier.name} (sample)` : carrier.name) },
      base: `/${line.line}/${segment}/uw-questions/edit`,
      source: { set: `${line.line}.${carrier.id}`, basis },
      when: all(wantsToQuote(offeredLine), ...also),
    },
  ]
}
