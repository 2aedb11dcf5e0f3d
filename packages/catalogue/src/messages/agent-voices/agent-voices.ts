import type { Messages } from '@coverwright/core/text/text'
import { enGbAgentVoice } from './en-gb-voice.ts'
import { enUsAgentVoice } from './en-us-voice.ts'
import { esArAgentVoice } from './es-ar-voice.ts'
import { esEsAgentVoice } from './es-es-voice.ts'
import { frFrAgentVoice } from './fr-fr-voice.ts'
import { ptBrAgentVoice } from './pt-br-voice.ts'
import { ptPtAgentVoice } from './pt-pt-voice.ts'

/** By locale: texts that agents read in place of their clients', which speak to the client. */
export const agentVoices: Readonly<Record<string, Messages | undefined>> = {
  'en-GB': enGbAgentVoice,
  'en-US': enUsAgentVoice,
  'es-AR': esArAgentVoice,
  'es-ES': esEsAgentVoice,
  'fr-FR': frFrAgentVoice,
  'pt-BR': ptBrAgentVoice,
  'pt-PT': ptPtAgentVoice,
}
