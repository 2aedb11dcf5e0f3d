import type { Address } from '../../navigation/area.tsx'

/** The list of all the agency's quotes. */
export const agentHome: Address = { site: '/roles/agent' }

/** Below it, a quote's pages as its client sees them. */
export const clientViewPrefix = '/client-view'

/** The address at which an agent opens a quote. */
export const agentQuotePath = (id: string): string => `/roles/agent/quotes/${id}`
