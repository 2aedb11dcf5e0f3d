/** The current and the previous page, and what was edited during this visit. Source: seed 4.6. */
export type StepRecord = {
  readonly current: string
  readonly previous: string | undefined
  readonly editedLocation: boolean
  readonly editedBuilding: boolean
}

export type StepEvent =
  | {
      /** `stepSet`: the application chose the page. `saved`, `renewalSaved`: a saved page led on to it. */
      readonly kind: 'stepSet' | 'saved' | 'renewalSaved' | 'completed' | 'routeChanged'
      readonly path: string
    }
  | { readonly kind: 'locationEdited' | 'buildingEdited' }

/** @param current the path that the visit starts at */
export const startRecord = (current: string): StepRecord => ({
  current,
  previous: undefined,
  editedLocation: false,
  editedBuilding: false,
})

/** The record after an event; the same object when nothing changes. */
export function nextRecord(record: StepRecord, event: StepEvent): StepRecord {
  switch (event.kind) {
    case 'locationEdited':
      return record.editedLocation ? record : { ...record, editedLocation: true }
    case 'buildingEdited':
      return record.editedBuilding ? record : { ...record, editedBuilding: true }
    case 'routeChanged':
      return event.path === '/' ? record : moveTo(record, event.path)
    default:
      return moveTo(record, event.path)
  }
}

const moveTo = (record: StepRecord, path: string): StepRecord =>
  path === record.current ? record : { ...record, current: path, previous: record.current }
