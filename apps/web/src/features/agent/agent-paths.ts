import type { Address } from '../../navigation/area.tsx'

/** The list of all the agency's quotes. */
export const agentHome: Address = { site: '/roles/agent' }

/** The address at which an agent opens a quote. */
export const agentQuotePath = (id: string): string => `/roles/agent/quotes/${id}`
