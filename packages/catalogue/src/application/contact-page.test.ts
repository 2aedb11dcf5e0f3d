import { expect, it } from 'vitest'
import { countries } from '../countries/countries.ts'
import { siteFlow } from '../sites/site-flow.ts'
import { contactPage } from './contact-page.ts'

const flows = countries.flatMap((country) =>
  [undefined, ...Object.keys(country.customFlows)].map((customFlow) => [country.code, customFlow, country] as const),
)

it.each(flows)(
  '%s, flow %s: the contact is asked for on the page that creates a lead (A1, I4)',
  (_code, customFlow, country) => {
    const { flow } = siteFlow({ stepsFlowMapping: [], ...(customFlow ? { customFlow } : {}) }, country)
    const paths = flow.slots.flatMap(({ node }) =>
      node.kind === 'page' && node.path === contactPage ? [node.form.fields.map(({ path }) => path)] : [],
    )
    expect(paths).toEqual([expect.arrayContaining(['contact_email', 'contact_phone'])])
  },
)
