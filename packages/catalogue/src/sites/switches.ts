import type { Site } from './site.ts'

/** What the rules of a site's flows may ask about it: its switches, and whose site it is. */
export const switchesOf = ({
  switches,
  channel,
}: Pick<Site, 'switches' | 'channel'>): Readonly<Record<string, boolean>> => ({
  ...switches,
  agentSite: channel === 'agent',
})

/** What the rules may ask about the viewer: an agent sees pages that a client never sees. */
export const viewerSwitches = ({ agent }: { readonly agent: boolean }): Readonly<Record<string, boolean>> => ({ agent })
