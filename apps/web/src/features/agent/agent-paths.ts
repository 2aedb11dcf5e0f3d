import { sitePath } from '../../api/page/base.ts'

/** All quotes of the agency, from anywhere: an address that begins with ~ is not below the area one stands in. */
export const agentHome = (): string => `~${sitePath()}/roles/agent`

/** Where an agent opens a quote. */
export const agentQuotePath = (id: string): string => `/roles/agent/quotes/${id}`
