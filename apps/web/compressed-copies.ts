import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip, constants as zlib } from 'node:zlib'
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
    writeFile(`${path}.br`, await shortestBrotli(bytes)),
    writeFile(`${path}.gz`, await compress(bytes, { level: 9 })),
  ])
}

/** Sizes of the blocks that a file is coded in, as powers of two; 0 leaves it to Brotli, which seldom picks the best. */
const blockSizes = [0, 16, 17, 18]

async function shortestBrotli(bytes: Buffer): Promise<Buffer> {
  const tries = blockSizes.map((size) =>
    brotli(bytes, {
      params: {
        [zlib.BROTLI_PARAM_QUALITY]: 11,
        [zlib.BROTLI_PARAM_SIZE_HINT]: bytes.length,
        [zlib.BROTLI_PARAM_LGBLOCK]: size,
      },
    }),
  )
  return (await Promise.all(tries)).reduce((best, each) => (each.length < best.length ? each : best))
}
