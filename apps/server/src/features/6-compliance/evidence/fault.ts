/** Something that is not as it was written: which record, and what is amiss with it. */
export type Fault = { readonly record: string; readonly what: string }

/** What a check found, and how much it looked at. */
export type Findings = { readonly faults: readonly Fault[]; readonly checked: number }
