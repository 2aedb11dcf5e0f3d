import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import { escapeHtml } from '@coverwright/core/text/escape-html'
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import { type ErrorCode, errorCodes } from '../../platform/errors/error-codes.ts'
import { errorsPage } from '../../platform/errors/problem.ts'
import { lazy } from '../../platform/lazy.ts'
import { prefixOf } from '../../platform/request-prefix.ts'
import { guides, placeOf, viewer } from './docs-files.ts'
import { docsPage, docsPolicy, docsStyle } from './docs-page.ts'
import { guideHtml } from './guide.ts'

const forAnHour = 'public, max-age=3600'
const hiddenRoute = { schema: { hide: true } }

/** Shows the API document. The viewer follows the reader's choice of light or dark by a class alone. */
const viewerStart = `
if (matchMedia('(prefers-color-scheme: dark)').matches) document.documentElement.classList.add('dark-mode')
SwaggerUIBundle({
  url: document.currentScript.dataset.document,
  dom_id: '#reference',
  deepLinking: true,
  docExpansion: 'none',
  defaultModelsExpandDepth: -1,
  filter: true,
  validatorUrl: null,
})
`

/** `/docs`: guides for people who build on the API, every call, and every code of a refusal. The same on every site. */
export const docsRoutes =
  (apiBase: string): FastifyPluginAsync =>
  async (app) => {
    const page = (reply: FastifyReply, content: Omit<Parameters<typeof docsPage>[0], 'prefix'>) =>
      reply
        .header('content-security-policy', docsPolicy)
        .header('cache-control', 'no-cache')
        .type('text/html; charset=utf-8')
        .send(docsPage({ ...content, prefix: prefixOf(reply.request) }))

    for (const [at, { file, title }] of Object.entries(guides))
      app.get(`/docs${at && `/${at}`}`, hiddenRoute, async (request, reply) =>
        page(reply, { title, at, body: guide(await guideHtml(file, prefixOf(request))) }),
      )

    app.get(errorsPage, hiddenRoute, async (_request, reply) =>
      page(reply, { title: 'Error codes', at: 'errors', body: guide(errorsBody()) }),
    )

    app.get('/docs/reference', hiddenRoute, async (request, reply) => {
      const prefix = prefixOf(request)
      const scripts = `<script src="${prefix}/docs/viewer.js"></script>
<script src="${prefix}/docs/start.js" data-document="${prefix}${apiBase}/openapi.json"></script>`
      return page(reply, {
        ...{ title: 'All calls', at: 'reference', body: `<div id="reference"></div>\n${scripts}` },
        head: `<link rel="stylesheet" href="${prefix}/docs/viewer.css">\n`,
      })
    })

    const send = (reply: FastifyReply, type: string) =>
      reply.header('cache-control', forAnHour).type(`${type}; charset=utf-8`)
    app.get('/docs/docs.css', hiddenRoute, async (_request, reply) => send(reply, 'text/css').send(docsStyle))
    app.get('/docs/start.js', hiddenRoute, async (_request, reply) => send(reply, 'text/javascript').send(viewerStart))
    for (const [name, { file, type }] of Object.entries(viewer)) {
      const readFiles = lazy(() => withCompressed(placeOf(file)))
      app.get(`/docs/${name}`, hiddenRoute, async (request, reply) => {
        const { plain, compressed } = await readFiles()
        send(reply, type).header('vary', 'accept-encoding')
        return takesBrotli(request) ? reply.header('content-encoding', 'br').send(compressed) : reply.send(plain)
      })
    }
  }

const guide = (html: string): string => `<main class="guide">\n${html}\n</main>`

const takesBrotli = ({ headers }: FastifyRequest): boolean => /\bbr\b/.test(String(headers['accept-encoding'] ?? ''))

/** Compressed once, at the first request. */
async function withCompressed(file: string) {
  const plain = await readFile(file)
  const params = { [constants.BROTLI_PARAM_QUALITY]: 6 }
  return { plain, compressed: await promisify(brotliCompress)(plain, { params }) }
}

function errorsBody(): string {
  const rows = Object.keys(errorCodes).map((code) => {
    const says = errorCodes[code as ErrorCode].replaceAll(/`([^`]+)`|([<&])/g, (_all, inCode, letter) =>
      letter ? escapeHtml(letter) : `<code>${escapeHtml(inCode)}</code>`,
    )
    return `<tr id="${code}"><td><code>${code}</code></td><td>${says}</td></tr>`
  })
  return `<h1>Error codes</h1>
<p>A refusal is <code>application/problem+json</code> (RFC 9457). Programs act on <code>code</code>, which stays; <code>detail</code> is for
people; <code>errors</code> names each field that is refused; <code>instance</code> is the number of the request, for support.
<code>type</code> leads here.</p>
<table><thead><tr><th scope="col">Code</th><th scope="col">What it means</th></tr></thead>
<tbody>
${rows.join('\n')}
</tbody></table>`
}
