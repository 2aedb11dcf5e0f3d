import type { Address } from '../../navigation/area.tsx'

/** All quotes of the agency. */
export const agentHome: Address = { site: '/roles/agent' }

/** Where an agent opens a quote. */
export const agentQuotePath = (id: string): string => `/roles/agent/quotes/${id}`
