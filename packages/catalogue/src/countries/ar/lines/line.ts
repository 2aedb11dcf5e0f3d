import type { GroupNode, PagedStep, PageStep } from '@coverwright/core/model/step'
import { carriersOf } from '../../../carriers/carriers.ts'
import { carrierQuestions } from '../../../lines/carrier-questions.ts'
import { carriers } from '../carriers.ts'
import { insures } from '../types.ts'

/** A line’s section: its own pages, then those of insurers that ask more. */
export const lineOf = (id: string, tag: string, pages: readonly PageStep[]): GroupNode => ({
  kind: 'group',
  id,
  label: `section.${id}`,
  tag,
  when: insures(id),
  children: [...pages, ...questionPages(id)],
})

const questionPages = (line: string): readonly PagedStep[] =>
  carriersOf(line, carriers).flatMap((offeredLine) => carrierQuestions(offeredLine))
