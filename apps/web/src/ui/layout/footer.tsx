import type { ReactNode } from 'react'
import { type Address, Link } from '../../navigation/area.tsx'

export type FooterEntry = { readonly id: string; readonly label: string } & (
  | { readonly href: string }
  | { readonly path: Address }
  | { readonly onClick: () => void }
)

type Props = {
  readonly entries: readonly FooterEntry[]
  readonly legal: string
  /** A setting of this browser; its place is kept until it is there. */
  readonly setting?: ReactNode
  /** The site's own line, above the rest. */
  readonly banner?: { readonly text: string; readonly url?: string; readonly linkLabel?: string } | undefined
}

/** `href` leaves the application, `path` stays in it, `onClick` opens something on the page. */
export function Footer({ entries, legal, setting, banner }: Props) {
  return (
    <footer className="foot">
      {banner && (
        <p className="foot__banner">
          {banner.text} {banner.url && <a href={banner.url}>{banner.linkLabel ?? banner.url}</a>}
        </p>
      )}
      <ul>
        {entries.map((entry) => (
          <li key={entry.id}>
            <Entry {...entry} />
          </li>
        ))}
        <li className="foot__setting">{setting}</li>
      </ul>
      <p>{legal}</p>
    </footer>
  )
}

function Entry(entry: FooterEntry) {
  if ('href' in entry) return <a href={entry.href}>{entry.label}</a>
  if ('path' in entry) return <Link href={entry.path}>{entry.label}</Link>
  return (
    <button type="button" onClick={entry.onClick}>
      {entry.label}
    </button>
  )
}
