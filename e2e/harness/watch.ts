import type { BrowserContext } from '@playwright/test'
import { expect } from '@playwright/test'

export type Watch = {
  /** Trouble that the test causes on purpose. */
  readonly allow: (...expected: readonly RegExp[]) => void
  readonly add: (context: BrowserContext) => void
  /** Fails when anything happened that was not allowed. */
  readonly settle: () => void
}

/** Notes everything a browser complains about: console, uncaught errors, requests that fail or leave our own site. */
export function createWatch(ownOrigins: () => readonly string[]): Watch {
  const allowed: RegExp[] = []
  const noted: string[] = []
  return {
    allow: (...expected) => {
      allowed.push(...expected)
    },
    add: (context) => {
      context.on('console', (message) => {
        const { url } = message.location()
        if (['error', 'warning'].includes(message.type())) noted.push(`console: ${message.text()} ${url}`)
      })
      context.on('weberror', (weberror) => {
        const { stack, message, cause } = weberror.error()
        noted.push(`uncaught: ${stack || message}${cause ? `, from ${cause}` : ''}`)
      })
      context.on('request', (request) => {
        const url = new URL(request.url())
        const own = !url.protocol.startsWith('http') || ownOrigins().includes(url.origin)
        if (!own) noted.push(`foreign request: ${request.url()}`)
      })
      context.on('requestfailed', (request) => {
        const reason = request.failure()?.errorText ?? ''
        // A page that is left takes its requests with it.
        if (reason !== 'net::ERR_ABORTED') noted.push(`request failed: ${reason} ${request.url()}`)
      })
      context.on('response', (response) => {
        if (response.status() >= 400)
          noted.push(`status ${response.status()}: ${response.request().method()} ${response.url()}`)
      })
    },
    settle: () => {
      const unexpected = noted.filter((line) => !allowed.some((pattern) => pattern.test(line)))
      expect(unexpected, 'the browser complained about nothing').toEqual([])
    },
  }
}
