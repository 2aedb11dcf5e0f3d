import type { Place } from './quote-list.store.ts'

const form = /^(\d{1,15}) ([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/

/** A place as an opaque text: what is in it may change. */
export const cursorOf = ({ updatedAt, id }: Place): string =>
  Buffer.from(`${updatedAt.getTime()} ${id}`).toString('base64url')

/** The place of a cursor; undefined for a text that is none. */
export function placeOf(cursor: string): Place | undefined {
  const [, time, id] = form.exec(Buffer.from(cursor, 'base64url').toString()) ?? []
  return id === undefined ? undefined : { updatedAt: new Date(Number(time)), id }
}
