import { Link } from '../../navigation/area.tsx'

type Props = {
  readonly name: string
  /** The link's accessible name: "Coverwright home". */
  readonly label: string
  /** Address of the site's picture; without one, our own mark. */
  readonly picture?: string | undefined
  /** The picture contains the name. */
  readonly wordmark?: boolean | undefined
  /** Undefined: the logo is no link. */
  readonly href?: string | undefined
}

export function Logo({ name, label, picture, wordmark = false, href }: Props) {
  const content = (
    <>
      {picture ? <img src={picture} alt={wordmark && href === undefined ? name : ''} /> : <RuleMark />}
      {!(picture && wordmark) && <span>{name}</span>}
    </>
  )
  if (href === undefined) return <span className="logo">{content}</span>
  return (
    <Link className="logo" href={href} aria-label={label}>
      {content}
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
