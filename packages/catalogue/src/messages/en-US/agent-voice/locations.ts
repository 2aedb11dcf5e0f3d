/** Where the business works, and the property there. */
export const agentVoiceOfLocations = {
  'step.locations.label': 'Where the business works',
  'step.locations.buildings.lede':
    'If the business rents, the landlord or the lease can tell. A good guess is fine to start.',
  'step.locations.note.1.title': 'No shop or office of its own?',
  'step.locations.note.1.text':
    'Give the address the business is run from. A homeowner’s policy often excludes business tools, and a visitor who trips on the way to the desk.',
  'section.addedCoverage': 'Coverage added',
  'step.added_coverage.title': 'What would the client pay on each claim?',
  'step.added_property.lede':
    'The coverage added pays for property too. If the business rents, the landlord or the lease can tell about the building.',
  'field.location.occupancy.hint': 'If the client owns part of a building, such as a condo unit, choose the first one.',
  'field.location.occupancy.option.own': 'A building the client owns',
  'field.location.occupancy.option.lease': 'Space the client rents',
  'field.location.occupancy.option.none': 'Only a mailing base: the work is done at customers’ sites',
  'field.location.square_feet.label': 'How much space does the business use there?',
  'field.location.square_feet.hint': 'On all floors, without space rented to others.',
  'field.location.wc.payroll.hint': 'Wages before tax. With one location this is the whole payroll.',
  'field.location.revenue.hint': 'With one location this is the whole revenue.',
  'field.location.buildings.hint': 'One entry for each building the client owns or uses at this address.',
  'field.location.buildings.contents_value.hint':
    'What it would cost to buy them new today, with improvements the client paid for. Leave out vehicles. Enter 0 for none.',
} as const
