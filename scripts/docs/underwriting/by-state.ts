import { createReferenceLists } from '../../../apps/server/src/features/1-foundation/reference/reference-lists.ts'
import type { FraudBasis, FraudKind } from '../../../packages/catalogue/src/reference/fraud-statements.ts'
import { number, page, table } from './words.ts'

const documents: Readonly<Record<FraudKind, string>> = {
  application: 'applications',
  claim: 'claims',
  workers_compensation: 'applications for workers’ compensation',
  auto: 'applications for vehicles',
}

const basisWords: Readonly<Record<FraudBasis, string>> = {
  law: 'the state’s statement',
  forms: 'the general statement; the state’s is known from forms, its law was not read',
  none: 'the general statement; none is prescribed',
  ours: 'the general statement',
}

const cell = (words: string): string => words.replaceAll('|', '\\|')

/** What differs by state in the United States: statements on fraud, and the pay that counts for owners. */
export function byState(): string {
  const { fraudStatements, executivePayrolls } = createReferenceLists()
  return page([
    '# United States: what differs by state',
    'Written from the reference data by `npm run docs`. [All lines](../../underwriting.md)',
    '## Statements on fraud',
    'They stand above a signature. An application for a line without a row of its own takes the row for applications.',
    table(
      ['State', 'Documents', 'Shown', 'Statement', 'Law', 'Where found', 'Last looked for'],
      fraudStatements.map(({ state, kind, basis, text, citation, source = '', checked_on }) => [
        ...[state === 'general' ? 'any other' : state, documents[kind], basisWords[basis], cell(text), citation],
        ...[cell(source), checked_on],
      ]),
    ),
    '## Pay that counts for owners and officers',
    'What a state counts in a year for workers’ compensation, whatever they are paid. A state without a row has no figures on file.',
    table(
      ['State', 'From', 'Until', 'Officers', 'Owners, partners and members', 'Published by', 'Read'],
      executivePayrolls.map((row) => [
        ...[row.state, row.effective_from, row.effective_until],
        `${number(row.officer_min)} to ${number(row.officer_max)}`,
        `${number(row.owner_min)} to ${number(row.owner_max)}`,
        ...[cell(row.source), row.checked_on],
      ]),
    ),
  ])
}
