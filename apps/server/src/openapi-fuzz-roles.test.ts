import fc from 'fast-check'
import { Value } from 'typebox/value'
import { beforeAll, expect, test } from 'vitest'
import { Problem } from './platform/errors/problem.ts'
import type { Browser } from './testing/browser.ts'
import { dereference } from './testing/dereference.ts'
import { fillQuote, painter } from './testing/fill-quote.ts'
import { signInAs } from './testing/sign-in.ts'
import { createTestApp } from './testing/test-app.ts'

/** Every call, as every kind of caller, with nearly valid bodies: a field of the wrong type, missing or extra. */
const { app, browser } = await createTestApp()

type Schema = {
  type?: string
  properties?: Record<string, Schema>
  items?: Schema
  anyOf?: Schema[]
  enum?: unknown[]
  const?: unknown
}
type Operation = {
  operationId: string
  parameters?: { name: string; in: string }[]
  requestBody?: { content?: Record<string, { schema?: Schema }> }
  responses: Record<string, unknown>
}
type DescribedCall = { method: 'GET' | 'POST' | 'PATCH' | 'DELETE'; path: string; operation: Operation }

const document = dereference((await app.inject('/api/openapi.json')).json())
const operations: DescribedCall[] = Object.entries(document.paths as Record<string, Record<string, Operation>>).flatMap(
  ([path, methods]) =>
    Object.entries(methods).flatMap(([method, operation]) =>
      // Signing out would end the later calls' session; these calls have tests of their own. All insurers' questions
      // have one handler: one insurer's stand for them.
      /^(signOut|eraseAccount|endImpersonation|getQuestions_(?!gl_liberty$).*)$/.test(operation.operationId)
        ? []
        : [{ method: method.toUpperCase() as DescribedCall['method'], path: path.replace(/^\/api/, ''), operation }],
    ),
)

type Actor = { readonly name: string; readonly who: Browser; readonly id: string }
const actors: Actor[] = []

async function actor(name: string, email?: string): Promise<void> {
  const visitor = browser()
  if (email) await signInAs(visitor, email)
  const quote = await visitor.begin()
  actors.push({ name, who: visitor, id: quote?._id ?? 'none' })
}

beforeAll(async () => {
  await actor('a visitor')
  await actor('a customer', 'dana@shop.example')
  const eve = browser()
  await signInAs(eve, 'eve@shop.example')
  actors.push({ name: 'a customer with answers', who: eve, id: (await fillQuote(eve, painter, '/insurance'))._id })
  await actor('an agent', 'agent@quarry-street.example')
  await actor('a platform agent', 'callcenter@coverwright.example')
  await actor('support', 'support@coverwright.example')
  await actor('the desk', 'desk@coverwright.example')
  await actor('an operator', 'operator@coverwright.example')
})

const odd: readonly unknown[] = [
  null,
  true,
  [],
  {},
  [[]],
  [null],
  '',
  ' ',
  0,
  -1,
  -0,
  0.1,
  2 ** 53,
  -(2 ** 63),
  1e308,
  '1e309',
  'NaN',
  '9'.repeat(400),
  '\u0000',
  '\ud800',
  '\u202e\u200b',
  '😀'.repeat(80),
  'Z̡̖̜͖̰̣͉̜a͖̰͙̬͡l̲̫̳͍̩g̡̟̼̱͚̞̬ͅo̗͜',
  '%00',
  '../../etc/passwd',
  "' or '1'='1",
  // biome-ignore lint/suspicious/noTemplateCurlyInString: what others' templates would work out
  '${7*7}',
  '<img src=x onerror=alert(1)>',
  'javascript:alert(1)',
  '2024-02-30',
  '0000-00-00T99:99:99Z',
  '__proto__',
  { toString: 1 },
  { length: 1e9 },
  { $ref: '#' },
  { $sealed: 'v1.AAAA' },
  // biome-ignore lint/suspicious/noThenProperty: what a promise would be taken for
  { then: 'x' },
]
const oddValue = fc.constantFrom(...odd)

/** A value of a schema, so that its mistakes are tried one by one. */
function sound(schema: Schema | undefined, depth = 0): unknown {
  if (!schema || depth > 5) return 'x'
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return schema.enum[0]
  if (schema.anyOf) return sound(schema.anyOf[0], depth + 1)
  switch (schema.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(schema.properties ?? {})
          .slice(0, 40)
          .map(([name, inner]) => [name, sound(inner, depth + 1)]),
      )
    case 'array':
      return [sound(schema.items, depth + 1)]
    case 'integer':
    case 'number':
      return 1
    case 'boolean':
      return true
    default:
      return 'dana@shop.example'
  }
}

type Mistake = { at: number; how: 'odd' | 'missing' | 'extra' | 'twice' | 'deep'; value: unknown; name: string }
const mistake: fc.Arbitrary<Mistake> = fc.record({
  at: fc.nat(200),
  how: fc.constantFrom('odd', 'odd', 'odd', 'missing', 'extra', 'twice', 'deep'),
  value: oddValue,
  name: fc.constantFrom('x', '', 'toString', 'hasOwnProperty', '$where', 'a.b', '0', 'é', '\u0000', 'roles'),
})

/** Puts a mistake at one of the places of a body. */
function mistaken(body: unknown, { at, how, value, name }: Mistake): unknown {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return value
  const entries = Object.entries(body)
  const [key, inner] = entries[at % Math.max(1, entries.length)] ?? ['x', undefined]
  if (typeof inner === 'object' && inner !== null && at % 3 > 0) {
    return { ...body, [key]: mistaken(inner, { at: Math.floor(at / 3), how, value, name }) }
  }
  switch (how) {
    case 'missing':
      return Object.fromEntries(entries.filter(([each]) => each !== key))
    case 'extra':
      return { ...body, [name]: value }
    case 'twice':
      return { ...body, [key]: [inner, inner] }
    case 'deep':
      return { ...body, [key]: { [key]: { [key]: value } } }
    default:
      return { ...body, [key]: value }
  }
}

const request = fc.record({
  actor: fc.nat(8),
  ownId: fc.boolean(),
  mistakes: fc.array(mistake, { maxLength: 2 }),
  query: fc.array(oddValue, { minLength: 6, maxLength: 6 }),
  step: fc.constantFrom('/', '/business', '/insurance', '/contact', '/location/list', '/renewal-info'),
})

/** A call's address with values for the parameters of its path and query. */
function filledIn(path: string, { parameters = [] }: Operation, valueAt: (place: number) => unknown): string {
  const params = new URLSearchParams()
  let filledPath = path
  for (const [place, { in: location, name }] of parameters.entries()) {
    const givenValue = valueAt(place)
    const value = typeof givenValue === 'string' ? givenValue : String(JSON.stringify(givenValue) ?? '').toWellFormed()
    if (location === 'path') filledPath = filledPath.replace(`{${name}}`, encodeURIComponent(value.toWellFormed()))
    if (location === 'query') params.set(name, value.toWellFormed())
  }
  return params.size ? `${filledPath}?${params}` : filledPath
}

const sending = (method: string, sent: unknown) =>
  method === 'GET'
    ? { headers: { 'if-match': '*' } }
    : { headers: { 'if-match': '*', 'content-type': 'application/json' }, payload: JSON.stringify(sent) ?? 'null' }

test.each(operations.map((each) => [each.operation.operationId, each] as const))(
  '%s never breaks on nearly valid input from any role (A2) (case M9)',
  async (_name, { method, path, operation }) => {
    const schema = Object.values(operation.requestBody?.content ?? {})[0]?.schema
    const body = sound(schema)
    await fc.assert(
      fc.asyncProperty(request, async ({ actor: index, ownId, mistakes, query, step }) => {
        const { name, who, id } = actors[index] ?? { name: 'nobody', who: browser(), id: 'x' }
        const url = `/api${filledIn(path, operation, (place) => (ownId ? id : query[place % 6]))}`
        const wrong = mistakes.reduce<unknown>(mistaken, body)
        const sentBody = typeof wrong === 'object' && wrong !== null && 'step' in wrong ? { ...wrong, step } : wrong
        const reply = await app.inject({
          method,
          url,
          cookies: Object.fromEntries(who.jar),
          ...sending(method, sentBody),
        })
        const failure = `${name}: ${reply.statusCode} ${reply.body.slice(0, 400)}`
        expect(reply.statusCode, failure).toBeLessThan(500)
        expect(Object.keys(operation.responses), failure).toContain(String(reply.statusCode))
        if (reply.statusCode < 400) return
        expect(Value.Check(Problem, reply.json()), failure).toBe(true)
        expect(reply.body).not.toMatch(/node_modules|select |\.ts:/)
      }),
      { numRuns: 3 },
    )
  },
)
