import { expect, it } from 'vitest'
import { compile } from '@coverwright/core/flow/compile'
import { ptBr } from '../../messages/pt-br.ts'
import { missingTexts } from '../../testing/missing-texts.ts'
import { brazil } from './country.ts'
it('x', () => { expect(missingTexts(compile(brazil.flow), ptBr)).toEqual([]) })
