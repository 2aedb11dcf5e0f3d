import type { BusinessType } from '../../reference/business-types.ts'

/** The legal forms of a business in Spain, the commonest first. */
export const legalForms: readonly BusinessType[] = [
  { id: 'autonomo', label: 'Autónomo', hint: 'Trabaja por cuenta propia, a su nombre' },
  { id: 'sl', label: 'Sociedad limitada (SL o SLU)', hint: 'Uno o varios socios; responde la sociedad' },
  { id: 'cb', label: 'Comunidad de bienes (CB)', hint: 'Varios dueños, sin sociedad registrada' },
  { id: 'sa', label: 'Sociedad anónima (SA)', hint: 'El capital está en acciones' },
  { id: 'slp', label: 'Sociedad profesional (SLP)', hint: 'De profesionales colegiados' },
  { id: 'sociedad_civil', label: 'Sociedad civil', hint: 'Socios que ponen en común dinero o trabajo' },
  { id: 'laboral', label: 'Sociedad laboral (SLL o SAL)', hint: 'La mayoría es de quienes trabajan en ella' },
  { id: 'cooperativa', label: 'Cooperativa', hint: 'Un socio, un voto' },
  { id: 'comunidad', label: 'Comunidad de propietarios', hint: 'De un edificio o una urbanización' },
  { id: 'asociacion', label: 'Asociación o fundación', hint: 'Sin ánimo de lucro' },
  { id: 'otra', label: 'Otra forma', hint: 'Como una sucursal extranjera o una UTE' },
]
