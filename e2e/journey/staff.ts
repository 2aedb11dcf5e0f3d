import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { APIRequestContext, Browser, BrowserContext, Page } from '@playwright/test'
import { expect } from '@playwright/test'
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
  operator: 'operator@coverwright.example',
} as const

type Where = { readonly browser: Browser; readonly watch: Watch; readonly baseURL: string | undefined }
type Cookies = Awaited<ReturnType<BrowserContext['storageState']>>

/**
 * Five codes an hour go to one address: whoever signed in stays so for every test of this process, and of the one that takes
 * its place when a test failed. A server that a test started for itself ends with its process.
 */
function cookiesFile(address: string, baseURL = ''): string {
  const { E2E_STAFF = '', E2E_URL, TEST_PARALLEL_INDEX, TEST_WORKER_INDEX } = process.env
  const place = baseURL === E2E_URL ? `place ${TEST_PARALLEL_INDEX}` : `process ${TEST_WORKER_INDEX} ${baseURL}`
  return path.join(E2E_STAFF, encodeURIComponent(`${place} ${address}`))
}

/** A page of a browser of their own where somebody of the staff is signed in. */
export async function pageOfStaff({ browser, watch, baseURL }: Where, address: string): Promise<Page> {
  const file = cookiesFile(address, baseURL)
  const storageState: Cookies | undefined = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined
  const context = await browser.newContext({
    ...(baseURL ? { baseURL } : {}),
    ...(storageState ? { storageState } : {}),
  })
  watch.add(context)
  if (!storageState) {
    await signInStaff(context.request, address)
    writeFileSync(file, JSON.stringify(await context.storageState()))
  }
  return await context.newPage()
}

/**
 * Signs in by calls alone, in both steps. Two processes may ask for a code at once, and a code is good only where it was asked for: each
 * new one is tried.
 */
export async function signInStaff(request: APIRequestContext, address: string): Promise<void> {
  const tried = new Set((await mailsTo(request, address, 'sign_in_code')).map(({ id }) => id))
  expect((await request.post('api/sign-in/code', { data: { email: address } })).status(), address).toBe(202)
  const tryNew = async (): Promise<boolean> => {
    for (const mail of await mailsTo(request, address, 'sign_in_code')) {
      if (tried.has(mail.id)) continue
      const answer = await request.post('api/sign-in', { data: { code: codeIn(mail) } })
      if (answer.ok()) return true
      // A busy server has not looked at it.
      if (answer.status() < 500) tried.add(mail.id)
    }
    return false
  }
  await expect.poll(tryNew, `${address} signs in`).toBe(true)
  await proveByApi(request, address)
}
