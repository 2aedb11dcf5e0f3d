import type { ReactNode } from 'react'

type Props = {
  readonly skipLabel: string
  /** Side column: logo, progress and steps, contact. */
  readonly rail: ReactNode
  readonly masthead: ReactNode
  /** Above the page: for agents, the client and quote they are working on. */
  readonly above?: ReactNode
  /** The contact panel above the footer, shown where there is no side column. */
  readonly contact?: ReactNode
  readonly footer?: ReactNode
  /** The line at the top of the page while requests are in progress. */
  readonly loader?: ReactNode
  readonly children: ReactNode
}

export function Shell({ skipLabel, rail, masthead, above, contact, footer, loader, children }: Props) {
  return (
    <>
      {/* Because of the <base> element, "#main" would load the first page, so a script moves the focus. */}
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
