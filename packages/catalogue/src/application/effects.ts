import type { ClearingEffect } from '@coverwright/core/flow/save-step'

/**
 * What a changed answer takes with it. Everything else is kept: a question that no longer applies is only left out.
 * Source: seed 4.7.
 */
export const clearingEffects: readonly ClearingEffect[] = [
  {
    whenChanged: 'class_code_ref',
    onSteps: ['home', 'industry-detail'],
    clears: ['sub_class_code_ref', 'gl.liberty', 'bop.chubb_sci', 'bop.liberty', 'bop.cna', 'carriers'],
  },
]
