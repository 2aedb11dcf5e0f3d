import { isRecord } from '@coverwright/core/answers/answers'
import { rule } from '@coverwright/core/rules/rule'
import { insuranceTypeIds } from '../insurance-type-ids.ts'

const events = new Set<unknown>(insuranceTypeIds.filter(({ line }) => line === 'se').map(({ uuid }) => uuid))

/** Only an event was picked: it has its own dates, and no such policy can be in force. */
export const onlyAnEvent = rule('only special events were picked', ['insurance_types'], (view) => {
  const types = view.get('insurance_types')
  if (!Array.isArray(types) || types.length === 0) return false
  return types.every((type: unknown) => isRecord(type) && events.has(type.uuid))
})
