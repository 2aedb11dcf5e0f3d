/** Does the work when the browser has nothing more urgent to do, like what somebody pressed. */
export const whenIdle = (work: () => void): unknown => (globalThis.requestIdleCallback ?? setTimeout)(work)
