import { asText, webUrl } from './parsers.ts'
import { optional } from './setting.ts'

export const experimentSettings = {
  flagsUrl: optional({
    name: 'FLAGS_URL',
    description: 'A flag service that speaks OFREP and decides the sites’ experiments and flags.',
    whenUnset: 'the sites’ files decide',
    parse: webUrl,
  }),
  flagsToken: optional({
    name: 'FLAGS_TOKEN',
    description: 'Its bearer token.',
    whenUnset: 'none',
    parse: asText,
  }),
}
