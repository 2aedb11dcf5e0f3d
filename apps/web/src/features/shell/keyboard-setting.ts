import type { PublicSite } from '@coverwright/catalogue/sites/site'
import { useSyncExternalStore } from 'react'

const name = 'coverwright.keys'
const listeners = new Set<() => void>()

function stored(): string {
  try {
    return localStorage.getItem(name) ?? 'on'
  } catch {
    return 'on'
  }
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Whether Enter and the arrows move between pages: the site decides, and each person may turn it off. */
export function useKeyboardSetting({ switches }: Pick<PublicSite, 'switches'>): { isOn: boolean; toggle: () => void } {
  const setting = useSyncExternalStore(subscribe, stored, () => 'on')
  const isOn = switches.keyboardOn === true && setting === 'on'
  const toggle = () => {
    try {
      localStorage.setItem(name, isOn ? 'off' : 'on')
    } catch {
      // A browser without storage keeps the shortcuts on.
    }
    for (const listener of listeners) listener()
  }
  return { isOn, toggle }
}
