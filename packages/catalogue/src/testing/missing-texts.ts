import type { CompiledFlow } from '@coverwright/core/evaluation/compile-flow'
import type { Field } from '@coverwright/core/model/field'
import type { Remark } from '@coverwright/core/model/remark'
import type { StepNode } from '@coverwright/core/model/step'
import type { Messages, Text } from '@coverwright/core/text/text'

const textsOfRemarks = (remarks: readonly Remark[] = []): readonly Text[] =>
  remarks.flatMap(({ text, names = {} }) => [text, ...Object.values(names)])

const textsOfFields = (fields: readonly Field[]): readonly (Text | undefined)[] =>
  fields.flatMap((field) => [
    field.label,
    field.hint,
    field.why,
    field.entry,
    typeof field.section === 'string' ? `${field.section}.label` : field.section,
    field.unit,
    field.statement?.list,
    field.statement?.words,
    ...(field.lookup ? [`lookup.${field.lookup.from}.failed`] : []),
    ...(field.lookup && field.fills ? [`lookup.${field.lookup.from}.differs`, `lookup.${field.lookup.from}.use`] : []),
    ...(field.suggestions ? [`suggestions.${field.suggestions.from}.list`] : []),
    ...(field.options ?? []).flatMap(({ label, hint }) => [label, hint]),
    ...textsOfRemarks(field.remarks),
    ...textsOfFields(field.fields ?? []),
  ])

/** Every text that a step's data names, and the title that its id names. */
function textsOf(node: StepNode): readonly (Text | undefined)[] {
  if (node.kind === 'page') {
    const title = node.id === 'done' || node.id === 'resume' || node.summarises ? [] : [`step.${node.id}.title`]
    return [node.label, ...title, ...textsOfFields(node.form.fields)]
  }
  if (node.kind === 'list') {
    const { item, add, deletePrompt, empty, guidance } = node.texts
    return [
      node.label,
      item,
      add,
      deletePrompt,
      empty,
      guidance,
      `step.${node.id}.title`,
      ...node.checks.map(({ message }) => message),
      ...textsOfRemarks(node.remarks),
      ...(node.columns ?? []).flatMap((column) =>
        typeof column === 'object' && 'value' in column
          ? [column.label, column.otherwise, ...(column.options ?? []).map(({ label }) => label)]
          : [],
      ),
      ...node.pages.flatMap(({ label, form }) => [label, ...textsOfFields(form.fields)]),
    ]
  }
  if (!('pages' in node.source)) return [node.label]
  const { pages } = node.source
  const titles =
    pages.length > 1 ? pages.map(({ index }) => `step.${node.id}.${index}.title`) : [`step.${node.id}.title`]
  return [node.label, ...titles, ...pages.flatMap(({ label, form }) => [label, ...textsOfFields(form.fields)])]
}

/** Keys of texts of a flow's steps, sections and fields that do not exist. */
export function missingTexts({ slots }: CompiledFlow, messages: Messages): readonly string[] {
  const isMissing = (text: Text | undefined): text is string =>
    typeof text === 'string' && ![text, `${text}.other`].some((key) => Object.hasOwn(messages, key))
  const nodes = [...new Set(slots.map(({ node }) => node))]
  const sections = slots.map(({ section }) => section.label)
  return [...new Set([...nodes.flatMap(textsOf), ...sections].filter(isMissing))]
}
