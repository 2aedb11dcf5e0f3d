import { createRoot } from 'react-dom/client'
import { Model } from 'survey-core'
import 'survey-core/survey-core.fontless.min.css'
import { Survey } from 'survey-react-ui'
import { type Field, optionsOf } from './model.ts'
import { answered, pages, place, ready, save } from './visit.ts'

/* SurveyJS with its own pages, conditions and styles; input counts when the field is left, as by default. */
const visibleIf = ({ when }: Pick<Field, 'when'>): object => (when ? { visibleIf: `{${when.field}} = 'Yes'` } : {})

const elementOf = (field: Field): object => ({
  name: field.id,
  title: field.label,
  isRequired: true,
  ...visibleIf(field),
  ...(field.type === 'text' || field.type === 'number'
    ? { type: 'text', inputType: field.type }
    : { type: 'dropdown', renderAs: 'select', choices: optionsOf(field.type) }),
})

const survey = new Model({
  pages: pages.map((page, at) => ({
    name: `page${at}`,
    title: page.title,
    ...visibleIf(page),
    elements: page.fields.map(elementOf),
  })),
})
survey.data = answered
survey.onServerValidateQuestions.add(async (_survey, options) => {
  await save(survey.data)
  options.complete()
})
survey.onAfterRenderSurvey.add(ready)
createRoot(place()).render(<Survey model={survey} />)
