import type { ReactNode } from 'react'

type Props = {
  /** Says a sentence with what is given to it in its place. */
  readonly say: (place: string) => string
  readonly children: ReactNode
}

// Stands in no sentence.
const mark = '\u0000'

/** A sentence with a link or bold words in its midst, wherever the language puts them. */
export function LinkedWords({ say, children }: Props) {
  const [before, after = ''] = say(mark).split(mark)
  return (
    <>
      {before}
      {children}
      {after}
    </>
  )
}
