import { existsSync } from 'node:fs'
import path from 'node:path'
import { type Fault, fault } from '@coverwright/catalogue/sites/faults/fault'
import { contactUsConfigOf, type Site } from '@coverwright/catalogue/sites/site'
import { isSiteFileName, siteFilesPath } from '../../../http/pages/site-files.ts'

/**
 * Pictures and fonts of this server that a site names but that do not exist.
 * @param folders where they may be; new ones go into the first
 */
export function fileFaults(site: Site, folders: readonly string[]): readonly Fault[] {
  const { logoUrl, theme, contact } = site
  const { callCenterAvatar, roundRobin = [] } = contactUsConfigOf(site)
  const at = 'customerFacing.contactUsConfig'
  const files: readonly (readonly [string, string | undefined])[] = [
    ['logoUrl', logoUrl],
    ...(theme?.fontFiles ?? []).map(({ url }, position) => [`theme.fontFiles[${position}].url`, url] as const),
    ['contact.avatar', contact.avatar],
    [`${at}.callCenterAvatar`, callCenterAvatar],
    ...roundRobin.flatMap(({ members }, group) =>
      members.map(({ avatar }, member) => [`${at}.roundRobin[${group}].members[${member}].avatar`, avatar] as const),
    ),
  ]
  return files.flatMap(([at, url]) => {
    // An https:// address is on another server.
    const says = url === undefined || /^https?:/.test(url) ? undefined : missingFile(url, folders)
    return says === undefined ? [] : [fault(at, says)]
  })
}

function missingFile(url: string, folders: readonly string[]): string | undefined {
  const name = url.split('/').at(-1) ?? ''
  if (!isSiteFileName(name))
    return `is ${JSON.stringify(url)}, but file names have letters, digits, - and _ and end in .svg, .png, .webp, .jpg or .woff2`
  const address = `${siteFilesPath}${name}`
  const lies = folders.some((folder) => existsSync(path.join(folder, name)))
  if (url === address && lies) return undefined
  const [folder = ''] = folders
  const shortPath = path.join(path.basename(path.dirname(folder)), path.basename(folder), name)
  if (lies) return `is ${JSON.stringify(url)}, but files are served below ${siteFilesPath}: write ${address}`
  return `is ${JSON.stringify(url)}, which is not there: put the file at ${shortPath}${url === address ? '' : ` and write ${address}`}`
}
