import { readFileSync } from 'node:fs'
import path from 'node:path'
import { minifySync, type Plugin, type Rollup, transformWithOxc } from 'vite'

/**
 * Puts what the first paint needs into the page, its styles and a few lines of script, and takes the application out of
 * its head: those lines ask for it once the page is painted.
 */
export function earlyPage(): Plugin {
  return {
    name: 'early-page',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle = {} }) {
        const [link = '', styles = ''] = /<link rel="stylesheet"[^>]* href="\.\/([^"]+)">\s*/.exec(html) ?? []
        const sheet = bundle[styles]
        if (sheet?.type !== 'asset') throw new Error('The page names no styles')
        const applicationFile = fileWith(bundle, 'src/main.tsx')
        const script = await earlyScript({ applicationFile, reactFile: fileWith(bundle, 'src/react-first.ts') })
        return (
          html
            .replaceAll(/<script type="module"[^>]*><\/script>\s*|<link rel="modulepreload"[^>]*>\s*/g, '')
            // Functions: what stands in styles and scripts is no pattern.
            .replace(link, () => `<link rel="later" href="${applicationFile}"><style>${inPage(sheet.source)}</style>`)
            .replace('</body>', () => `<script>${script}</script></body>`)
        )
      },
    },
  }
}

/** The file that a source was built into, named as in the page. */
function fileWith(bundle: Rollup.OutputBundle, source: string): string {
  const chunk = Object.values(bundle).find(
    (each) => each.type === 'chunk' && each.moduleIds.some((id) => id.endsWith(source)),
  )
  if (!chunk) throw new Error(`${source} was not built`)
  return `./${chunk.fileName}`
}

/** Addresses in a sheet are relative to it; in the page they are relative to the page. */
const inPage = (css: string | Uint8Array): string => String(css).trim().replaceAll('url(./', 'url(./assets/')

async function earlyScript(files: Readonly<Record<string, string>>): Promise<string> {
  const source = path.join(import.meta.dirname, 'src/early.ts')
  const { code } = await transformWithOxc(readFileSync(source, 'utf8'), source)
  const named = code.replace(/\b(?:reactFile|applicationFile)\b/g, (name) => JSON.stringify(files[name]))
  const plain = named.replace(/export\s*\{\s*\};?/g, '')
  // In a block, so that its names are its own.
  return minifySync('early.js', `{${plain}}`, { module: false }).code.trim()
}
