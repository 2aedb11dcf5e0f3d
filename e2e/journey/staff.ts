import type { APIRequestContext, Browser, BrowserContext, Page } from '@playwright/test'
import { expect, request } from '@playwright/test'
import type { Watch } from '../harness/watch.ts'
import { codeIn, mailsTo } from './mail.ts'
import { proveByApi } from './second-step.ts'

/** Who works here, as the sample staff file says. */
export const staff = {
  agent: 'agent@quarry-street.example',
  subAgent: 'subagent@quarry-street.example',
  otherAgent: 'agent@fern-hollow.example',
  soloAgent: 'solo.agent@selfserve.example',
  callCenter: 'callcenter@coverwright.example',
  support: 'support@coverwright.example',
  desk: 'desk@coverwright.example',
} as const

type Where = { readonly browser: Browser; readonly watch: Watch; readonly baseURL: string | undefined }
type Cookies = Awaited<ReturnType<BrowserContext['storageState']>>

/** Five codes an hour go to one address, and half a minute has one code of its app: each signs in once at each server. */
const signedIn = new Map<string, Cookies>()
const sharedCookies = 'E2E_STAFF_COOKIES'

/** Signs all of them in where most tests run, before the first of them; those run in processes of their own. */
export async function signInAllStaff(baseURL: string): Promise<void> {
  const all: Record<string, Cookies> = {}
  for (const address of Object.values(staff)) {
    const context = await request.newContext({ baseURL })
    await signInStaff(context, address)
    all[address] = await context.storageState()
    await context.dispose()
  }
  process.env[sharedCookies] = JSON.stringify(all)
}

function cookiesOf(address: string, baseURL: string | undefined): Cookies | undefined {
  if (baseURL !== process.env.E2E_URL) return signedIn.get(`${address} ${baseURL}`)
  return JSON.parse(process.env[sharedCookies] ?? '{}')[address]
}

/** A page of a browser of their own where somebody of the staff is signed in. */
export async function pageOfStaff({ browser, watch, baseURL }: Where, address: string): Promise<Page> {
  const storageState = cookiesOf(address, baseURL)
  const context = await browser.newContext({
    ...(baseURL ? { baseURL } : {}),
    ...(storageState ? { storageState } : {}),
  })
  watch.add(context)
  if (!storageState) {
    await signInStaff(context.request, address)
    signedIn.set(`${address} ${baseURL}`, await context.storageState())
  }
  return await context.newPage()
}

/**
 * Signs in by calls alone, in both steps. Two processes may ask for a code at once, and a code is good only where it was asked for: each
 * new one is tried.
 */
export async function signInStaff(calls: APIRequestContext, address: string): Promise<void> {
  const tried = new Set((await mailsTo(calls, address, 'sign_in_code')).map(({ id }) => id))
  expect((await calls.post('api/sign-in/code', { data: { email: address } })).status(), address).toBe(202)
  const tryNew = async (): Promise<boolean> => {
    for (const mail of await mailsTo(calls, address, 'sign_in_code')) {
      if (tried.has(mail.id)) continue
      tried.add(mail.id)
      const answer = await calls.post('api/sign-in', { data: { code: codeIn(mail) } })
      if (answer.ok()) return true
    }
    return false
  }
  await expect.poll(tryNew, `${address} signs in`).toBe(true)
  await proveByApi(calls, address)
}
