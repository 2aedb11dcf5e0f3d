import type { Config } from '../config.ts'
import { keyUses } from '../features/6-compliance/keys/key-uses.ts'
import { reencryptAll } from '../features/6-compliance/keys/reencrypt.job.ts'
import { deleteKey, listKeys } from '../features/6-compliance/keys/secret-keys.store.ts'
import { createDatabase } from '../platform/database/database.ts'
import { createEncryptor, keyName } from '../platform/encryption/encryptor.ts'
import { addKeyToFile, keyFile, newKey, readSecretKeys } from '../platform/encryption/secret-key.ts'
import { StartupError } from '../platform/errors/startup-error.ts'
import { type Describe, type Options, type Outcome, task } from './cli/command.ts'
import { type CommandContext, withDatabase } from './cli/with-database.ts'

const ringOf = ({ encryptionKey: configuredKeys, dataFolder: folder }: Config) =>
  readSecretKeys({ configured: configuredKeys, folder })

function rotate(config: Config): Outcome {
  if (config.encryptionKey === undefined) {
    ringOf(config)
    addKeyToFile(config.dataFolder)
    const file = keyFile(config.dataFolder)
    return {
      lines: [
        `${file} now has a new key before the old ones. Keep a copy of the file apart from the backups.`,
        'Restart the server: from then on it encrypts with the new key, and re-encrypts old data.',
      ],
      data: { file },
    }
  }
  const key = newKey()
  return {
    lines: [
      'A new key:',
      key,
      'Add it after the others in ENCRYPTION_KEY, separated by a comma, and restart every server, so that all can decrypt with it.',
      'Then move it before the others and restart them: from then on it encrypts.',
    ],
    data: { key },
  }
}

async function reseal({ config, pool }: CommandContext): Promise<Outcome> {
  const db = createDatabase(pool)
  const ring = ringOf(config)
  const key = keyName(ring[0])
  const keys = await listKeys(db)
  // A server without the new key could not decrypt what it encrypts.
  if (keys.every(({ name }) => name !== key))
    throw new StartupError('No server has used the first key yet: restart the server first.')
  const rows = await reencryptAll({ db, encryptor: createEncryptor(...ring), key }, new Date())
  const unneededKeys: string[] = []
  for (const [name, uses] of await keyUses(db)) {
    if (name === key || Object.keys(uses).length > 0) continue
    await deleteKey(db, name)
    unneededKeys.push(name)
  }
  return {
    lines: [
      `Encrypted again: ${rows} rows.`,
      ...unneededKeys.map((name) => `The key ${name} is no longer needed: remove it.`),
    ],
    data: { rows, unneeded: unneededKeys },
  }
}

async function status({ config, pool }: CommandContext): Promise<Outcome> {
  const names = ringOf(config).map(keyName)
  const uses = await keyUses(createDatabase(pool))
  const data = [...new Set([...names, ...uses.keys()])].map((name) => ({
    key: name,
    state: name === names[0] ? 'encrypts' : names.includes(name) ? 'decrypts' : 'missing',
    needed_by: uses.get(name) ?? {},
  }))
  const lines = data.map(({ key, state, needed_by }) => {
    const rows = Object.entries(needed_by).map(([columnName, count]) => `${count} ${columnName}`)
    return `${key}${state === 'decrypts' ? '' : ` (${state})`}: ${rows.join(', ') || 'not needed'}`
  })
  return { lines, data }
}

export const keys: Describe = (command, { config, report }) => {
  task(command, 'status', 'which stored data needs which key').action((options: Options) =>
    report(options, withDatabase(config(), status)),
  )
  task(command, 'rotate', 'create a new key, which encrypts from the next start on').action((options: Options) =>
    report(options, rotate(config())),
  )
  task(
    command,
    'reseal',
    're-encrypt, with the first key, what older keys encrypted; a server does so when it starts',
  ).action((options: Options) => report(options, withDatabase(config(), reseal)))
}
