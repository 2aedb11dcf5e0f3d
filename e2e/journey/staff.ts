import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { APIRequestContext, Browser, BrowserContext, Page } from '@playwright/test'
import { expect } from '@playwright/test'
import type { Watch } from '../harness/watch.ts'
import { codeIn, mailsTo } from './mail.ts'
import { proveByApi } from './second-factor.ts'

/** Names from the sample staff file. */
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

type BrowserFixtures = { readonly browser: Browser; readonly watch: Watch; readonly baseURL: string | undefined }
type Cookies = Awaited<ReturnType<BrowserContext['storageState']>>

/**
 * An address gets at most five codes an hour, so a sign-in is shared by every test of a process, and by the process
 * that replaces it after a failure.
 */
function cookiesFile(address: string, baseURL = ''): string {
  const { E2E_STAFF = '', TEST_PARALLEL_INDEX } = process.env
  return path.join(E2E_STAFF, encodeURIComponent(`${TEST_PARALLEL_INDEX} ${baseURL} ${address}`))
}

/** A page in a browser of its own, with a member of staff signed in. */
export async function openStaffPage({ browser, watch, baseURL }: BrowserFixtures, address: string): Promise<Page> {
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
 * Signs in through the API, with both factors. Two processes may request codes at once, and a code works only in the
 * browser that requested it, so each new one is tried.
 */
export async function signInStaff(request: APIRequestContext, address: string): Promise<void> {
  const triedMails = new Set((await mailsTo(request, address, 'sign_in_code')).map(({ id }) => id))
  expect((await request.post('api/sign-in/code', { data: { email: address } })).status(), address).toBe(202)
  const tryNew = async (): Promise<boolean> => {
    for (const mail of await mailsTo(request, address, 'sign_in_code')) {
      if (triedMails.has(mail.id)) continue
      const answer = await request.post('api/sign-in', { data: { code: codeIn(mail) } })
      if (answer.ok()) return true
      // A busy server did not check it.
      if (answer.status() < 500) triedMails.add(mail.id)
    }
    return false
  }
  await expect.poll(tryNew, `${address} signs in`).toBe(true)
  await proveByApi(request, address)
}
