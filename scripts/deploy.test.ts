import { globSync, readdirSync, readFileSync } from 'node:fs'
import { parser } from '@prometheus-io/lezer-promql'
import { DCLinter } from 'dclint'
import { validate } from 'dockerfile-utils'
import { expect, it } from 'vitest'
import { parse, parseAllDocuments } from 'yaml'
import { commandNames } from '../apps/server/src/commands/cli/command-line.ts'
import { settings } from '../apps/server/src/settings/settings.ts'
import { inRoot } from './project.ts'

const textOf = (file: string): string => readFileSync(inRoot('deploy', file), 'utf8')
const settingNames: readonly string[] = Object.values(settings).map(({ name }) => name)

/** The parts of a manifest that are checked. */
type Manifest = {
  readonly apiVersion: string
  readonly kind: string
  readonly metadata: { readonly name: string }
  // biome-ignore lint/suspicious/noExplicitAny: each kind has its own
  readonly spec?: any
}

const manifests: readonly Manifest[] = readdirSync(inRoot('deploy/kubernetes'))
  .filter((file) => file !== 'kustomization.yaml')
  .flatMap((file) =>
    parseAllDocuments(textOf(`kubernetes/${file}`)).map((document) => {
      expect(document.errors, file).toEqual([])
      return document.toJS()
    }),
  )
const kustomization = parse(textOf('kubernetes/kustomization.yaml'))
const ofKind = (kind: string): readonly Manifest[] => manifests.filter((each) => each.kind === kind)
const podsOf = ({ spec }: Manifest) => (spec.jobTemplate?.spec ?? spec).template
const workloads = [...ofKind('Deployment'), ...ofKind('Job'), ...ofKind('CronJob')]

it('the Dockerfile has no fault, pins its bases and takes in every room’s packages first (operations)', () => {
  const text = textOf('Dockerfile')
  expect(validate(text).map(({ message }) => message)).toEqual([])
  expect(text).toMatch(/^ARG NODE=node:\d+\.\d+\.\d+-\w+-slim$/m)
  expect(text.match(/^FROM .*/gm)).toHaveLength(2)
  expect(text.match(/^FROM \$\{NODE\}/gm)).toHaveLength(2)
  const beforeInstall = text.slice(0, text.indexOf('npm ci'))
  for (const file of globSync('{apps,packages}/*/package.json', { cwd: inRoot('.') }))
    expect(beforeInstall).toContain(`COPY ${file} `)
  expect(text.indexOf('COPY . .')).toBeGreaterThan(text.indexOf('npm ci'))
})

it('nothing comes into the image that is not named, and no file with a secret (operations)', () => {
  const [first, ...lines] = readFileSync(inRoot('.dockerignore'), 'utf8')
    .split('\n')
    .filter((line) => !/^(#|$)/.test(line))
  expect(first).toBe('*')
  for (const secret of ['**/.env', '**/staff.json', '**/carriers.json', '**/secret.key*', '**/*.pem', '**/data'])
    expect(lines).toContain(secret)
  for (const folder of ['apps', 'packages', 'scripts', 'sites']) expect(lines).toContain(`!${folder}`)
})

/** Its own types are missing for Node's module resolution. */
type LintResult = { readonly messages: readonly { readonly message: string }[] }

it('compose has no fault, needs no store of another, and names settings that there are (operations)', () => {
  const style = [
    ...['service-keys-order', 'services-alphabetical-order', 'top-level-properties-order'],
    ...['no-quotes-in-volumes', 'require-quotes-in-ports'],
  ]
  const rules = Object.fromEntries(style.map((rule) => [rule, 0 as const]))
  const linter = new DCLinter({ rules, quiet: true, debug: false, exclude: [] })
  const results: readonly LintResult[] = linter.lintFiles([inRoot('deploy/compose.yaml')], false)
  expect(results.flatMap(({ messages }) => messages.map(({ message }) => message))).toEqual([])
  const { services } = parse(textOf('compose.yaml'), { merge: true })
  for (const service of Object.values<{ image: string }>(services)) expect(service.image).not.toMatch(/minio|latest/)
  expect(settingNames).toEqual(expect.arrayContaining(Object.keys(services['server-1'].environment)))
})

it('every manifest is applied, and what one names is there (operations)', () => {
  const files = readdirSync(inRoot('deploy/kubernetes')).filter((file) => file !== 'kustomization.yaml')
  expect(kustomization.resources.toSorted()).toEqual(files.toSorted())
  expect(manifests.map(({ kind }) => kind)).toEqual(
    expect.arrayContaining([
      ...['Deployment', 'Service', 'Ingress', 'NetworkPolicy', 'ServiceAccount', 'HorizontalPodAutoscaler'],
      ...['PodDisruptionBudget', 'Job', 'CronJob'],
    ]),
  )
  for (const manifest of manifests)
    expect(manifest).toMatchObject({ apiVersion: expect.stringMatching(/^[a-z0-9./]+$/) })
  const [deployment] = ofKind('Deployment')
  const [service] = ofKind('Service')
  const [server] = podsOf(deployment as Manifest).spec.containers
  const ports = server.ports.map(({ name }: { name: string }) => name)
  expect(service?.spec.selector).toEqual(podsOf(deployment as Manifest).metadata.labels)
  expect(ports).toContain(service?.spec.ports[0].targetPort)
  expect(ofKind('Ingress')[0]?.spec.rules[0].http.paths[0].backend.service).toEqual({
    name: service?.metadata.name,
    port: { name: service?.spec.ports[0].name },
  })
  expect(ofKind('HorizontalPodAutoscaler')[0]?.spec.scaleTargetRef.name).toBe(deployment?.metadata.name)
  for (const { spec } of [...ofKind('NetworkPolicy'), ...ofKind('PodDisruptionBudget')])
    expect((spec.podSelector ?? spec.selector).matchLabels).toEqual(service?.spec.selector)
  const literals: readonly string[] = kustomization.configMapGenerator[0].literals
  expect(settingNames).toEqual(expect.arrayContaining(literals.map((each) => each.split('=')[0])))
})

it('what runs on the cluster is no root, writes nowhere it need not, and calls commands that there are (operations)', () => {
  const [account] = ofKind('ServiceAccount')
  for (const workload of workloads) {
    const { spec } = podsOf(workload)
    expect(spec).toMatchObject({ serviceAccountName: account?.metadata.name, securityContext: { runAsNonRoot: true } })
    for (const container of spec.containers) {
      expect(container).toMatchObject({
        image: kustomization.images[0].name,
        securityContext: {
          allowPrivilegeEscalation: false,
          readOnlyRootFilesystem: true,
          capabilities: { drop: ['ALL'] },
        },
        resources: { limits: { memory: expect.any(String) } },
      })
      const mountedNames = container.volumeMounts.map(({ name }: { name: string }) => name)
      expect(spec.volumes.map(({ name }: { name: string }) => name)).toEqual(expect.arrayContaining(mountedNames))
    }
  }
  const files = readdirSync(inRoot('deploy/kubernetes'))
    .map((file) => textOf(`kubernetes/${file}`))
    .concat(textOf('compose.yaml'))
    .flatMap((text) => [...text.matchAll(/\[coverwright, (\w+)\]|^ +coverwright (\w+) |server-1 coverwright (\w+)/gm)])
    .map(([, one, other, third]) => one ?? other ?? third)
  expect(files.toSorted()).toEqual(['backup', 'doctor', 'migrate'])
  expect(commandNames).toEqual(expect.arrayContaining(files))
})

const hasFault = (query: string): boolean => {
  let isFound = false
  parser.parse(query).iterate({
    enter: ({ type }) => {
      isFound ||= type.isError
    },
  })
  return isFound
}

it('alerts and dashboard ask Prometheus in its language, for metrics that there are (operations)', () => {
  const rules: readonly { alert: string; expr: string; labels: object; annotations: object }[] = parse(
    textOf('monitoring/alerts.yaml'),
  ).groups.flatMap(({ rules }: { rules: object[] }) => rules)
  const panels: readonly { targets: { expr: string }[] }[] = JSON.parse(textOf('monitoring/dashboard.json')).panels
  const queries = [
    ...rules.map(({ expr }) => expr),
    ...panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)),
  ]
  expect(queries.length).toBeGreaterThan(15)
  expect(hasFault('sum(rate(x[5m])')).toBe(true)
  expect(queries.filter(hasFault)).toEqual([])
  const metrics = readFileSync(inRoot('apps/server/src/platform/telemetry/metrics.ts'), 'utf8')
  for (const [name] of queries.join('\n').matchAll(/coverwright_[a-z_]+/g))
    expect(metrics).toContain(`'${name.replace(/_(count|bucket|sum)$/, '')}'`)
  for (const { labels, annotations } of rules)
    expect({ labels, annotations }).toMatchObject({
      labels: { severity: expect.stringMatching(/^(page|ticket)$/) },
      annotations: { summary: expect.any(String), description: expect.any(String) },
    })
})

it('the systemd unit runs what is built, with its folder and its settings (operations)', () => {
  const unit = textOf('systemd/coverwright.service')
  expect([...unit.matchAll(/^\[(\w+)\]$/gm)].map(([, section]) => section)).toEqual(['Unit', 'Service', 'Install'])
  expect(unit).toMatch(/^ExecStart=.* apps\/server\/dist\/main\.js$/m)
  for (const [, name] of unit.matchAll(/(?:#|Environment=).*?\b([A-Z]+_[A-Z_]+)=/g))
    expect([...settingNames, 'NODE_ENV', 'NODE_COMPILE_CACHE']).toContain(name)
})
