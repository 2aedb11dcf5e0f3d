import type { ReactNode } from 'react'

type Props = {
  /** Short answers side by side, many in two columns; otherwise one below the other. */
  readonly layout?: 'row' | 'stack' | 'columns'
  readonly children: ReactNode
}

export function Choices({ layout = 'stack', children }: Props) {
  return <div className={layout === 'stack' ? 'choices' : `choices choices--${layout}`}>{children}</div>
}
