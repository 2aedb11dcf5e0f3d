import type { ReactNode } from 'react'

type Props = {
  /** `row` for short options side by side, `columns` for many in two columns, `stack` for one below the other. */
  readonly layout?: 'row' | 'stack' | 'columns'
  readonly children: ReactNode
}

export function Choices({ layout = 'stack', children }: Props) {
  return <div className={layout === 'stack' ? 'choices' : `choices choices--${layout}`}>{children}</div>
}
