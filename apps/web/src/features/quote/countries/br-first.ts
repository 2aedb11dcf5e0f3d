import { opening } from '@coverwright/catalogue/countries/br/opening'
import { ptBrFirst } from '@coverwright/catalogue/messages/pt-br-first'
import type { FirstParts } from '../first-parts.ts'

/** How an application begins in Brazil. */
export const first: FirstParts = { messages: ptBrFirst, locale: 'pt-BR', opening }
