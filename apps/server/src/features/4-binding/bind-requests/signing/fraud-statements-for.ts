import {
  type FraudKind,
  type FraudStatement,
  fraudStatementFor,
  type ShownFraudStatement,
} from '@coverwright/catalogue/reference/fraud-statements'
import type { ServedSite } from '../../../1-foundation/site/served-site.ts'
import type { Snapshot } from '../../submissions/snapshot/snapshot.ts'

export type Statements = { readonly lists: { readonly fraudStatements: readonly FraudStatement[] } }

const kindOfLine: Readonly<Record<string, FraudKind>> = { wc: 'workers_compensation', ca: 'auto' }

/** The state's words on fraud for a line; none where the country has one text, which is among the messages. */
export function fraudStatementsFor(
  { answers }: Pick<Snapshot, 'answers'>,
  line: string,
  { country, today }: Pick<ServedSite, 'country' | 'today'>,
  { statements, now }: { readonly statements: Statements; readonly now: Date },
): readonly ShownFraudStatement[] {
  if (country.statements === 'one') return []
  const state = typeof answers.state === 'string' ? answers.state : undefined
  return [fraudStatementFor(statements.lists.fraudStatements, state, kindOfLine[line] ?? 'application', today(now))]
}
