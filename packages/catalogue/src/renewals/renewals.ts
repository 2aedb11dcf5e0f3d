import type { Answers } from '@coverwright/core/answers/answers'
import { readAnswer } from '@coverwright/core/answers/answers'
import type { CompiledFlow } from '@coverwright/core/evaluation/compile-flow'
import { compileFlow, pagePath } from '@coverwright/core/evaluation/compile-flow'
import type { StepPath } from '@coverwright/core/model/step'
import { censusFlow } from './census/flow.ts'
import { wasRequested } from './expiring.ts'
import type { RenewalType } from './flow-types.ts'
import { lawFlow } from './law/flow.ts'

/** The compiled flow of each kind of renewal. */
export const renewalFlows: Readonly<Record<RenewalType, CompiledFlow>> = {
  'renewal-law': compileFlow(lawFlow),
  'renewal-census': compileFlow(censusFlow),
}

/** A shorter flow for the renewal of one line, for applications with answers at a path. */
type Program = { readonly type: RenewalType; readonly line: string; readonly has: string }

const programs: readonly Program[] = [
  { type: 'renewal-law', line: 'pl', has: 'pl.aig.attorneys' },
  { type: 'renewal-census', line: 'pl', has: 'pl.medical.professionals' },
]

/** The lines with shorter renewal flows. */
export const programLines: readonly string[] = [...new Set(programs.map(({ line }) => line))]

/**
 * The shorter flow that renews an application, whether its policy was bound here or not. An application with policies
 * of other lines is renewed as a whole, in the flow of applications.
 * @param boundLines the lines with a policy that was bound here
 */
export const programOf = (expiring: Answers, boundLines: readonly string[]): Program | undefined =>
  programs.find(
    ({ line, has }) =>
      wasRequested(expiring, line) &&
      readAnswer(expiring, has) !== undefined &&
      boundLines.every((each) => each === line),
  )

/** The first page of a renewal of this kind. Source: seed 4.4, 4.6. */
export function firstStepOf(type: RenewalType): StepPath {
  const node = renewalFlows[type].slots[0]?.node
  if (node?.kind === 'page') return node.path
  return node?.kind === 'paged' ? pagePath(node, 0) : '/'
}
