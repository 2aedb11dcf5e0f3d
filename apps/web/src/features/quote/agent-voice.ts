import type { Application } from './application.ts'
import { contentOf } from './countries.ts'

type Site = Application['site']

const sites = new WeakMap<Site, Site>()

/** For components: the site with texts that speak of the client. Suspends until they are loaded. */
export function inAgentVoice(site: Site): Site {
  const texts = contentOf(site)?.agentVoice.read()
  if (!texts) return site
  const siteForAgents = sites.get(site) ?? { ...site, texts: { ...texts, ...site.texts } }
  sites.set(site, siteForAgents)
  return siteForAgents
}
