import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

const brotli = promisify(brotliCompress)
const compress = promisify(gzip)

/** Below this a compressed copy saves nothing once the headers are counted. */
const smallest = 512

/** Writes `.br` and `.gz` beside every text asset. Pages are left out: the server fills them in. */
export function compressedCopies(): Plugin {
  return {
    name: 'compressed-copies',
    apply: 'build',
    async writeBundle({ dir }, bundle) {
      if (!dir) return
      const texts = Object.keys(bundle).filter((file) => /\.(?:js|css|svg)$/.test(file))
      await Promise.all(texts.map((file) => compressFile(join(dir, file))))
    },
  }
}

async function compressFile(path: string): Promise<void> {
  const bytes = await readFile(path)
  if (bytes.length < smallest) return
  await Promise.all([
    writeFile(`${path}.br`, await brotli(bytes)),
    writeFile(`${path}.gz`, await compress(bytes, { level: 9 })),
  ])
}
