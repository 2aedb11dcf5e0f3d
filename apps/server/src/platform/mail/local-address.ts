/** A name for this machine only. */
export const isLocalHost = (hostname: string): boolean =>
  ['localhost', '127.0.0.1', '::1', '[::1]'].includes(hostname) || hostname.endsWith('.localhost')

/** An address of this machine only, including IPv4 as IPv6 sockets write it. */
export const isLoopback = (ip: string | undefined): boolean => ip === '::1' || /^(::ffff:)?127\./.test(ip ?? '')
