import type { Flow } from '@coverwright/core/model/step'
import { renewalDone } from '../done.ts'
import { factPaths } from '../fact-paths.ts'
import { changedParts } from './changed-parts.ts'
import { referral } from './referral.ts'
import { renewalInfo } from './renewal-info.ts'
import { signature } from './signature.ts'
import { thisYear } from './this-year.ts'

/**
 * The renewal of a law firm: what changed, only the changed parts, this year's questions, who signs, and who reads it
 * first. Source: seed 4.4, X5.
 */
export const lawFlow: Flow = {
  id: 'renewal-law',
  nodes: [renewalInfo, ...changedParts, thisYear, signature, referral, renewalDone],
  aliases: [],
  baseFacts: factPaths,
}
