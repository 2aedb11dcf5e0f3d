import { normalizeIP } from '@fastify/rate-limit'

/** A client with one IPv6 address usually has its whole /64. */
const subnet = 64

/** The client that a request is counted for: its address. */
export const clientOf = ({ ip }: { readonly ip: string }): string => normalizeIP(ip, subnet)
