import type { BusinessType } from '../../reference/business-types.ts'

/** The legal forms an Argentine business takes, the commonest first. */
export const legalForms: readonly BusinessType[] = [
  { id: 'monotributista', label: 'Monotributista', hint: 'Trabaja por su cuenta y paga una cuota fija por mes' },
  { id: 'autonomo', label: 'Responsable inscripto', hint: 'Persona que trabaja por su cuenta y factura con IVA' },
  { id: 'srl', label: 'SRL', hint: 'Sociedad de responsabilidad limitada: socios con cuotas' },
  { id: 'sas', label: 'SAS', hint: 'Sociedad por acciones simplificada, también de un solo socio' },
  { id: 'sa', label: 'SA', hint: 'Sociedad anónima: accionistas y directorio' },
  { id: 'sociedad_simple', label: 'Sociedad simple o de hecho', hint: 'Socios sin sociedad inscripta' },
  { id: 'cooperativa', label: 'Cooperativa o mutual', hint: 'De trabajo, de provisión o de ayuda mutua' },
  { id: 'asociacion', label: 'Asociación civil o fundación', hint: 'Clubes y entidades sin fines de lucro' },
  { id: 'consorcio', label: 'Consorcio de propietarios', hint: 'De un edificio o de un barrio cerrado' },
  { id: 'otra', label: 'Otra forma', hint: 'Como una UTE, un fideicomiso o una sucursal del exterior' },
]
