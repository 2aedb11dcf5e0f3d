import type { Flow, GroupNode } from '@coverwright/core/flow/step'
import { factPaths } from '../fact-paths.ts'
import { renewalInfo } from './renewal-info.ts'

const done: GroupNode = {
  kind: 'group',
  id: 'renewal_done',
  label: 'section.pl',
  children: [{ kind: 'page', id: 'renewal_done', path: '/done', label: 'step.renewal_done.label', form: { fields: [] } }],
}

/**
 * A law firm renews: what changed, only the parts that did, this year's questions, who signs, and who reads it first.
 * Source: seed 4.4, X5.
 */
export const lawFlow: Flow = {
  id: 'renewal-law',
  nodes: [renewalInfo, done],
  aliases: [],
  baseFacts: factPaths,
}
