import { setTimeout as wait } from 'node:timers/promises'
import type { APIResponse } from '@playwright/test'

/** Asks again for as long as the server is too busy and says when to come again: as a person's browser does. */
export async function patiently(ask: () => Promise<APIResponse>): Promise<APIResponse> {
  const response = await ask()
  const seconds = Number(response.headers()['retry-after'])
  if (response.status() !== 503 || !(seconds >= 0)) return response
  await wait(seconds * 1000)
  return await patiently(ask)
}
