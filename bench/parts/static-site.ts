import { globSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'

export type StaticSite = { readonly url: string; readonly stop: () => Promise<void> }

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
}

/**
 * Serves a folder with Brotli from memory, and accepts `PATCH /api/save` like a server that only acknowledges: the
 * other frameworks and plain pages are measured on it.
 */
export async function serveFolder(folder: string): Promise<StaticSite> {
  const files = new Map(
    globSync('**/*.*', { cwd: folder }).map((file) => [`/${file}`, fileAt(path.join(folder, file))]),
  )
  const server = createServer((request, reply) => {
    if (request.method === 'PATCH') {
      request.resume().on('end', () => reply.writeHead(204).end())
      return
    }
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const file = files.get(pathname === '/' ? '/index.html' : pathname)
    if (file) reply.writeHead(200, file.head).end(file.body)
    else reply.writeHead(404).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The site has no port')
  return {
    url: `http://127.0.0.1:${address.port}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

function fileAt(file: string): { readonly head: Record<string, string | number>; readonly body: Buffer } {
  const extension = path.extname(file)
  const body = brotliCompressSync(readFileSync(file))
  return {
    body,
    head: {
      'content-type': types[extension] ?? 'application/octet-stream',
      'content-encoding': 'br',
      'content-length': body.length,
      'cache-control': extension === '.html' ? 'no-cache' : 'public, max-age=31536000, immutable',
    },
  }
}

/** The bytes of a folder's scripts as sent. */
export function scriptBytes(folder: string): number {
  const scripts = globSync('**/*.js', { cwd: folder })
  return scripts.reduce((bytes, file) => bytes + fileAt(path.join(folder, file)).body.length, 0)
}
