import { normalizeIP } from '@fastify/rate-limit'

/** Whoever has an IPv6 address has a whole /64 of them. */
const subnet = 64

/** Whom a request is counted for: the address it comes from. */
export const clientOf = ({ ip }: { readonly ip: string }): string => normalizeIP(ip, subnet)
