import type { Field, Form } from '@coverwright/core/model/field'
import type { NumberedPage } from '@coverwright/core/model/step'

/** Fields under the heading `step.{flow}.{number}.label`. */
export type NumberedSection = readonly [number, readonly Field[]]

/** The form of a page with several sections, each under a heading of its own. */
export const formOfSections = (flow: string, sections: readonly NumberedSection[]): Form => ({
  fields: sections.flatMap(([number, fields]) =>
    fields.map((each) => ({ ...each, section: `step.${flow}.${number}` })),
  ),
})

/**
 * A page with several sections, numbered as the first of them: the address of any other section leads to it. The menu
 * names it `step.{flow}.{number}.menu`, its title is `step.{flow}.{number}.title`.
 */
export const pageOfSections = (flow: string, ...sections: readonly NumberedSection[]): NumberedPage => {
  const index = sections[0]?.[0] ?? 0
  return { index, label: `step.${flow}.${index}.menu`, form: formOfSections(flow, sections) }
}
