/** The header that names a quote as one reply told it. */
export const replyId = 'x-reply-id'
/** The header that names the reply from which the caller of a save holds the quote. */
export const heldReply = 'x-held-reply'
/** What a reply is that tells what is another than in the one held (RFC 7396). */
export const mergePatchType = 'application/merge-patch+json'
