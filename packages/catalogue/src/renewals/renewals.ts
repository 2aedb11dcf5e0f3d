import type { Answers } from '@coverwright/core/answers/answers'
import { readAnswer } from '@coverwright/core/answers/answers'
import type { CompiledFlow } from '@coverwright/core/evaluation/compile-flow'
import { compileFlow, pagePath } from '@coverwright/core/evaluation/compile-flow'
import type { StepPath } from '@coverwright/core/model/step'
import { censusFlow } from './census/flow.ts'
import { wanted } from './expiring.ts'
import type { RenewalType } from './flow-types.ts'
import { lawFlow } from './law/flow.ts'

/** The compiled flow of each kind of renewal. */
export const renewalFlows: Readonly<Record<RenewalType, CompiledFlow>> = {
  'renewal-law': compileFlow(lawFlow),
  'renewal-census': compileFlow(censusFlow),
}

/**
 * The kind of renewal of an application: law firms and medical practices with professional liability have flows of
 * their own; others have none yet.
 */
export function renewalTypeOf(expiring: Answers): RenewalType | undefined {
  if (!wanted(expiring, 'pl')) return undefined
  if (readAnswer(expiring, 'pl.aig.attorneys') !== undefined) return 'renewal-law'
  return readAnswer(expiring, 'pl.medical.professionals') === undefined ? undefined : 'renewal-census'
}

/** The first page of a renewal of this kind. Source: seed 4.4, 4.6. */
export function firstStepOf(type: RenewalType): StepPath {
  const node = renewalFlows[type].slots[0]?.node
  if (node?.kind === 'page') return node.path
  return node?.kind === 'paged' ? pagePath(node, 0) : '/'
}
