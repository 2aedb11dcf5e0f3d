import type { QuoteReply } from '@coverwright/contract/quotes'
import { storedName } from '../page/base.ts'
import { api, dataOf } from '../server/client.ts'
import { ApiProblem } from '../server/problem.ts'

const name = () => storedName('quote')

/** The application this tab was opened on, by its id: two tabs may work on two. None means the one begun last. */
export function openedQuote(): string | undefined {
  try {
    return sessionStorage.getItem(name()) ?? undefined
  } catch {
    return undefined
  }
}

export function rememberQuote({ _id }: Pick<QuoteReply, '_id'>): void {
  try {
    sessionStorage.setItem(name(), _id)
  } catch {
    // Without storage a reload goes on with the application that was begun last.
  }
}

export function forgetQuote(): void {
  try {
    sessionStorage.removeItem(name())
  } catch {
    // Nothing was remembered either.
  }
}

/** That application; the one begun last when it is not there any more. Whoever has to sign in first is told so. */
export async function currentQuote(id: string | undefined): Promise<QuoteReply | null> {
  if (id !== undefined) {
    try {
      return await dataOf(api.GET('/quote/{id}', { params: { path: { id } } }))
    } catch (problem) {
      if (!(problem instanceof ApiProblem && (problem.status === 404 || problem.status === 422))) throw problem
      forgetQuote()
    }
  }
  return await dataOf(api.GET('/quote'))
}
