/**
 * The origin of an address of another server, as a policy for browsers may name it; undefined for a path of our own, and
 * for a host with a sign that would end the policy there.
 */
export function originOf(address: string): string | undefined {
  if (!/^https?:/.test(address) || !URL.canParse(address)) return undefined
  const { origin } = new URL(address)
  return /[;,'*]/.test(origin) ? undefined : origin
}
