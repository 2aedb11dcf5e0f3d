import Type from 'typebox'

/** Sends a queued mail. */
export const sendMailJob = { name: 'send_mail', payload: Type.Object({ mail: Type.String() }) }
