/** The header that names a quote as one reply told it. */
export const replyId = 'x-reply-id'
/** The header that names the reply from which the caller of a save holds the quote. */
export const heldReply = 'x-held-reply'
/** The type of a reply that tells only what differs from the one held (RFC 7396). */
export const mergePatchType = 'application/merge-patch+json'
