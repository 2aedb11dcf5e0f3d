import type { PageStep } from '@coverwright/core/model/step'
import type { DynamicFlow } from '@coverwright/core/overlay/dynamic-flow'
import type { View } from '@coverwright/core/rules/rule'
import { all, any, yes } from '@coverwright/core/rules/rule'
import { carriersOf } from '../../carriers/carriers.ts'
import { derivation } from '../../earlier-answers.ts'
import { field } from '../../field.ts'
import { ownDomainOf } from '../../reference/mailbox-providers.ts'
import { longText } from '../bounds.ts'
import { wantsToQuote } from '../carrier-questions.ts'

/** The main domain and the consent to scan it; the server reads them too. */
export const domainPath = 'cyber.domain'
export const scanConsentPath = 'cyber.scan_consent'

const hasDomain = yes('cyber.has_domain')

/** The insurers that look at a domain from outside, in the order they are asked; the first that applies does it. */
export const scanners = carriersOf('cl').filter(({ line }) => line.scansDomains)

const canBeScanned = all(hasDomain, any(...scanners.map(wantsToQuote)))

/** The name in a web address, without the path and the usual first part. */
const domainOf = (website: unknown): string | undefined =>
  typeof website === 'string'
    ? /^(?:https?:\/\/)?(?:www\.)?([^/:?#\s]+)/i.exec(website.trim())?.[1]?.toLowerCase()
    : undefined

/** The website's, or else that of the email address, if it is the firm's own. */
const knownDomain = (view: View): string | undefined =>
  domainOf(view.get('business_website')) ?? ownDomainOf(view.get('contact_email'))

const sources = ['business_website', 'contact_email'] as const

const hasKnownDomain = derivation('there is a website or an email address of its own', sources, (view) =>
  knownDomain(view) ? 'Yes' : undefined,
)

const domainBefore = derivation('the name of the website, or of the email address', sources, knownDomain)

/** The firm's domains, and whether an insurer may scan them from outside. */
export const cyberDomains: DynamicFlow = {
  id: 'cyber_domains',
  label: 'step.cyber_domains.label',
  pages: [
    {
      index: 0,
      form: {
        fields: [
          field('cyber.has_domain', 'yes_no', { hint: true, derived: hasKnownDomain }),
          field(domainPath, 'text', {
            hint: true,
            width: 4,
            visible: hasDomain,
            parent: 'cyber.has_domain',
            derived: domainBefore,
            checks: [{ rule: 'isPublicDomain' }],
          }),
          field('cyber.other_domains', 'repeat', {
            entry: true,
            hint: true,
            optional: true,
            visible: hasDomain,
            parent: 'cyber.has_domain',
            maxItems: 5,
            fields: [field('domain', 'text', { checks: [{ rule: 'isPublicDomain' }] }, 'cyber.other_domains.domain')],
          }),
          field(scanConsentPath, 'yes_no', {
            hint: true,
            why: true,
            visible: canBeScanned,
            parent: 'cyber.has_domain',
          }),
        ],
      },
    },
  ],
}

/** The scan's findings, which can be corrected. A failed scan stops nobody: the page continues without it. */
export const domainScan: PageStep = {
  kind: 'page',
  id: 'domain-scan',
  label: 'step.domain-scan.label',
  path: '/cl/domain-scan',
  panel: 'domain-scan',
  when: yes(scanConsentPath),
  form: { fields: [field('cyber.scan_remarks', 'long_text', { hint: true, optional: true, checks: longText })] },
}
