import { readFileSync, writeFileSync } from 'node:fs'
import { inRoot } from './project.ts'

/**
 * Some registries have a package for one platform and lack its siblings for others; `npm install` then leaves those
 * out of the lockfile, and `npm ci` rejects such a lockfile everywhere. This adds their names and platforms, so that
 * npm skips them. Run it after every `npm install`.
 */
type Entry = { version?: string; optionalDependencies?: Record<string, string> } & Record<string, unknown>
type Lockfile = { packages: Record<string, Entry> }

const systems = ['android', 'darwin', 'freebsd', 'linux', 'openharmony', 'win32', 'netbsd', 'openbsd', 'sunos', 'aix']
const processors = ['arm64', 'x64', 'ia32', 'riscv64', 'ppc64', 's390x', 'loong64', 'mips64el', 'arm']

const platformOf = (name: string) => {
  const system = systems.find((each) => name.includes(each))
  const processor = processors.find((each) => name.includes(each))
  const libc = name.includes('musl') ? 'musl' : name.includes('gnu') ? 'glibc' : undefined
  return {
    ...(processor ? { cpu: [processor] } : { cpu: ['none'] }),
    ...(system === 'linux' && libc ? { libc: [libc] } : {}),
    ...(system ? { os: [system] } : {}),
  }
}

const file = inRoot('package-lock.json')
const lockfile: Lockfile = JSON.parse(readFileSync(file, 'utf8'))
for (const { optionalDependencies = {} } of Object.values(lockfile.packages)) {
  for (const [name, version] of Object.entries(optionalDependencies)) {
    const place = `node_modules/${name}`
    if (lockfile.packages[place] || !/^\d/.test(version)) continue
    lockfile.packages[place] = { version, optional: true, ...platformOf(name) }
  }
}
const packages = Object.entries(lockfile.packages).sort(([left], [right]) => (left < right ? -1 : 1))
writeFileSync(file, `${JSON.stringify({ ...lockfile, packages: Object.fromEntries(packages) }, undefined, 2)}\n`)
