import { insuranceTypeOf } from '@coverwright/catalogue/lines/insurance-types'
import type { Answers } from '@coverwright/core/answers/answers'
import { createReference } from '../../apps/server/src/features/1-foundation/reference/reference.ts'
import { wantedAnswers } from '../../apps/server/src/testing/golden-trails/wanted-answers.ts'
import { joined } from '../../apps/server/src/testing/joined.ts'
import { businessOf } from '../../apps/server/src/testing/line-businesses.ts'
import { type Business, today } from './answers.ts'

const reference = createReference()

export const nameOf = (line: string): string => insuranceTypeOf(line)?.name ?? line

/** A business that picks a line, and optionally others. */
export function lineBusiness(line: string, more: Answers = {}, others: readonly string[] = []): Business {
  const own = businessOf(line)
  const lines = [line, ...others]
  const [words, name] = own.typed
  return {
    trade: { query: words, name },
    insurance: lines.map(nameOf),
    answers: joined(wantedAnswers({ ...own, lines }, reference.cityByZip(own.zip), today), more),
  }
}
