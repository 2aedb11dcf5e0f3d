import { existsSync } from 'node:fs'
import path from 'node:path'
import { isSiteFileName, siteFilesPath } from '../../../../http/pages/site-files.ts'

/**
 * The file of a logo that can be printed: an SVG, PNG or JPEG of this server. Undefined for one at another host, since a
 * document must not depend on what answers there.
 * @param folders where the sites' pictures are
 */
export function printedLogo(address: string | undefined, folders: readonly string[]): string | undefined {
  if (!address?.startsWith(siteFilesPath)) return undefined
  const name = address.slice(siteFilesPath.length)
  if (!isSiteFileName(name) || !/\.(svg|png|jpg)$/.test(name)) return undefined
  return folders.map((folder) => path.join(folder, name)).find((file) => existsSync(file))
}
