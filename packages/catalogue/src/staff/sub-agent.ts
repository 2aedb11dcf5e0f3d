/** Who is signed in, as far as it decides whether they are a sub-agent. */
export type SignedInUser = { readonly original?: { readonly roles: readonly string[] } | undefined }

/**
 * Whether somebody works under an agency: derived from the roles of whoever really signed in, which for nobody else are an
 * agent's. Source: seed 6.
 */
export const isSubAgent = ({ original }: SignedInUser): boolean => original?.roles.includes('agent') === true
