import { useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { FormProvider, useForm, useFormContext, useWatch } from 'react-hook-form'
import { type Answers, type Field, pageAfter } from './model.ts'
import { Question } from './react-page.tsx'
import { answered, pages, place, ready, save } from './visit.ts'

/* react-hook-form as its manual recommends: inputs keep their text, and followers watch the answer they depend on. */
function Block({ field }: { field: Field }) {
  const { register } = useFormContext()
  const parent = useWatch({ name: field.when?.field ?? field.id })
  if (field.when && parent !== 'Yes') return null
  return <Question field={field} held={register(field.id, { required: true })} />
}

function Application() {
  const form = useForm<Answers>({ defaultValues: answered })
  const [at, goTo] = useState(0)
  useEffect(ready, [])
  const onSubmit = form.handleSubmit(async (answers) => {
    await save(answers)
    goTo(pageAfter(pages, at, answers))
  })
  return (
    <FormProvider {...form}>
      <form onSubmit={onSubmit}>
        <h1>{pages[at]?.title}</h1>
        {pages[at]?.fields.map((field) => (
          <Block key={field.id} field={field} />
        ))}
        <button type="submit" id="next">
          Next
        </button>
      </form>
    </FormProvider>
  )
}

createRoot(place()).render(<Application />)
