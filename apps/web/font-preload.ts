import type { Plugin } from 'vite'

/** Asks the browser for the named fonts before it has read the styles, so that text does not change under the reader. */
export function fontPreload(names: readonly string[]): Plugin {
  return {
    name: 'font-preload',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle }) =>
        Object.keys(bundle ?? {})
          .filter((file) => names.some((name) => new RegExp(`/${name}-[\\w-]{8}\\.woff2$`).test(file)))
          .map((file) => ({
            tag: 'link',
            attrs: { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: '', href: `./${file}` },
            injectTo: 'head',
          })),
    },
  }
}
