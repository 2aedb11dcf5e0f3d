/** The calls per minute of somebody who is counted by something else than their address. */
export type Quota = { readonly client: string; readonly perMinute: number }
