/** What decides whether the signed-in person is a sub-agent. */
export type SignedInUser = { readonly original?: { readonly roles: readonly string[] } | undefined }

/**
 * Whether somebody works under an agency: derived from the roles of the person who actually signed in; only agents have
 * them. Source: seed 6.
 */
export const isSubAgent = ({ original }: SignedInUser): boolean => original?.roles.includes('agent') === true
