import type { Page } from '@playwright/test'

const embedded = /(<script type="application\/json" id="site">)(.*?)(<\/script>)/s

/** The site as its file could say it, too: what the server tells of it, in the page and by its call, has `more` in it. */
export async function servedWith(page: Page, more: object): Promise<void> {
  await page.route(
    () => true,
    async (route) => {
      const request = route.request()
      if (request.isNavigationRequest()) {
        const reply = await route.fetch()
        const html = (await reply.text())
          .replace(embedded, (_all, open, json, close) => {
            const text = JSON.stringify({ ...JSON.parse(json), ...more })
            return open + text.replaceAll('<', '\\u003c') + close
          })
          // The server rendered what its own file says: the application draws the page anew.
          .replace(/(id="visitor">).*?(<\/script>)/s, '$1{}$2')
        return await route.fulfill({ response: reply, body: html })
      }
      if (!request.url().endsWith('/api/site')) return await route.fallback()
      const reply = await route.fetch()
      const { data } = await reply.json()
      return await route.fulfill({ response: reply, json: { data: { ...data, ...more } } })
    },
  )
}
