import type { DocumentKind } from '@coverwright/contract/uploads'

/** Kinds that are not accepted; `kind` is any that has no sentence of its own. */
export type RefusedKind = 'kind' | 'heic' | 'tiff' | 'picture' | 'oldWord' | 'oldExcel' | 'locked' | 'active'

export type FoundKind = { readonly kind: DocumentKind } | { readonly refusal: RefusedKind }
