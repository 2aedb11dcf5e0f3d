import type { Field } from '../forms/field.ts'
import type { Text } from '../text/text.ts'
import type { Section } from './compile.ts'
import type { Trail } from './trail.ts'
import type { TrailEntry } from './trail-entry.ts'

export type SummaryRow = {
  readonly field: Field
  readonly answer: unknown
  readonly entry: TrailEntry
  readonly missing: boolean
}
export type SummarySection = {
  readonly id: string
  readonly section: Section
  /** Whose questions these are, where a section holds the questions of several insurers. */
  readonly from?: Text
  readonly rows: readonly SummaryRow[]
}

/** Every question on the trail that is visible, with its answer, by section and insurer: for review and print alike. */
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
  return [...Map.groupBy(rows, (row) => sectionId(row.entry))].flatMap(([id, own]) => {
    const entry = own[0]?.entry
    return entry ? [{ id, section: entry.section, rows: own, ...insurerOf(entry) }] : []
  })
}

const asksForInsurer = ({ slot: { node } }: TrailEntry): boolean => node.kind === 'paged' && 'set' in node.source

const sectionId = (entry: TrailEntry): string => (asksForInsurer(entry) ? entry.slot.node.id : entry.section.id)

const insurerOf = (entry: TrailEntry): Pick<SummarySection, 'from'> =>
  asksForInsurer(entry) ? { from: entry.slot.node.label } : {}
