/** Advisory notes that compare an answer with earlier ones. */
export const earlierAnswers = {
  'said.employees.one': 'En “{page}” indicó {count} empleado.',
  'said.employees.other': 'En “{page}” indicó {count} empleados.',
  'said.payroll': 'En “{page}” indicó {sum} en salarios.',
  'said.noLosses': 'En “{page}” indicó que no ha tenido siniestros ni reclamaciones en los últimos cinco años.',
} as const
