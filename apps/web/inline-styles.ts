import type { Plugin } from 'vite'

/** Puts the styles of the first page into the page itself, so that it is painted before anything else is fetched. */
export function inlineStyles(): Plugin {
  return {
    name: 'inline-styles',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const [link = '', styles = ''] = /<link rel="stylesheet"[^>]* href="\.\/([^"]+)">\s*/.exec(html) ?? []
        const sheet = bundle[styles]
        if (sheet?.type !== 'asset') throw new Error('The page names no styles')
        return (
          html
            // A function, since styles may contain replacement patterns.
            .replace(link, () => `<style>${inPage(sheet.source)}</style>`)
            // The page can be read without them.
            .replaceAll(/<script type="module" |<link rel="modulepreload" /g, (tag) => `${tag}fetchpriority="low" `)
        )
      },
    },
  }
}

/** Addresses in a sheet are relative to it; in the page they are relative to the page. */
const inPage = (css: string | Uint8Array): string => String(css).trim().replaceAll('url(./', 'url(./assets/')
