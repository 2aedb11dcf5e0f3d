/**
 * The origin of an address on another server, for a content security policy; undefined for a path on this server, and for
 * a host with a character that would end the directive.
 */
export function originOf(address: string): string | undefined {
  if (!/^https?:/.test(address) || !URL.canParse(address)) return undefined
  const { origin } = new URL(address)
  return /[;,'*]/.test(origin) ? undefined : origin
}
