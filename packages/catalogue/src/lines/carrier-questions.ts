import type { Rule } from '@coverwright/core/flow/rule'
import { all, is, switchedOn } from '@coverwright/core/flow/rule'
import type { PagedStep } from '@coverwright/core/flow/step'
import type { OfferedLine } from '../carriers/carriers.ts'

/** The insurer is switched on for this site and wants the class in the state, or would read it. */
export const wantsToQuote = ({ carrier, line }: OfferedLine): Rule =>
  all(switchedOn(line.switch), is(`appetite.${line.line}.${carrier.id}`, 'in', 'refer'))

/** The question pages of one insurer for one line, at `/{line}/{segment}/uw-questions/edit/{index}`. */
export function carrierQuestions(offered: OfferedLine, also: readonly Rule[] = []): PagedStep {
  const { carrier, line } = offered
  return {
    kind: 'paged',
    id: `${line.line}-${line.segment}`,
    // An invented insurer says so wherever its name stands.
    label: { words: carrier.sample ? `${carrier.name} (sample)` : carrier.name },
    base: `/${line.line}/${line.segment}/uw-questions/edit`,
    source: { set: `${line.line}.${carrier.id}`, basis: line.basis },
    when: all(wantsToQuote(offered), ...also),
  }
}
