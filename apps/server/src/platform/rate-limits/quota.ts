/** What somebody may do in a minute who is counted by something else than their address. */
export type Quota = { readonly client: string; readonly perMinute: number }
