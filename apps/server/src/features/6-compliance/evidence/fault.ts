/** A record that is not as it was written, and what is wrong with it. */
export type Fault = { readonly record: string; readonly what: string }

/** What a check found, and how many records it checked. */
export type Findings = { readonly faults: readonly Fault[]; readonly checked: number }
