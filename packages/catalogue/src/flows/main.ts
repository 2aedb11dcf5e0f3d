import type { DynamicFlow } from '@coverwright/core/flow/splice'
import type { Flow } from '@coverwright/core/flow/step'
import { claims } from '../application/claims.ts'
import { final } from '../application/final.ts'
import { insurance, start } from '../application/start.ts'
import { carriers } from '../carriers/carriers.ts'
import { coverageChoices } from '../dynamic/coverage-choices.ts'
import { businessOwnersPolicy, knockout } from '../lines/bop/steps.ts'
import { generalLiability } from '../lines/gl/steps.ts'

const appetites = carriers.flatMap(({ id, lines }) => lines.map(({ line }) => `appetite.${line}.${id}`))

/** The quote flow in the seed's order (4.2). Lines that are still to come take their place between these groups. */
export const mainFlow: Flow = {
  id: 'main',
  nodes: [start, insurance, knockout, claims, generalLiability, businessOwnersPolicy, final],
  aliases: [{ path: '/gl/entryPoint', first: 'gl' }],
  baseFacts: ['state', 'class_traits', 'sub_class_codes', ...appetites],
}

/** Flows of dynamic questions that a site's stepsFlowMapping may place. */
export const dynamicFlows: Readonly<Record<string, DynamicFlow>> = {
  [coverageChoices.id]: coverageChoices,
}
