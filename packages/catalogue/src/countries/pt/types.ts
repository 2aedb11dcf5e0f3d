import { insuresAmong } from '../../lines/insures.ts'
import { typesOf } from '../shared/types.ts'

/** What Portuguese businesses buy, in the order it is offered. Lines that an advisor arranges come last. */
export const types = typesOf('351', [
  {
    line: 'at',
    tag: 'AT',
    name: 'Acidentes de trabalho',
    tagline: 'Obrigatório para quem tem trabalhadores e para quem trabalha por conta própria.',
  },
  {
    line: 'rc',
    tag: 'RC',
    name: 'Responsabilidade civil exploração',
    tagline: 'Um cliente escorrega na loja, ou parte-se a montra de um vizinho.',
  },
  {
    line: 'mr',
    tag: 'MR',
    name: 'Multirriscos empresas',
    tagline: 'Incêndio, água, furto: o espaço, o recheio e a mercadoria.',
  },
  {
    line: 'rcp',
    tag: 'RCP',
    name: 'Responsabilidade civil profissional',
    tagline: 'Um erro no seu trabalho custa dinheiro a um cliente.',
  },
  {
    line: 'ciber',
    tag: 'CIB',
    name: 'Ciber-riscos',
    tagline: 'Computadores bloqueados, dados roubados, faturas falsas.',
  },
  {
    line: 'frota',
    tag: 'AUT',
    name: 'Automóvel e frota',
    tagline: 'O seguro obrigatório dos veículos da empresa, com ou sem danos próprios.',
    online: false,
  },
  {
    line: 'gestores',
    tag: 'D&O',
    name: 'Administradores e gerentes',
    tagline: 'Quando a responsabilidade recai sobre quem gere a empresa.',
    online: false,
  },
])

/** The quote includes a line that is sold in Portugal. */
export const insures = insuresAmong(types)
