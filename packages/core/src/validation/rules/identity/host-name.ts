const label = '[a-z\\d](?:[a-z\\d-]{0,61}[a-z\\d])?'
const shape = new RegExp(`^(?:${label}\\.)+(?:[a-z]{2,63}|xn--[a-z\\d-]{1,59})$`, 'i')

/** Characters that would end the host, or begin another part of an address. */
const parting = /[\s/?#@:\\[\]%<>^|]/

/** A host in the letters that the internet's names have: `xn--exmple-cua.de` for `exämple.de`, as browsers send it. */
export function asciiHost(host: string): string {
  if (/^[\x20-\x7e]*$/.test(host) || parting.test(host)) return host
  const address = `http://${host}`
  return URL.canParse(address) ? new URL(address).hostname : host
}

/** A domain under a possible ending: letters and digits separated by dots, with an ending that is not all digits. */
export const isHostName = (host: string): boolean => host.length <= 253 && shape.test(host)
