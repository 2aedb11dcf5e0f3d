import type { Field } from '@coverwright/core/model/field'
import type { Translate } from '@coverwright/core/text/text'
import type { ReactNode } from 'react'
import { signatureIn } from '../../forms/signature/signature-draft.ts'
import { DrawnSignature } from '../../ui/insurance/drawn-signature.tsx'

/** A drawn signature above the words that say whose it is; any other answer is its words. */
export function withDrawing({ type }: Field, answer: unknown, words: string, t: Translate): ReactNode {
  const { drawing, name } = signatureIn(answer)
  if (type !== 'signature' || drawing === undefined) return words
  return (
    <>
      <DrawnSignature drawing={drawing} label={t('ui.signature.drawnBy', { name })} />
      {words}
    </>
  )
}
