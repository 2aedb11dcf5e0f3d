import type { CompiledFlow } from '@coverwright/core/evaluation/compile-flow'

/** Where a page is changed from the review: in a sheet over it, at the field of an answer. */
export const changeAddress = ({ submit }: Pick<CompiledFlow, 'submit'>, path: string, at?: string): string =>
  `${submit}?${new URLSearchParams({ change: path, ...(at === undefined ? {} : { at }) })}`
