// What the contract's schemas and the browser share at run time. It stays free of TypeBox, which browsers must not load.

/** What one file may weigh, in bytes, and how many files one quote may hold. */
export const largestDocument = 10 * 1024 * 1024
export const mostDocuments = 20

/** As what somebody signs for a business. */
export const capacities = ['owner', 'officer', 'partner', 'authorized'] as const
export type Capacity = (typeof capacities)[number]

/** What an insurer, or the desk for it, hands out about an offer or its policy. */
export const insurerDocumentKinds = ['quote_letter', 'binder', 'policy', 'endorsement'] as const
export type InsurerDocumentKind = (typeof insurerDocumentKinds)[number]

/** Who brought an application: nobody else, an agent, a partner. */
export const channels = ['direct', 'agent', 'partner'] as const
export type Channel = (typeof channels)[number]

/** Why an operator looks at what is somebody's. */
export const reasonsToRead = ['asked_by_person', 'not_delivered', 'wrong_address', 'security', 'law'] as const
