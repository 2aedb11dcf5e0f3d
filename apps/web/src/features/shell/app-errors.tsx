import { usualCountry } from '@coverwright/core/national/forms-of'
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
 * What could not be shown: what asks for somebody signed in leads there, a quote that is not there leads home, a server
 * that does not answer offers another try.
 */
export class AppErrors extends Component<Props, State> {
  override state: State = {}

  override componentDidMount(): void {
    addEventListener('online', this.again)
  }

  override componentWillUnmount(): void {
    removeEventListener('online', this.again)
  }

  static getDerivedStateFromError(error: unknown): State {
    return { error }
  }

  override componentDidCatch(error: unknown): void {
    // Without a connection the file is not gone: a reload would lose the page that says so.
    if (isMissingChunk(error) && navigator.onLine) {
      sendReport({ kind: 'exception', code: 'chunk.missing' })
      void reloadForNewer(error)
    }
    if (error instanceof ApiProblem && error.asksToSignIn) {
      void import('../session/sign-in-first.ts').then(({ signInFirst }) => signInFirst())
    } else if (error instanceof ApiProblem && [401, 403, 404, 422].includes(error.status))
      location.replace(document.baseURI)
  }

  override render(): ReactNode {
    if (this.state.error === undefined) return this.props.children
    const site = queryClient.getQueryData(siteQuery.queryKey)
    const { messages, locale } = countries.firstPage(site ?? { country: usualCountry })
    const t = translator(messages, locale)
    return (
      <main id="main" className="page">
        <h1>{t('page.trouble.title')}</h1>
        <p className="lede">{t('page.trouble.text')}</p>
        <div className="actions">
          <button type="button" className="btn" onClick={this.again}>
            {t('page.tryAgain')}
          </button>
        </div>
      </main>
    )
  }

  private readonly again = (): void => {
    const { error } = this.state
    if (error === undefined) return
    // A part that could not be fetched stays failed until the page is loaded anew.
    if (isMissingChunk(error)) location.reload()
    queryClient.clear()
    this.setState({ error: undefined })
  }
}
