/** One spelling of an address: what people type differs in case and in spaces around it. */
export const emailKey = (email: string): string => email.trim().toLowerCase()
