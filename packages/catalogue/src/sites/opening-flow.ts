import type { CompiledFlow } from '@coverwright/core/evaluation/compile-flow'
import { compileFlow } from '@coverwright/core/evaluation/compile-flow'
import type { Flow, PageStep } from '@coverwright/core/model/step'
import type { Text } from '@coverwright/core/text/text'
import type { CountryOpening } from '../countries/country.ts'

/** A section of the main flow before there is a quote: its pages by name. */
export type OpeningSection = {
  readonly id: string
  readonly label: Text
  readonly tag?: string
  readonly pages: readonly {
    readonly id: string
    readonly path: string
    readonly label: Text
    readonly uncounted?: true
  }[]
}

/**
 * The part of the main flow that is visible without a quote, as the site's server sends it: the first page with its
 * questions, and later pages without any. The first page derives its flow from it while the lines are loading.
 */
export function openingFlow(sections: readonly OpeningSection[], { fields }: CountryOpening): CompiledFlow {
  const step = ({ id, path, label, uncounted }: OpeningSection['pages'][number]): PageStep => ({
    kind: 'page',
    id,
    path: `/${path.slice(1)}`,
    label,
    form: { fields: path === '/' ? fields : [] },
    ...(uncounted && { uncounted }),
  })
  const flow: Flow = {
    id: 'main',
    nodes: sections.map(({ id, label, tag, pages }) => ({
      kind: 'group',
      id,
      label,
      ...(tag && { tag }),
      children: pages.map(step),
    })),
    aliases: [],
    baseFacts: [],
  }
  return compileFlow(flow)
}
