import { isYes } from './parsers.ts'
import { setting } from './setting.ts'

export const sampleSettings = {
  sampleFirms: setting({
    name: 'SAMPLE_FIRMS',
    description: '`yes` adds invented firms whose policies end soon, so that renewals can be tried.',
    fallback: 'no',
    whenUnset: '`yes` with the sample insurers, else `no`',
    parse: isYes,
  }),
}
