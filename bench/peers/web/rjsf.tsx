import Form from '@rjsf/core'
import validator from '@rjsf/validator-ajv8'
import { useEffect, useMemo, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { type Answers, type Field, isShown, optionsOf, pageAfter } from './model.ts'
import { answered, pages, place, ready, save } from './visit.ts'

/* react-jsonschema-form: a schema for each page, whose questions are derived from the answers. */
const schemaOf = (fields: readonly Field[]): object => ({
  type: 'object',
  required: fields.map(({ id }) => id),
  properties: Object.fromEntries(fields.map((field) => [field.id, propertyOf(field)])),
})

const propertyOf = ({ type, label: title }: Field): object =>
  type === 'text' || type === 'number'
    ? { type: type === 'text' ? 'string' : 'number', title }
    : { type: 'string', title, enum: optionsOf(type) }

function Application() {
  const [at, goTo] = useState(0)
  const [answers, setAnswers] = useState<Answers>(answered)
  const page = pages[at]
  const visibleFields = page?.fields.filter((field) => isShown(field, answers)) ?? []
  const questionIds = visibleFields.map(({ id }) => id).join(' ')
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same questions are the same schema
  const schema = useMemo(() => schemaOf(visibleFields), [questionIds])
  useEffect(ready, [])
  const onSubmit = async () => {
    await save(answers)
    goTo(pageAfter(pages, at, answers))
  }
  return (
    <>
      <h1>{page?.title}</h1>
      <Form
        schema={schema}
        validator={validator}
        formData={answers}
        onChange={({ formData }) => setAnswers({ ...answers, ...formData })}
        onSubmit={onSubmit}
      >
        <button type="submit" id="next">
          Next
        </button>
      </Form>
    </>
  )
}

createRoot(place()).render(<Application />)
