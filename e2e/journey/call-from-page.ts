import type { Page } from '@playwright/test'

type Call = {
  readonly path: string
  readonly method?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: unknown
}

/** Calls the API from the page, since only the browser can resolve hosts such as `agents.localhost`. */
export const callFrom = (page: Page, sent: Call) =>
  page.evaluate(async ({ path, method = 'GET', headers = {}, body }: Call) => {
    const reply = await fetch(new URL(`api/${path}`, document.baseURI), {
      method,
      headers: { ...headers, ...(body ? { 'content-type': 'application/json' } : {}) },
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
    return { status: reply.status, headers: {}, body: await reply.json() }
  }, sent)
