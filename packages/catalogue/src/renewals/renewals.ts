import type { Answers } from '@coverwright/core/answers/answers'
import { readAnswer } from '@coverwright/core/answers/answers'
import type { CompiledFlow } from '@coverwright/core/flow/compile'
import { compileFlow, pagePath } from '@coverwright/core/flow/compile'
import type { StepPath } from '@coverwright/core/flow/step'
import { censusFlow } from './census/flow.ts'
import { wanted } from './expiring.ts'
import type { RenewalType } from './flow-types.ts'
import { lawFlow } from './law/flow.ts'

/** The flow of each kind of renewal, ready to walk. */
export const renewalFlows: Readonly<Record<RenewalType, CompiledFlow>> = {
  'renewal-law': compileFlow(lawFlow),
  'renewal-census': compileFlow(censusFlow),
}

/**
 * How an application is renewed: law firms and medical practices that asked for professional liability have flows of
 * their own; others have none yet.
 */
export function renewalTypeOf(expiring: Answers): RenewalType | undefined {
  if (!wanted(expiring, 'pl')) return undefined
  if (readAnswer(expiring, 'pl.aig.attorneys') !== undefined) return 'renewal-law'
  return readAnswer(expiring, 'pl.medical.professionals') === undefined ? undefined : 'renewal-census'
}

/** Where a renewal of this kind begins. Source: seed 4.4, 4.6. */
export function firstStepOf(type: RenewalType): StepPath {
  const node = renewalFlows[type].slots[0]?.node
  if (node?.kind === 'page') return node.path
  return node?.kind === 'paged' ? pagePath(node, 0) : '/'
}
