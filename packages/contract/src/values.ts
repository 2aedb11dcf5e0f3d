// What the contract's schemas and the browser share at run time. It stays free of TypeBox, which browsers must not load.

/** The maximum size of one file, in bytes, and the maximum number of files of one quote. */
export const largestDocument = 10 * 1024 * 1024
export const mostDocuments = 20

/** The capacity in which somebody signs for a business. */
export const capacities = ['owner', 'officer', 'partner', 'authorized'] as const
export type Capacity = (typeof capacities)[number]

/** Documents of an offer or its policy, issued by an insurer or by the desk for it. */
export const insurerDocumentKinds = ['quote_letter', 'binder', 'policy', 'endorsement'] as const
export type InsurerDocumentKind = (typeof insurerDocumentKinds)[number]

/** Who brought an application: nobody else, an agent, a partner. */
/** Kinds of devices, as browsers say it. */
export const deviceKinds = ['phone', 'tablet', 'desktop'] as const
export type DeviceKind = (typeof deviceKinds)[number]

export const channels = ['direct', 'agent', 'partner'] as const
export type Channel = (typeof channels)[number]

/** Why an operator opens personal data. */
export const reasonsToRead = ['asked_by_person', 'not_delivered', 'wrong_address', 'security', 'law'] as const

/** How many days ahead an agent looks for policies that expire. */
export const expiringDays = [30, 60, 90] as const
export type ExpiringDays = (typeof expiringDays)[number]
