import type { ReactNode } from 'react'

type Props = {
  /** The sentence with `placeholder` where the element goes. */
  readonly text: (placeholder: string) => string
  readonly children: ReactNode
}

// A character that occurs in no message.
const placeholder = '\u0000'

/** A sentence with a link or bold text inside, at the place where the language puts it. */
export function TextWithElement({ text, children }: Props) {
  const [before, after = ''] = text(placeholder).split(placeholder)
  return (
    <>
      {before}
      {children}
      {after}
    </>
  )
}
