import { largestDocument } from '@coverwright/contract/values'

/** Kinds of files that are not accepted, each with what to do instead; `kind` is any other. */
type RefusedKind = 'kind' | 'heic' | 'tiff' | 'picture' | 'oldWord' | 'oldExcel' | 'locked' | 'active'

/** Why a file was not accepted; the message is `upload.failed.{failure}`. */
export type Failure =
  | 'connection'
  | 'tooLarge'
  | 'empty'
  | RefusedKind
  | 'harmful'
  | 'tooMany'
  | 'closed'
  | 'completed'
  | 'other'

export type Upload = {
  readonly key: number
  readonly file: File
  readonly state: 'waiting' | 'sending' | 'failed'
  /** How much has been sent. */
  readonly percent: number
  readonly failure?: Failure
}

export type Queue = { readonly uploads: readonly Upload[]; readonly nextKey: number }

export type QueueEvent =
  | { readonly type: 'chosen'; readonly files: readonly File[] }
  | { readonly type: 'started'; readonly key: number }
  | { readonly type: 'arrived'; readonly key: number }
  | { readonly type: 'dismissed'; readonly key: number }
  | { readonly type: 'again'; readonly key: number }
  | { readonly type: 'progressed'; readonly key: number; readonly percent: number }
  | { readonly type: 'failed'; readonly key: number; readonly failure: Failure }

export const emptyQueue: Queue = { uploads: [], nextKey: 0 }

/** What is wrong with a file, as far as that is visible without sending it. */
function localFailure({ size }: File): Failure | undefined {
  if (size === 0) return 'empty'
  return size > largestDocument ? 'tooLarge' : undefined
}

const newUpload = (file: File, key: number): Upload => {
  const failure = localFailure(file)
  return failure ? { key, file, state: 'failed', percent: 0, failure } : { key, file, state: 'waiting', percent: 0 }
}

/** The queue after an event. Uploaded files leave it; failed ones stay until they are dismissed. */
export function reduceQueue(queue: Queue, event: QueueEvent): Queue {
  if (event.type === 'chosen') {
    const uploads = event.files.map((file, index) => newUpload(file, queue.nextKey + index))
    return { uploads: [...queue.uploads, ...uploads], nextKey: queue.nextKey + uploads.length }
  }
  if (event.type === 'arrived' || event.type === 'dismissed') {
    return { ...queue, uploads: queue.uploads.filter(({ key }) => key !== event.key) }
  }
  const changedUpload = (upload: Upload): Upload => {
    const { key, file } = upload
    switch (event.type) {
      case 'started':
        return { key, file, state: 'sending', percent: 0 }
      case 'progressed':
        return { ...upload, percent: event.percent }
      case 'again':
        return newUpload(file, key)
      case 'failed':
        return { ...upload, state: 'failed', failure: event.failure }
    }
  }
  return { ...queue, uploads: queue.uploads.map((each) => (each.key === event.key ? changedUpload(each) : each)) }
}

/** The file to send next; undefined while another is being sent. */
export const nextToSend = ({ uploads }: Queue): Upload | undefined =>
  uploads.some(({ state }) => state === 'sending') ? undefined : uploads.find(({ state }) => state === 'waiting')

const failures: ReadonlyMap<string, Failure> = new Map<string, Failure>([
  ['document.empty', 'empty'],
  ['document.kind', 'kind'],
  ['document.heic', 'heic'],
  ['document.tiff', 'tiff'],
  ['document.picture', 'picture'],
  ['document.old_word', 'oldWord'],
  ['document.old_excel', 'oldExcel'],
  ['document.locked', 'locked'],
  ['document.active', 'active'],
  ['document.harmful', 'harmful'],
  ['document.too_many', 'tooMany'],
  ['request.too_large', 'tooLarge'],
  ['step.closed', 'closed'],
  ['quote.completed', 'completed'],
])

/** The failure that a response means. Status 0: there was no response. */
export function failureOf(status: number, code: string): Failure {
  if (status === 0 || status === 408 || status === 503) return 'connection'
  return failures.get(code) ?? (status === 413 ? 'tooLarge' : 'other')
}

const passing: ReadonlySet<Failure> = new Set(['connection', 'harmful', 'tooMany', 'closed', 'completed', 'other'])

/** Whether the same file may be accepted later. */
export const mayRetry = (failure: Failure): boolean => passing.has(failure)
