import { defaultCountry } from '@coverwright/core/national/forms-of'
import { translator } from '@coverwright/core/text/text'
import type { ReactNode } from 'react'
import { Component } from 'react'
import { queryClient } from '../../api/query-client.ts'
import { siteQuery } from '../../api/resources/site.ts'
import { ApiProblem } from '../../api/server/problem.ts'
import { isMissingChunk, reloadForNewer } from '../../navigation/missing-chunk.ts'
import { sendReport } from '../../reporting/send-report.ts'
import { countries } from '../quote/countries.ts'

type Props = { readonly children: ReactNode }
type State = { readonly error?: unknown }

/**
 * Handles what a page threw: asks to sign in where that is needed, leads to the first page if the quote does not exist, and
 * otherwise offers to try again.
 */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = {}

  override componentDidMount(): void {
    addEventListener('online', this.retry)
  }

  override componentWillUnmount(): void {
    removeEventListener('online', this.retry)
  }

  static getDerivedStateFromError(error: unknown): State {
    return { error }
  }

  override componentDidCatch(error: unknown): void {
    // Offline the file is only out of reach, and a reload would lose this page.
    if (isMissingChunk(error) && navigator.onLine) {
      sendReport({ kind: 'exception', code: 'chunk.missing' })
      void reloadForNewer(error)
    }
    if (error instanceof ApiProblem && error.asksToSignIn) {
      void import('../session/redirect-to-sign-in.ts').then(({ redirectToSignIn }) => redirectToSignIn())
    } else if (error instanceof ApiProblem && [401, 403, 404, 422].includes(error.status))
      location.replace(document.baseURI)
  }

  override render(): ReactNode {
    if (this.state.error === undefined) return this.props.children
    const site = queryClient.getQueryData(siteQuery.queryKey)
    const { messages, locale } = countries.firstPage(site ?? { country: defaultCountry })
    const t = translator(messages, locale)
    return (
      <main id="main" className="page">
        <h1>{t('page.trouble.title')}</h1>
        <p className="lede">{t('page.trouble.text')}</p>
        <div className="actions">
          <button type="button" className="btn" onClick={this.retry}>
            {t('page.tryAgain')}
          </button>
        </div>
      </main>
    )
  }

  private readonly retry = (): void => {
    const { error } = this.state
    if (error === undefined) return
    // A failed import stays failed until the page is reloaded.
    if (isMissingChunk(error)) location.reload()
    queryClient.clear()
    this.setState({ error: undefined })
  }
}
