import { setTimeout as wait } from 'node:timers/promises'
import type { APIResponse } from '@playwright/test'

/** Repeats a call while the server is overloaded, after the delay it asks for, as a browser would. */
export async function retryWhileBusy(ask: () => Promise<APIResponse>): Promise<APIResponse> {
  const response = await ask()
  const seconds = Number(response.headers()['retry-after'])
  if (response.status() !== 503 || !(seconds >= 0)) return response
  await wait(seconds * 1000)
  return await retryWhileBusy(ask)
}
