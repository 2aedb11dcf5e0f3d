import type { Browser } from './browser.ts'

/** An agent's browser for `fillQuote`: what only agents are asked is answered first. */
export const asAgent = (who: Browser): Browser => ({
  ...who,
  async begin() {
    const quote = await who.begin()
    const agent = { authorized: 'Yes', client_since: 'client' }
    const { status, body } = await who.save(quote, '/client', { agent })
    if (status !== 200) throw new Error(`/client: ${JSON.stringify(body)}`)
    return body.data
  },
})
