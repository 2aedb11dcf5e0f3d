import { StartupError } from '../platform/errors/startup-error.ts'
import { type Parse, setting } from './setting.ts'

/** The secrets of each partner; two while one is being replaced. */
export type EmbedSecrets = ReadonlyMap<string, readonly string[]>

/** A secret is not repeated in error messages. */
const partnerSecrets: Parse<EmbedSecrets> = (text, name) => {
  const secrets = new Map<string, readonly string[]>()
  for (const pair of text.split(',').map((each) => each.trim())) {
    if (pair === '') continue
    const [, partner, secret = ''] = /^([A-Za-z0-9][A-Za-z0-9._-]{0,99}):(.*)$/.exec(pair) ?? []
    if (partner === undefined)
      throw new StartupError(`${name} must be partner:secret, several with commas between, as in acme:….`)
    if (secret.length < 32) throw new StartupError(`${name}: the secret of ${partner} is shorter than 32 characters.`)
    secrets.set(partner, [...(secrets.get(partner) ?? []), secret])
  }
  return secrets
}

export const embedSettings = {
  embedSecrets: setting({
    name: 'EMBED_SECRETS',
    description:
      'Secrets of the partners that sign what they send with [the embedded form](embed.md): `partner:secret`, several with commas between; a secret has at least 32 characters, and a partner two of them while one is being replaced.',
    fallback: '',
    whenUnset: 'nobody signs',
    parse: partnerSecrets,
  }),
}
