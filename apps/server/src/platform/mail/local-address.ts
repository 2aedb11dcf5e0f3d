/** A name that leads to this machine alone. */
export const isLocalHost = (hostname: string): boolean =>
  ['localhost', '127.0.0.1', '::1', '[::1]'].includes(hostname) || hostname.endsWith('.localhost')

/** An address of this machine alone, also as IPv6 sockets write one of IPv4. */
export const isLoopback = (ip: string | undefined): boolean => ip === '::1' || /^(::ffff:)?127\./.test(ip ?? '')
