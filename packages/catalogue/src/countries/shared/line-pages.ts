import type { Field } from '@coverwright/core/model/field'
import type { GroupNode } from '@coverwright/core/model/step'
import type { DynamicFlow } from '@coverwright/core/overlay/dynamic-flow'
import { dynamicSteps } from '@coverwright/core/overlay/dynamic-flow'
import type { Rule } from '@coverwright/core/rules/rule'

/** The numbered pages of one line, each named `step.{line}.{number}.label` and headed by its title. */
export const pagesOf = (line: string, forms: readonly (readonly Field[])[]): DynamicFlow => ({
  id: line,
  label: `step.${line}.label`,
  pages: forms.map((fields, index) => ({ index, label: `step.${line}.${index}.label`, form: { fields } })),
})

/** A line's section of the application. */
export const lineOf = (line: string, tag: string, when: Rule, forms: readonly (readonly Field[])[]): GroupNode => ({
  kind: 'group',
  id: line,
  label: `section.${line}`,
  tag,
  when,
  children: dynamicSteps(pagesOf(line, forms)),
})

export const none = { value: 'none', exclusive: true } as const

/** More than any sum insured and any yearly amount of a small business. */
export const money = { width: 3, checks: [{ rule: 'isLessThan', than: 100_000_000 }] } as const
export const people = { width: 3, checks: [{ rule: 'isLessThan', than: 10_000 }] } as const
