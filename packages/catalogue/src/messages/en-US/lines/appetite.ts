/** Why an insurer refuses a line, or reads the application first; shown where lines are picked. */
export const appetiteTexts = {
  'appetite.trucking': 'Does not insure trucking, taxis or other driving for pay.',
  'appetite.truckingRead': 'An underwriter reviews trucking and passenger businesses before pricing them.',
  'appetite.aircraftAndBoats': 'Does not insure aircraft, ferries or other boats.',
  'appetite.hotels': 'Insures rented homes, not hotels or inns.',
  'appetite.stateFund.ND':
    'North Dakota insures this itself: buy it from Workforce Safety & Insurance, workforcesafety.com.',
  'appetite.stateFund.OH': 'Ohio insures this itself: buy it from the Bureau of Workers’ Compensation, bwc.ohio.gov.',
  'appetite.stateFund.WA':
    'Washington insures this itself: buy it from the Department of Labor & Industries, lni.wa.gov.',
  'appetite.stateFund.WY':
    'Wyoming insures this itself: buy it from the Department of Workforce Services, dws.wyo.gov.',
  'appetite.stateFund.PR':
    'Puerto Rico insures this itself: buy it from the State Insurance Fund Corporation, fondopr.com.',
  'appetite.stateFund.VI':
    'The U.S. Virgin Islands insure this themselves: buy it from the Department of Labor, vidol.gov.',
  'appetite.heavyInjury': 'Does not insure work with so many serious injuries.',
  'appetite.staffing': 'Does not insure businesses that lend their workers to others.',
  'appetite.armed': 'Does not insure guards and others who may have to use force.',
  'appetite.tradesRead': 'An underwriter reviews trades that work at height or with heavy loads.',
  'appetite.careRead': 'An underwriter reviews businesses that lift or look after people before pricing them.',
  'appetite.scaffoldNewYork': 'Does not insure work at height in New York.',
} as const
