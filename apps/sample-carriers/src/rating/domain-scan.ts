import { createHash } from 'node:crypto'
import type { DomainScanReply } from '@coverwright/contract/carrier-contract/domain-scans'

type Finding = DomainScanReply['findings'][number]

/** Typical findings of a real scan, in plain words. */
const findings: readonly Finding[] = [
  {
    code: 'remote_desktop_open',
    severity: 'high',
    title: 'A remote desktop can be reached by anyone',
    text: 'A computer of yours answers to remote desktop from the whole internet. Most ransomware comes in this way.',
    remedy: 'Close it to the internet, and let people in through a VPN with a second step.',
  },
  {
    code: 'passwords_leaked',
    severity: 'high',
    title: 'Passwords for your email addresses are for sale',
    text: 'Four addresses of this domain stand in lists of stolen passwords.',
    remedy: 'Change those passwords, and turn on a second step for every mailbox.',
  },
  {
    code: 'dmarc_missing',
    severity: 'medium',
    title: 'Anyone can send email in your name',
    text: 'The domain has no DMARC record, so other mail servers do not refuse mail that only pretends to be yours.',
    remedy: 'Ask whoever looks after your email to add a DMARC record that rejects.',
  },
  {
    code: 'software_old',
    severity: 'medium',
    title: 'Your website runs old software',
    text: 'The software behind the website is two years behind, and known ways to break in fit it.',
    remedy: 'Have it updated, and switch on updates that install themselves.',
  },
  {
    code: 'certificate_ends',
    severity: 'low',
    title: 'The website’s certificate ends within two weeks',
    text: 'After that browsers warn your customers away.',
    remedy: 'Renew it, or ask the web host to do it by itself.',
  },
  {
    code: 'headers_missing',
    severity: 'low',
    title: 'The website leaves out some protections',
    text: 'It does not tell browsers to always use a safe connection.',
    remedy: 'Your web host can switch this on (HSTS).',
  },
]

/** Invented findings, derived from the domain's letters, so always the same. The domain is never contacted. */
export function scanDomain(prefix: string, domain: string): DomainScanReply {
  const hash = createHash('sha256').update(`${prefix}:${domain}`).digest()
  return {
    sample: true,
    scan_id: `${prefix}-S-${hash.toString('hex').slice(0, 10).toUpperCase()}`,
    domain,
    // One in three, so that some domains are clean.
    findings: findings.filter((_finding, at) => (hash[at] ?? 0) % 3 === 0),
  }
}
