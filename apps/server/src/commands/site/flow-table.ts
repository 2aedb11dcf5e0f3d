import type { FlowSection } from './flow-rows.ts'

/** A flow as an aligned table for a terminal; the last column is as long as necessary. */
export function flowTable(sections: readonly FlowSection[]): string {
  const rows = sections.flatMap(({ when, rows }) =>
    rows.map((row) => [row.section, row.step, row.path, [...when, ...row.when].join(' and ') || 'always']),
  )
  const heads = ['Section', 'Step', 'Path', 'When']
  const widths = heads.map((head, column) => Math.max(head.length, ...rows.map((row) => (row[column] ?? '').length)))
  const line = (cells: readonly string[]): string =>
    cells
      .map((cell, column) => (column === heads.length - 1 ? cell : cell.padEnd(widths[column] ?? 0)))
      .join('  ')
      .trimEnd()
  return [heads, widths.slice(0, -1).map((width) => '-'.repeat(width)), ...rows].map((row) => line(row)).join('\n')
}
