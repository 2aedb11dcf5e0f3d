import type { ReactNode } from 'react'

type Props = {
  readonly skipLabel: string
  /** Side column: logo, progress and steps, contact. */
  readonly rail: ReactNode
  readonly masthead: ReactNode
  /** Whose quote it is, above the page: agents work on many. */
  readonly above?: ReactNode
  /** The contact panel again, above the footer, where there is no side column. */
  readonly contact?: ReactNode
  readonly footer?: ReactNode
  /** A request is under way: the line at the top of the page. */
  readonly loader?: ReactNode
  readonly children: ReactNode
}

export function Shell({ skipLabel, rail, masthead, above, contact, footer, loader, children }: Props) {
  return (
    <>
      {/* With a <base> element "#main" would load the start page, so the focus is moved by hand. */}
      {/* biome-ignore lint/a11y/useValidAnchor: a skip link is a link */}
      <a className="skip" href="#main" onClick={focusMain}>
        {skipLabel}
      </a>
      <div className="app">
        <div className="rail">
          <div className="rail__in">{rail}</div>
        </div>
        {masthead}
        <div className="main">
          {loader}
          {above}
          <main id="main" tabIndex={-1}>
            {children}
          </main>
          {contact}
          {footer}
        </div>
      </div>
    </>
  )
}

function focusMain(event: { preventDefault: () => void }) {
  event.preventDefault()
  document.getElementById('main')?.focus()
}
