const address = { street: '1200 SE Hawthorne Blvd', zip_code: '97214', city: 'Portland', state: 'OR' }

/** What a bakery's broker knows before any question is asked. */
export const bakery = {
  class_code_ref: 'CW311811A',
  zip_code: '97214',
  business_type: 'llc',
  company_name: 'Hawthorne Bread LLC',
  years_business_started: 2014,
  annual_revenue: 620_000,
  annual_payroll: 210_000,
  fulltime_employees: 6,
  parttime_employees: 4,
  business_description: 'We bake bread and pastry and sell them over the counter.',
  contact_first_name: 'Rosa',
  contact_last_name: 'Lind',
  contact_email: 'rosa@hawthornebread.example',
  contact_phone: '(503) 555-0148',
  mailing_address: address,
  locations: [{ ...address, occupancy: 'lease', square_feet: 1800, employees: 10 }],
}
