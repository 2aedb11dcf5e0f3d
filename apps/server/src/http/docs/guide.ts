import { readFile } from 'node:fs/promises'
import { guides, placeOf } from './docs-files.ts'
import { addressOf } from './docs-page.ts'

const addresses = new Map<string, string>(
  Object.entries(guides).map(([at, { file }]) => [file.replace('docs/', ''), at]),
)

/**
 * A guide as HTML. Links between guides lead to their pages; other files are not served, so only their names are shown.
 */
export async function guideHtml(file: string, prefix: string): Promise<string> {
  // Loaded only for readers of a guide.
  const { Marked } = await import('marked')
  const markdown = new Marked({
    renderer: {
      // Replies and pages lead to sections.
      heading({ tokens, depth, text }) {
        return `<h${depth} id="${text.toLowerCase().replace(/[^a-z0-9]+/g, '-')}">${this.parser.parseInline(tokens)}</h${depth}>\n`
      },
      link({ href, tokens }) {
        const words = this.parser.parseInline(tokens)
        const [page = '', anchor] = href.split('#')
        const at = addresses.get(page)
        if (at !== undefined) return `<a href="${addressOf(prefix, at)}${anchor ? `#${anchor}` : ''}">${words}</a>`
        return /^https?:/.test(href) ? `<a href="${href}">${words}</a>` : words
      },
    },
  })
  return await markdown.parse(await readFile(placeOf(file), 'utf8'))
}
