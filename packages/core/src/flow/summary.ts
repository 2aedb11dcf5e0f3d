import type { Field } from '../forms/field.ts'
import type { Section } from './compile.ts'
import type { Trail, TrailEntry } from './trail.ts'

export type SummaryRow = {
  readonly field: Field
  readonly answer: unknown
  readonly entry: TrailEntry
  readonly missing: boolean
}
export type SummarySection = { readonly section: Section; readonly rows: readonly SummaryRow[] }

/** Every question on the trail that is visible, with its answer, by section: for review, print and PDF alike. */
export function summary(trail: Trail): readonly SummarySection[] {
  const rows = trail.entries.flatMap((entry) => {
    const visible = new Set(entry.visible)
    return entry.form.fields
      .filter((field) => visible.has(field.path))
      .map((field) => ({
        field,
        entry,
        answer: entry.view.get(field.path),
        missing: entry.problems.some(({ path }) => path === field.path || path.startsWith(`${field.path}.`)),
      }))
  })
  const sections = Map.groupBy(rows, (row) => row.entry.section.id)
  return [...sections.values()].flatMap((own) => (own[0] ? [{ section: own[0].entry.section, rows: own }] : []))
}
