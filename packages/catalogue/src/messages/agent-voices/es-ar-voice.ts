import type { Messages } from '@coverwright/core/text/text'
import { argentineAgentVoice } from '../es-AR/agent-voice.ts'
import { esAr } from '../es-ar.ts'
import { esEsAgentVoice } from './es-es-voice.ts'

/** What agents of Argentine sites read in place of their clients' texts. */
export const esArAgentVoice: Messages = {
  ...Object.fromEntries(Object.entries(esEsAgentVoice).filter(([key]) => esAr[key] !== undefined)),
  ...argentineAgentVoice,
}
