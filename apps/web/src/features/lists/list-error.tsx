import type { Translate } from '@coverwright/core/text/text'
import { useEffect, useRef } from 'react'
import { Icon } from '../../ui/icons/icon.tsx'
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx'

type Props = {
  readonly message: string
  /** Changes with each failed try, so that the message takes the focus again. */
  readonly attempt: number
  readonly t: Translate
}

/** Why the list cannot be left, above the button that adds to it. */
export function ListError({ message, attempt, t }: Props) {
  const line = useRef<HTMLParagraphElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt is what calls for the focus
  useEffect(() => line.current?.focus(), [attempt])
  return (
    <p className="err list-error" role="alert" tabIndex={-1} ref={line}>
      <Icon name="alert" />
      <span>
        <VisuallyHidden>{t('ui.error')} </VisuallyHidden>
        {message}
      </span>
    </p>
  )
}
