import type { ReactNode } from 'react'

type Props = {
  /** For lists and offers, which use the whole width without margin notes. */
  readonly wide?: boolean
  readonly aside?: ReactNode
  readonly children: ReactNode
}

/** The content below the top bar: the main column and the margin. */
export function Page({ wide, aside: margin, children }: Props) {
  return (
    <div className={wide ? 'page page--wide' : 'page'}>
      {children}
      {margin}
    </div>
  )
}
