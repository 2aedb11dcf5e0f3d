import type { SampleLine } from '../../../rating/sample-carrier.ts'
import { cyber } from '../lines/ciber.ts'
import { businessPackage } from '../lines/empresarial.ts'
import { civilLiability } from '../lines/rc.ts'
import { professionalLiability } from '../lines/rcp.ts'
import { groupLife } from '../lines/vida.ts'

const none: SampleLine['questions'] = [{ effective_from: '2026-01-01', questions: [] }]

const hazardous = {
  applies: { min_hazard: 5 },
  outcome: 'refer',
  code: 'appetite.hazard_read',
  reason: 'Um subscritor analisa trabalhos como o seu.',
} as const

export const empresarial: SampleLine = businessPackage({
  level: 1.09,
  minimumPremium: 720,
  states: { 'BR-RJ': 1.08, 'BR-RS': 1.1, 'BR-SC': 1.04, 'BR-AM': 1.06 },
  mostClaims: 2,
  largestValue: 20_000_000,
  questions: none,
  appetite: [
    {
      applies: { traits: ['habitational'] },
      outcome: 'out',
      code: 'appetite.homes',
      reason: 'Prédios em que moram pessoas têm um seguro próprio, o de condomínio.',
    },
    hazardous,
  ],
  highlights: [
    { included: true, label: 'Incêndio, raio e explosão' },
    { included: true, label: 'Remoção de entulho' },
    { included: true, label: 'Bens em outro endereço por até 30 dias' },
    { included: false, label: 'Veículos' },
    { included: false, label: 'Furto sem sinal de arrombamento' },
  ],
})

export const rc: SampleLine = civilLiability({
  level: 1.12,
  minimumPremium: 580,
  states: { 'BR-RJ': 1.05, 'BR-SP': 1.03 },
  mostClaims: 2,
  occurrence: [
    { amount: 100_000, factor: 0.7 },
    { amount: 200_000, factor: 0.82 },
    { amount: 500_000, factor: 1 },
    { amount: 1_000_000, factor: 1.22 },
    { amount: 2_000_000, factor: 1.52 },
    { amount: 5_000_000, factor: 2.2 },
  ],
  questions: none,
  appetite: [hazardous],
  highlights: [
    { included: true, label: 'Danos a pessoas e bens de terceiros' },
    { included: true, label: 'Obras e trabalho em altura' },
    { included: true, label: 'Custos de defesa dentro do limite' },
    { included: false, label: 'Erros profissionais' },
    { included: false, label: 'Danos causados por veículos na rua' },
  ],
})

export const rcp: SampleLine = professionalLiability({
  level: 1.08,
  minimumPremium: 780,
  largestClient: 80,
  occurrence: [
    { amount: 100_000, factor: 0.66 },
    { amount: 200_000, factor: 0.8 },
    { amount: 500_000, factor: 1 },
    { amount: 1_000_000, factor: 1.28 },
    { amount: 2_000_000, factor: 1.66 },
    { amount: 5_000_000, factor: 2.5 },
  ],
  appetite: [
    {
      applies: { industries: ['finance'] },
      outcome: 'out',
      code: 'appetite.finance',
      reason: 'Não seguramos empresas financeiras neste seguro.',
    },
    {
      applies: { not_traits: ['advice', 'design', 'technology', 'health', 'animals'] },
      outcome: 'out',
      code: 'appetite.professional_only',
      reason: 'Seguramos profissões, consultoria e tecnologia.',
    },
  ],
  highlights: [
    { included: true, label: 'Erros, omissões e prazos perdidos' },
    { included: true, label: 'Limites de até R$ 5 milhões' },
    { included: true, label: 'Danos morais' },
    { included: false, label: 'Multas do conselho profissional' },
  ],
})

export const ciber: SampleLine = cyber({
  level: 1.06,
  minimumPremium: 980,
  occurrence: [
    { amount: 100_000, factor: 0.6 },
    { amount: 250_000, factor: 0.8 },
    { amount: 500_000, factor: 1 },
    { amount: 1_000_000, factor: 1.34 },
    { amount: 2_000_000, factor: 1.8 },
  ],
  appetite: [
    {
      applies: { industries: ['finance', 'civic'] },
      outcome: 'out',
      code: 'appetite.public_bodies',
      reason: 'Não seguramos empresas financeiras, clubes nem órgãos públicos contra ataques.',
    },
    {
      applies: { traits: ['technology'] },
      outcome: 'refer',
      code: 'appetite.innovators',
      reason: 'Um subscritor analisa empresas de tecnologia.',
    },
  ],
  highlights: [
    { included: true, label: 'Dados perdidos e computadores bloqueados' },
    { included: true, label: 'Dias parados, também quando a falha é do provedor' },
    { included: true, label: 'Reclamações de pessoas cujos dados vazaram' },
    { included: false, label: 'Pagamento de resgate' },
  ],
})

export const vida: SampleLine = groupLife({
  perThousand: 3.5,
  minimumPremium: 420,
  oldest: 70,
  appetite: [hazardous],
  highlights: [
    { included: true, label: 'Capital segurado de até R$ 500 mil por pessoa' },
    { included: true, label: 'Equipes de qualquer atividade' },
    { included: false, label: 'Doenças conhecidas e não informadas' },
  ],
})
