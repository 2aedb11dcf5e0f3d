import type { SampleLine } from '../../../rating/sample-carrier.ts'
import { answerRule, declines, rates, refers } from '../../shared/answer-effects.ts'
import { taxes, unsure } from '../wording.ts'

export const puertoClaroCyber: SampleLine = {
  name: 'Ciberriesgos',
  questions: [{ effective_from: '2026-01-01', questions: [] }],
  appetite: [
    {
      applies: { industries: ['civic', 'finance'] },
      outcome: 'out',
      code: 'appetite.public_bodies',
      reason: 'No aseguramos contra ciberataques a entidades financieras, asociaciones ni organismos públicos.',
    },
    {
      applies: { industries: ['health'] },
      outcome: 'refer',
      code: 'appetite.patients',
      reason: 'Un técnico estudia los negocios que guardan historias clínicas antes de darles precio.',
    },
  ],
  answers: [
    answerRule(
      'second_step',
      'details.ciber.second_step',
      refers(['No'], 'Un técnico habla con quien abre el correo solo con una contraseña.'),
      unsure('el segundo paso del correo'),
    ),
    answerRule(
      'remote',
      'details.ciber.remote',
      declines(['open'], 'No aseguramos equipos a los que se entra desde fuera solo con una contraseña.'),
      refers(['not_sure'], 'Un técnico comprueba con usted cómo se entra a sus equipos desde fuera.'),
    ),
    answerRule(
      'backups',
      'details.ciber.backups',
      declines(['no'], 'No aseguramos negocios sin copias de seguridad semanales.'),
      rates(['online'], 1.15, 'Las copias siempre conectadas suben el precio: un ataque también las alcanza.'),
      refers(['not_sure'], 'Un técnico comprueba con usted las copias de seguridad.'),
    ),
    answerRule(
      'updates',
      'details.ciber.updates',
      rates(['No'], 1.12, 'Sin actualizaciones automáticas el precio sube.'),
      unsure('las actualizaciones de los equipos'),
    ),
    answerRule(
      'training',
      'details.ciber.training',
      rates(['No'], 1.06, 'Sin formación sobre correos falsos el precio sube.'),
    ),
    answerRule(
      'downtime',
      'details.ciber.downtime',
      rates(['hours'], 1.1, 'Quien solo aguanta unas horas sin equipos paga más.'),
      rates(['week'], 0.95, 'Quien aguanta una semana sin equipos paga menos.'),
    ),
    answerRule(
      'authority',
      'details.ciber.authority',
      refers(['Yes'], 'Un técnico pregunta por lo que le escribió la Agencia de Protección de Datos.'),
    ),
    answerRule(
      'call_back',
      'details.ciber.call_back',
      rates(['No'], 1.12, 'Pagar a una cuenta nueva sin llamar antes sube el precio.'),
      unsure('la llamada antes de pagar a una cuenta nueva'),
    ),
    answerRule(
      'incidents',
      'details.ciber.incidents',
      refers(['Yes'], 'Un técnico lee sobre el ataque, el fraude o la fuga de datos.'),
      unsure('ataques pasados'),
    ),
    answerRule(
      'data',
      'details.ciber.data',
      rates(['health', 'cards'], 1.18, 'Los datos de salud y de tarjetas suben el precio.'),
      rates(['children'], 1.06, 'Los datos de menores suben un poco el precio.'),
    ),
    answerRule(
      'people',
      'details.ciber.people',
      rates(['10000'], 1.08, 'Más de 1000 personas con datos guardados: el precio sube.'),
      rates(['100000'], 1.25, 'Más de 10.000 personas con datos guardados: el precio sube.'),
      rates(['1000000'], 1.5, 'Más de 100.000 personas con datos guardados: el precio sube.'),
      refers(['1000000'], 'Un técnico estudia los negocios con datos de más de 100.000 personas.'),
    ),
  ],
  rateBooks: [
    {
      effective_from: '2026-01-01',
      exposures: [{ name: 'Facturación', amount: 'business.annual_revenue', per: 1000, rate: 0.95, tiered: true }],
      factors: [taxes],
      traits: { technology: 1.2, online: 1.15, health: 1.15 },
      states: {},
      occurrence: [
        { amount: 50_000, factor: 0.7 },
        { amount: 100_000, factor: 1 },
        { amount: 250_000, factor: 1.45 },
        { amount: 500_000, factor: 1.9 },
        { amount: 1_000_000, factor: 2.5 },
      ],
      deductible: [
        { amount: 500, factor: 1 },
        { amount: 1000, factor: 0.93 },
        { amount: 2500, factor: 0.84 },
      ],
      usualOccurrence: 100_000,
      usualDeductible: 500,
      limitAt: 'details.ciber.limit',
      deductibleAt: 'details.ciber.deductible',
      limitLabel: 'Límite al año',
      shows: ['limit', 'deductible'],
      minimumPremium: 195,
      policyFee: 0,
      level: 1,
    },
  ],
  standardCovers: [
    { code: 'help', label: 'Equipo de respuesta las 24 horas', offered: 'Incluido' },
    { code: 'fraud', label: 'Transferencias por engaño', offered: '25.000 €' },
    { code: 'fines', label: 'Sanciones de protección de datos', offered: 'Donde la ley lo permita' },
  ],
  highlights: [
    { included: true, label: 'Técnicos que le vuelven a poner en marcha' },
    { included: true, label: 'Aviso a los afectados y a la autoridad' },
    { included: true, label: 'Lo que deja de ganar parado, desde las 12 horas' },
    { included: false, label: 'Mejora de equipos' },
    { included: false, label: 'Fraude de empleados' },
  ],
}
