import { suits } from '@coverwright/catalogue/recommendations/recommended'
import type { InsuranceTypeReply } from '@coverwright/contract/insurance-types'
import { isLeftAlone } from '../../../3-quoting/quotes/facts/listed-facts.ts'
import { translateFor } from '../../../3-quoting/quotes/snapshot/for-viewer.ts'
import type { QuoteSnapshot } from '../../../3-quoting/quotes/snapshot/quote-snapshot.ts'

/** Why a line is suggested to this business, in a few words; undefined for a line that is not. */
export function suggestions(quote: QuoteSnapshot): (line: string) => Pick<InsuranceTypeReply, 'suggestion'> {
  const { answers, facts, flowState, served } = quote
  if (isLeftAlone(served.site, facts)) return () => ({})
  const fitting = served.country.crossSells.filter(
    (row) => suits(row, { answers, facts }) && row.when?.test(flowState.view) !== false,
  )
  return (line) => {
    const row = fitting.find((each) => each.line === line)
    return row ? { suggestion: translateFor(quote)(`recommendation.badge.${row.reason}`) } : {}
  }
}
