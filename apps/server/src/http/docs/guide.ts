import { readFileSync } from 'node:fs'
import { Marked } from 'marked'
import { guides, placeOf } from './docs-files.ts'
import { addressOf } from './docs-page.ts'

const addresses = new Map<string, string>(
  Object.entries(guides).map(([at, { file }]) => [file.replace('docs/', ''), at]),
)

/** A guide as HTML. Links between guides lead to their pages; what lies beside them is not served, so its name alone is shown. */
export function guideHtml(file: string, prefix: string): string {
  const marked = new Marked({
    renderer: {
      link({ href, tokens }) {
        const words = this.parser.parseInline(tokens)
        const [page = '', anchor] = href.split('#')
        const at = addresses.get(page)
        if (at !== undefined) return `<a href="${addressOf(prefix, at)}${anchor ? `#${anchor}` : ''}">${words}</a>`
        return /^https?:/.test(href) ? `<a href="${href}">${words}</a>` : words
      },
    },
  })
  return marked.parse(readFileSync(placeOf(file), 'utf8'), { async: false })
}
