import { asPath, asText, isYes, trustedProxies, urlPath, webUrl, wholeNumber } from './parsers.ts'
import { optional, setting } from './setting.ts'

export const siteSettings = {
  port: setting({
    name: 'PORT',
    description: 'The port the site listens on.',
    fallback: '3000',
    parse: wholeNumber(1, 65_535),
  }),
  host: setting({
    name: 'HOST',
    description: 'The network address it listens on; `0.0.0.0` for every address of this machine.',
    fallback: '127.0.0.1',
    parse: asText,
  }),
  publicUrl: optional({
    name: 'PUBLIC_URL',
    description: 'The address people type. Links in mails and HSTS follow it.',
    whenUnset: '`http://localhost:$PORT`',
    parse: webUrl,
  }),
  trustProxy: setting({
    name: 'TRUST_PROXY',
    description:
      'Load balancers trusted to report the client’s address: `yes` for one, how many there are in a row, or their addresses, as in `10.0.0.0/8,192.0.2.7`. Without it every visitor has the balancer’s address.',
    fallback: 'no',
    parse: trustedProxies,
  }),
  sharePort: setting({
    name: 'SHARE_PORT',
    description:
      '`yes` lets a second server on this machine listen on the same port (with `DATABASE_URL`): start the new one, then stop the old one.',
    fallback: 'no',
    parse: isYes,
  }),
  apiBase: setting({ name: 'API_BASE', description: 'The path of the API.', fallback: '/api', parse: urlPath }),
  sitesFolder: setting({
    name: 'SITES_DIR',
    description: 'The folder of the [sites](sites.md), one file each.',
    fallback: 'sites',
    parse: asPath,
  }),
}
