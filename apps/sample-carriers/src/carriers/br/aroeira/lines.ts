import type { SampleLine } from '../../../rating/sample-carrier.ts'
import { cyber } from '../lines/ciber.ts'
import { businessPackage } from '../lines/empresarial.ts'
import { civilLiability } from '../lines/rc.ts'
import { professionalLiability } from '../lines/rcp.ts'
import { groupLife } from '../lines/vida.ts'
import { empresarialQuestions } from './empresarial.questions.ts'
import { rcQuestions } from './rc.questions.ts'

const hazard = {
  applies: { min_hazard: 5 },
  outcome: 'out',
  code: 'appetite.hazard',
  reason: 'Este tipo de trabalho é mais arriscado do que aceitamos.',
} as const

const security = {
  applies: { traits: ['security'] },
  outcome: 'out',
  code: 'appetite.security',
  reason: 'Não seguramos vigilância nem empresas que guardam valores.',
} as const

export const empresarial: SampleLine = businessPackage({
  level: 1,
  minimumPremium: 640,
  states: { 'BR-RJ': 1.12, 'BR-RS': 1.06, 'BR-SC': 1.06, 'BR-SP': 1.04 },
  mostClaims: 1,
  largestValue: 8_000_000,
  questions: [{ effective_from: '2026-01-01', questions: empresarialQuestions }],
  appetite: [
    {
      applies: { traits: ['habitational'] },
      outcome: 'out',
      code: 'appetite.homes',
      reason: 'Prédios em que moram pessoas têm um seguro próprio, o de condomínio.',
    },
    hazard,
    {
      applies: { traits: ['manufacturing'], min_hazard: 4 },
      outcome: 'refer',
      code: 'appetite.factory',
      reason: 'Um subscritor analisa fábricas e oficinas com mais risco de incêndio.',
    },
    {
      applies: { traits: ['alcohol'], min_hazard: 4 },
      outcome: 'refer',
      code: 'appetite.bar',
      reason: 'Um subscritor analisa cada bar e casa noturna.',
    },
  ],
  highlights: [
    { included: true, label: 'Incêndio, raio e explosão' },
    { included: true, label: 'Encanador, eletricista e chaveiro 24 horas' },
    { included: true, label: 'Despesas de salvamento' },
    { included: false, label: 'Veículos' },
    { included: false, label: 'Furto sem sinal de arrombamento' },
  ],
})

export const rc: SampleLine = civilLiability({
  level: 1,
  minimumPremium: 490,
  states: { 'BR-SP': 1.05, 'BR-RJ': 1.08 },
  mostClaims: 1,
  occurrence: [
    { amount: 100_000, factor: 0.66 },
    { amount: 200_000, factor: 0.8 },
    { amount: 500_000, factor: 1 },
    { amount: 1_000_000, factor: 1.26 },
    { amount: 2_000_000, factor: 1.62 },
  ],
  questions: [{ effective_from: '2026-01-01', questions: rcQuestions }],
  appetite: [
    security,
    hazard,
    {
      applies: { traits: ['height'] },
      outcome: 'refer',
      code: 'appetite.height',
      reason: 'Um subscritor analisa trabalhos em altura.',
    },
    {
      applies: { traits: ['events'], min_hazard: 4 },
      outcome: 'refer',
      code: 'appetite.events',
      reason: 'Um subscritor analisa empresas que vivem de eventos.',
    },
  ],
  highlights: [
    { included: true, label: 'Danos a pessoas e bens de terceiros' },
    { included: true, label: 'Custos de defesa dentro do limite' },
    { included: true, label: 'Letreiros, antenas e objetos que caem' },
    { included: false, label: 'Erros profissionais' },
    { included: false, label: 'Danos causados por veículos na rua' },
  ],
})

export const rcp: SampleLine = professionalLiability({
  level: 1,
  minimumPremium: 690,
  largestClient: 60,
  occurrence: [
    { amount: 100_000, factor: 0.62 },
    { amount: 200_000, factor: 0.78 },
    { amount: 500_000, factor: 1 },
    { amount: 1_000_000, factor: 1.34 },
    { amount: 2_000_000, factor: 1.8 },
  ],
  appetite: [
    {
      applies: { industries: ['finance'] },
      outcome: 'refer',
      code: 'appetite.finance',
      reason: 'Um subscritor analisa empresas que lidam com dinheiro, crédito ou seguros.',
    },
    {
      applies: { traits: ['health'], min_hazard: 4 },
      outcome: 'refer',
      code: 'appetite.practice',
      reason: 'Um subscritor analisa consultórios médicos.',
    },
    {
      applies: { not_traits: ['advice', 'design', 'technology', 'health'] },
      outcome: 'out',
      code: 'appetite.professional_only',
      reason: 'Seguramos quem vende consultoria, projetos, tecnologia e cuidados de saúde.',
    },
  ],
  highlights: [
    { included: true, label: 'Erros, omissões e prazos perdidos' },
    { included: true, label: 'Perda de documentos de clientes' },
    { included: true, label: 'Danos morais' },
    { included: false, label: 'Multas do conselho profissional' },
    { included: false, label: 'Promessa de resultado' },
  ],
})

export const ciber: SampleLine = cyber({
  level: 1,
  minimumPremium: 890,
  occurrence: [
    { amount: 100_000, factor: 0.58 },
    { amount: 250_000, factor: 0.78 },
    { amount: 500_000, factor: 1 },
    { amount: 1_000_000, factor: 1.38 },
  ],
  appetite: [
    {
      applies: { industries: ['finance'] },
      outcome: 'refer',
      code: 'appetite.finance',
      reason: 'Um subscritor analisa empresas que movimentam dinheiro de terceiros.',
    },
    {
      applies: { traits: ['health'] },
      outcome: 'refer',
      code: 'appetite.patients',
      reason: 'Um subscritor analisa empresas que guardam prontuários.',
    },
  ],
  highlights: [
    { included: true, label: 'Linha de emergência 24 horas' },
    { included: true, label: 'Dados perdidos e computadores bloqueados' },
    { included: true, label: 'Dias parados depois de um ataque' },
    { included: false, label: 'Multas da ANPD, onde a lei não permite segurar' },
  ],
})

export const vida: SampleLine = groupLife({
  perThousand: 3.1,
  minimumPremium: 360,
  oldest: 65,
  appetite: [
    security,
    {
      applies: { min_hazard: 5 },
      outcome: 'refer',
      code: 'appetite.hazard_read',
      reason: 'Um subscritor analisa equipes com trabalho perigoso.',
    },
  ],
  highlights: [
    { included: true, label: 'Sem exame médico até R$ 200 mil por pessoa' },
    { included: true, label: 'Entrada e saída de pessoas pelo site, todo mês' },
    { included: false, label: 'Doenças conhecidas e não informadas' },
  ],
})
