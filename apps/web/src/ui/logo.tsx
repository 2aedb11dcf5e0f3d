import type { ReactNode } from 'react'
import { Link } from 'wouter'

type Props = {
  readonly name: string
  /** What the link is called: "Coverwright home". */
  readonly label: string
  /** The site's own drawing; without one, the rule with its pointer. */
  readonly mark?: ReactNode
  readonly href?: string
}

export function Logo({ name, label, mark = <RuleMark />, href = '/' }: Props) {
  return (
    <Link className="logo" href={href} aria-label={label}>
      {mark}
      <span>{name}</span>
    </Link>
  )
}

function RuleMark() {
  return (
    <svg viewBox="0 0 34 30" width="34" height="30" aria-hidden="true">
      <path d="M2 3h30v15.5H2z" fill="none" stroke="currentColor" strokeWidth="2.4" strokeLinejoin="round" />
      <path d="M8 3v6M14 3v4M20 3v6M26 3v4" stroke="currentColor" strokeWidth="2.2" strokeLinecap="square" />
      <path d="M11.5 18.5 17 28l5.5-9.5z" fill="var(--accent)" />
    </svg>
  )
}
