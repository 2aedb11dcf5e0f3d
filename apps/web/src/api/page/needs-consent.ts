/** The key under which the query cache holds whether the server rendered the page with the cookie banner. */
export const needsConsentKey = ['page', 'needs-consent'] as const
