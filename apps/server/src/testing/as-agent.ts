import type { Browser } from './browser.ts'

/** An agent's browser for `fillQuote`: it first answers what only agents are asked. */
export const asAgent = (visitor: Browser): Browser => ({
  ...visitor,
  async begin() {
    const quote = await visitor.begin()
    const agent = { authorized: 'Yes', client_since: 'client' }
    const { status, body } = await visitor.save(quote, '/client', { agent })
    if (status !== 200) throw new Error(`/client: ${JSON.stringify(body)}`)
    return body.data
  },
})
