import { escapeHtml } from '@coverwright/core/text/escape-html'
import { guides } from './docs-files.ts'

/** Nothing is loaded from elsewhere and nothing inline runs; the viewer does not support trusted types. */
export const docsPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join(';')

type Page = {
  readonly title: string
  /** The path below which the site is served. */
  readonly prefix: string
  /** Its address below `/docs`. */
  readonly at: string
  /** HTML. */
  readonly body: string
  /** HTML. */
  readonly head?: string
}

const pages = [
  ...Object.entries(guides).map(([at, { title }]) => ({ at, title })),
  { at: 'errors', title: 'Error codes' },
  { at: 'reference', title: 'All calls' },
]

/** A page of the documentation, with links to the others. */
export function docsPage({ title, prefix, at, body, head = '' }: Page): string {
  const links = pages.map((page) => {
    const current = page.at === at ? ' aria-current="page"' : ''
    return `<a href="${addressOf(prefix, page.at)}"${current}>${escapeHtml(page.title)}</a>`
  })
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(title)}</title>
${head}<link rel="stylesheet" href="${prefix}/docs/docs.css">
</head>
<body>
<nav aria-label="Documentation">${links.join('\n')}</nav>
${body}
</body>
</html>
`
}

/** The address of a page of the documentation. */
export const addressOf = (prefix: string, at: string): string => `${prefix}/docs${at === '' ? '' : `/${at}`}`

export const docsStyle = `
:root { color-scheme: light dark; --text: light-dark(#1d2433, #e4e7ec); --quiet: light-dark(#566074, #a3acbd);
  --page: light-dark(#fff, #12161f); --raised: light-dark(#f3f5f8, #1c222e); --line: light-dark(#d9dee6, #333c4c);
  --accent: light-dark(#1f4fd1, #8fb0ff); }
body { margin: 0; background: var(--page); color: var(--text); font: 1rem/1.6 system-ui, sans-serif; }
nav { display: flex; flex-wrap: wrap; gap: .25rem 1.5rem; padding: .75rem 1.25rem; border-bottom: 1px solid var(--line); }
nav a { padding: .25rem 0; text-decoration: none; }
nav a, .guide a { color: var(--accent); }
nav a[aria-current] { color: var(--text); font-weight: 600; }
main.guide { max-width: 54rem; margin: 0 auto; padding: 1rem 1.25rem 4rem; }
.guide h1 { font-size: 1.75rem; line-height: 1.25; }
.guide h2 { margin-top: 2.25rem; font-size: 1.25rem; }
.guide code { font: .875em ui-monospace, monospace; background: var(--raised); border-radius: .25rem; padding: .1em .3em; overflow-wrap: anywhere; }
.guide pre { overflow-x: auto; background: var(--raised); border: 1px solid var(--line); border-radius: .5rem; padding: .75rem 1rem; }
.guide pre code { padding: 0; background: none; overflow-wrap: normal; }
.guide table { border-collapse: collapse; width: 100%; }
.guide th, .guide td { padding: .4rem .75rem .4rem 0; border-bottom: 1px solid var(--line); text-align: left; vertical-align: top; }
.guide tr:target { background: var(--raised); }
#reference { background: #fff; color-scheme: light; }
.dark-mode #reference { background: var(--page); color-scheme: dark; }
`
