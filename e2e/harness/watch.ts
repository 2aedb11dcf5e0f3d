import type { BrowserContext } from '@playwright/test'
import { expect } from '@playwright/test'

export type Watch = {
  /** Accepts problems that the test causes on purpose. */
  readonly allow: (...patterns: readonly RegExp[]) => void
  readonly add: (context: BrowserContext) => void
  /** Fails if there was a problem that the test did not expect. */
  readonly settle: () => void
}

/**
 * Records every problem that a browser reports: console messages, which name replies of 4xx and 5xx, uncaught errors, and
 * failed requests, which those to other machines are: the browser of the tests resolves only local names.
 */
export function createWatch(): Watch {
  const allowedPatterns: RegExp[] = []
  const notes: string[] = []
  return {
    allow: (...patterns) => {
      allowedPatterns.push(...patterns)
    },
    add: (context) => {
      context.on('console', (message) => {
        const { url } = message.location()
        if (['error', 'warning'].includes(message.type())) notes.push(`console: ${message.text()} ${url}`)
      })
      context.on('weberror', (weberror) => {
        const { stack, message, cause } = weberror.error()
        notes.push(`uncaught: ${stack || message}${cause ? `, from ${cause}` : ''}`)
      })
      context.on('requestfailed', (request) => {
        const reason = request.failure()?.errorText ?? ''
        // Leaving a page cancels its requests.
        if (reason !== 'net::ERR_ABORTED') notes.push(`request failed: ${reason} ${request.url()}`)
      })
    },
    settle: () => {
      const unexpectedNotes = notes.filter((line) => !allowedPatterns.some((pattern) => pattern.test(line)))
      expect(unexpectedNotes, 'the browser complained about nothing').toEqual([])
    },
  }
}
