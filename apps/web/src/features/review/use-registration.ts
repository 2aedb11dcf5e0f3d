import { registrationOf } from '@coverwright/catalogue/application/registration-of'
import { isWholesaler } from '@coverwright/catalogue/sites/site'
import { useRef } from 'react'
import { registerUser } from '../../api/resources/users.ts'
import type { Application } from '../quote/application.ts'

/**
 * Registers whom an application names, once for each version of it: submitting again after a failure does not register
 * again. Source: seed 7.6, 8.
 */
export function useRegistration({ quote, site, flowState }: Application): () => Promise<void> {
  const registeredKey = useRef<string>(undefined)
  return async () => {
    const version = `${quote?._id} ${quote?.version}`
    if (!quote || registeredKey.current === version) return
    const { view } = flowState
    const user = registrationOf({ view, quote, wholesaler: isWholesaler(site) })
    if (user) await registerUser(user)
    registeredKey.current = version
  }
}
