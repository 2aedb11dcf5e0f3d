import { readConfig } from '../config.ts'
import { keyUses } from '../features/6-compliance/keys/key-uses.ts'
import { reencryptAll } from '../features/6-compliance/keys/reencrypt.job.ts'
import { deleteKey, listKeys } from '../features/6-compliance/keys/secret-keys.store.ts'
import { createDatabase } from '../platform/database/database.ts'
import { createEncryptor, keyName } from '../platform/encryption/encryptor.ts'
import { addKeyToFile, keyFile, newKey, readSecretKeys } from '../platform/encryption/secret-key.ts'
import { StartupError } from '../platform/errors/startup-error.ts'
import { type CommandContext, runCommand, withDatabase } from './with-database.ts'

const usage = `npm run keys -- rotate   makes a new key, which encrypts from the next start on
npm run keys -- reseal   encrypts again, with the first key, what older keys encrypted; a server does so itself when it starts
npm run keys -- status   what still needs which key`

const say = (sentence: string): boolean => process.stdout.write(`${sentence}\n`)

const ringOf = ({ encryptionKey: configured, dataFolder: folder }: ReturnType<typeof readConfig>) =>
  readSecretKeys({ configured, folder })

function rotate(): void {
  const config = readConfig()
  if (config.encryptionKey === undefined) {
    ringOf(config)
    addKeyToFile(config.dataFolder)
    say(
      `${keyFile(config.dataFolder)} has a new key before the old ones. Keep a copy of the file apart from the backups.`,
    )
    say('Start the server again: from then on it encrypts with the new key, also what the old ones encrypted.')
    return
  }
  say('A new key:')
  say(newKey())
  say(
    'Add it behind the others in ENCRYPTION_KEY, with a comma between, and start every server again: all can decrypt with it then.',
  )
  say('Then put it before the others and start them again: from then on it encrypts.')
}

async function reencrypt({ config, pool }: CommandContext): Promise<void> {
  const db = createDatabase(pool)
  const ring = ringOf(config)
  const key = keyName(ring[0])
  const keys = await listKeys(db)
  // A server without the new key could not decrypt what it encrypts.
  if (keys.every(({ name }) => name !== key))
    throw new StartupError('No server has used the first key yet: start the server again first.')
  const rows = await reencryptAll({ db, encryptor: createEncryptor(...ring), key }, new Date())
  say(`Encrypted again: ${rows} rows.`)
  for (const [name, uses] of await keyUses(db)) {
    if (name === key || Object.keys(uses).length > 0) continue
    await deleteKey(db, name)
    say(`Nothing needs the key ${name} any more: remove it.`)
  }
}

async function status({ config, pool }: CommandContext): Promise<void> {
  const db = createDatabase(pool)
  const ring = ringOf(config)
  const names = ring.map(keyName)
  const uses = await keyUses(db)
  for (const name of new Set([...names, ...uses.keys()])) {
    const rows = Object.entries(uses.get(name) ?? {}).map(([called, count]) => `${count} ${called}`)
    const status = name === names[0] ? ' (encrypts)' : names.includes(name) ? '' : ' (missing)'
    say(`${name}${status}: ${rows.join(', ') || 'not needed'}`)
  }
}

await runCommand(async ([what]) => {
  if (what === 'rotate') return rotate()
  if (what === 'reseal') return await withDatabase(reencrypt)
  if (what === 'status') return await withDatabase(status)
  throw new StartupError(usage)
})
