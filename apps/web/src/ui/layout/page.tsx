import type { ReactNode } from 'react'

type Props = {
  /** Lists and offers use the whole width, without margin notes beside them. */
  readonly wide?: boolean
  readonly margin?: ReactNode
  readonly children: ReactNode
}

/** The sheet below the top bar: a column to write in and the margin. */
export function Page({ wide, margin, children }: Props) {
  return (
    <div className={wide ? 'page page--wide' : 'page'}>
      {children}
      {margin}
    </div>
  )
}
