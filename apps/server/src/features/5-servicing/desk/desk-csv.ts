import type { DeskApplication } from '@coverwright/contract/desk/queue'
import { exportDesk } from './desk-list.store.ts'
import { applicationsOf, type DeskDependencies, type DeskView } from './desk-page.ts'

const columns: readonly (readonly [string, (application: DeskApplication) => string | number | undefined])[] = [
  ['reference', ({ reference }) => reference],
  ['business', ({ company_name }) => company_name],
  ['email', ({ contact_email }) => contact_email],
  ['lines', ({ lines }) => lines.map(({ name }) => name).join(', ')],
  ['state', ({ state }) => state],
  ['next_step', ({ next_step }) => next_step],
  ['waits_for', ({ waits_for }) => waits_for],
  ['since', ({ since }) => since],
  ['due', ({ due }) => due],
  ['owner', ({ owner }) => owner?.email],
  ['agent', ({ agent }) => agent?.email],
  ['best_premium', ({ best }) => best && (best.amount / 100).toFixed(2)],
  ['currency', ({ best }) => best?.currency],
  ['answered', ({ answered }) => answered],
  ['asked', ({ asked }) => asked],
  ['effective_date', ({ effective_date }) => effective_date],
  ['closed_reason', ({ closed_reason }) => closed_reason],
]

const rowsPerBatch = 500

/** The applications of a queue as CSV, a part at a time, so that a large one is never in memory as a whole. */
export async function* deskCsv(
  dependencies: DeskDependencies,
  { actor, filters, today }: DeskView,
): AsyncGenerator<string> {
  const { db, clock } = dependencies
  const now = clock()
  yield csvRow(columns.map(([name]) => name))
  let after: string | undefined
  do {
    const rows = await exportDesk(db, { actor, filters, today, now }, after, rowsPerBatch)
    const applications = await applicationsOf(dependencies, rows, actor, now)
    yield applications.map((each) => csvRow(columns.map(([, of]) => of(each)))).join('')
    after = rows.length < rowsPerBatch ? undefined : rows.at(-1)?.id
  } while (after !== undefined)
}

const csvRow = (cells: readonly (string | number | undefined)[]): string => `${cells.map(csvCell).join(',')}\r\n`

/** A spreadsheet would run what begins like a formula; an apostrophe makes it a text. */
function csvCell(value: string | number | undefined): string {
  const text = String(value ?? '')
  const harmless = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}
