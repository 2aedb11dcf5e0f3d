import { type Fault, fault } from '@coverwright/catalogue/sites/faults/fault'
import type { Site } from '@coverwright/catalogue/sites/site'

export type SiteOfFile = { readonly file: string; readonly site: Site }
export type FaultOfFile = { readonly file: string; readonly fault: Fault }

/** Conflicts between sites: the same id, or the same prefix on the same host. The later file has the fault. */
export function faultsBetween(sites: readonly SiteOfFile[]): readonly FaultOfFile[] {
  const ids = new Map<string, string>()
  const places = new Map<string, string>()
  return sites.flatMap(({ file, site }) => {
    const { id, hosts, binderHosts = [], prefixPath = '' } = site
    const faults: FaultOfFile[] = []
    const other = ids.get(id)
    if (other === undefined) ids.set(id, file)
    else faults.push({ file, fault: fault('id', `is ${JSON.stringify(id)}, which ${other} has: choose another`) })
    for (const [key, list] of Object.entries({ hosts, binderHosts })) {
      for (const [position, host] of list.entries()) {
        const otherFile = places.get(`${host}${prefixPath}`)
        if (otherFile === undefined) places.set(`${host}${prefixPath}`, file)
        else if (otherFile !== file)
          faults.push({ file, fault: fault(`${key}[${position}]`, alreadyServed(host, prefixPath, otherFile)) })
      }
    }
    return faults
  })
}

const alreadyServed = (host: string, prefixPath: string, other: string): string =>
  `is ${JSON.stringify(host)}, where ${other} is served${prefixPath && ` below ${prefixPath}`}: ` +
  `choose another host, or ${prefixPath ? 'another' : 'a'} prefixPath`
