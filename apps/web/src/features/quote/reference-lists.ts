import type { FlowState } from '@coverwright/core/evaluation/evaluate-flow'
import type { Field } from '@coverwright/core/model/field'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { queryClient } from '../../api/query-client.ts'
import { type ReferenceList, referenceListOf, referenceListQuery } from '../../api/resources/reference.ts'

/** The lists that the visible fields of a flow offer. Exported for its test. */
export function listsOf({ pages }: Pick<FlowState, 'pages'>): readonly ReferenceList[] {
  const sources = new Set<ReferenceList>()
  const collect = ({ optionsFrom, fields = [] }: Field): void => {
    const list = optionsFrom === undefined ? undefined : referenceListOf(optionsFrom)
    if (list !== undefined) sources.add(list)
    for (const field of fields) collect(field)
  }
  for (const { form, visible, list } of pages) {
    // Few fields have a list, and `visible` is searched for each.
    for (const field of form.fields)
      if ((field.optionsFrom ?? field.fields) && visible.includes(field.path)) collect(field)
    for (const page of list?.step.pages ?? []) for (const field of page.form.fields) collect(field)
  }
  return [...sources]
}

/** Fetches the lists that the flow needs; the component renders again when they arrive. */
export function useReferenceLists(flowState: FlowState): void {
  const sources = useMemo(() => listsOf(flowState), [flowState])
  useQuery({
    queryKey: ['reference-lists', ...sources],
    queryFn: () => Promise.all(sources.map((list) => queryClient.ensureQueryData(referenceListQuery(list)))),
    enabled: sources.length > 0,
  })
}

/** The choices of a list from the server; undefined while it loads, and empty for an unknown list. */
export function referenceChoices(source: string): readonly { value: string; label: string }[] | undefined {
  const list = referenceListOf(source)
  if (list === undefined) return []
  const choices = queryClient.getQueryData(referenceListQuery(list).queryKey)
  return choices?.map(({ id, name }) => ({ value: id, label: name }))
}
