import type { Page } from '@playwright/test'

const embeddedSite = /(<script type="application\/json" id="site">)(.*?)(<\/script>)/s

/** Adds `override` to the site as the page and the API describe it, as if its file said so. */
export async function overrideSite(page: Page, override: object): Promise<void> {
  await page.route(
    () => true,
    async (route) => {
      const request = route.request()
      if (request.isNavigationRequest()) {
        const reply = await route.fetch()
        const html = (await reply.text())
          .replace(embeddedSite, (_all, open, json, close) => {
            const text = JSON.stringify({ ...JSON.parse(json), ...override })
            return open + text.replaceAll('<', '\\u003c') + close
          })
          // The server rendered the page from the site's own file, so the application renders it again.
          .replace(/(id="visitor">).*?(<\/script>)/s, '$1{}$2')
        return await route.fulfill({ response: reply, body: html })
      }
      if (!request.url().endsWith('/api/site')) return await route.fallback()
      const reply = await route.fetch()
      const { data } = await reply.json()
      return await route.fulfill({ response: reply, json: { data: { ...data, ...override } } })
    },
  )
}
