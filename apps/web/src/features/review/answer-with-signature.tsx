import type { Field } from '@coverwright/core/model/field'
import type { Translate } from '@coverwright/core/text/text'
import type { ReactNode } from 'react'
import { signatureIn } from '../../forms/signature/signature-draft.ts'
import { DrawnSignature } from '../../ui/insurance/drawn-signature.tsx'

/** The text of an answer; a drawn signature has its drawing above it. */
export function answerWithSignature({ type }: Field, answer: unknown, text: string, t: Translate): ReactNode {
  const { drawing, name } = signatureIn(answer)
  if (type !== 'signature' || drawing === undefined) return text
  return (
    <>
      <DrawnSignature drawing={drawing} label={t('ui.signature.drawnBy', { name })} />
      {text}
    </>
  )
}
