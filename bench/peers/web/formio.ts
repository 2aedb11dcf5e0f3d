import { Formio } from '@formio/js/form'
import '@formio/js/dist/formio.form.min.css'
import { type Field, optionsOf, type PageOf } from './model.ts'
import { answered, pages, place, ready, save } from './visit.ts'

/* Form.io's wizard from its own JSON, with the native select. */
const conditional = ({ when }: Pick<Field, 'when'>): object =>
  when ? { conditional: { show: true, when: when.field, eq: 'Yes' } } : {}

const componentOf = (field: Field): object => ({
  key: field.id,
  label: field.label,
  input: true,
  validate: { required: true },
  ...conditional(field),
  ...(field.type === 'text' || field.type === 'number'
    ? { type: field.type === 'text' ? 'textfield' : 'number' }
    : {
        type: 'select',
        widget: 'html5',
        data: { values: optionsOf(field.type).map((value) => ({ label: value, value })) },
      }),
})

const panelOf = (page: PageOf, at: number): object => ({
  type: 'panel',
  key: `page${at}`,
  title: page.title,
  // With it, each page would draw a button for every other page.
  breadcrumb: 'none',
  ...conditional(page),
  components: [
    { type: 'htmlelement', key: `title${at}`, tag: 'h1', content: page.title, input: false },
    ...page.fields.map(componentOf),
  ],
})

const form = await Formio.createForm(
  place(),
  { display: 'wizard', components: pages.map(panelOf) },
  {
    buttonSettings: { showCancel: false },
    hooks: {
      beforeNext: async (_page: unknown, submission: { data: Readonly<Record<string, string>> }, next: () => void) => {
        await save(submission.data)
        next()
      },
    },
  },
)
await form.setSubmission({ data: answered })
ready()
