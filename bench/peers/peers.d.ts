// biome-ignore-all lint/style/noDefaultExport: some of these packages have one
/*
 * The parts we use of packages that may not be installed: see install.ts. With these declarations the types are the
 * same either way.
 */
declare module 'json-logic-engine' {
  export class LogicEngine {
    build(logic: object): (data: object) => unknown
  }
}

declare module 'json-rules-engine' {
  export class Engine {
    addRule(rule: object): void
    addFact(id: string, value: unknown): void
    run(): Promise<{ events: readonly object[] }>
  }
}

declare module 'xstate' {
  export function createMachine(config: object): object
  export function createActor(
    machine: object,
    options?: { input: unknown },
  ): {
    start: () => ReturnType<typeof createActor>
    send: (event: { type: string }) => void
    getSnapshot: () => { status: string; value: Readonly<Record<string, string>> }
  }
}

declare module 'survey-core' {
  type Happening<Options> = { add: (handler: (survey: Model, options: Options) => void) => void }
  export class Model {
    constructor(definition: object)
    data: Readonly<Record<string, string | number>>
    setValue(name: string, value: unknown): void
    getAllQuestions(visibleOnly: boolean): readonly object[]
    onQuestionVisibleChanged: Happening<{ visible: boolean }>
    onServerValidateQuestions: Happening<{ complete: () => void }>
    onAfterRenderSurvey: Happening<unknown>
  }
}

declare module 'survey-react-ui' {
  export function Survey(props: { model: object }): import('react').ReactNode
}

declare module 'react-hook-form' {
  import type { FormEventHandler, ReactNode } from 'react'

  type Methods<Values> = {
    register: (name: string, options: { required: boolean }) => Readonly<Record<string, unknown>>
    handleSubmit: (submit: (values: Values) => Promise<void>) => FormEventHandler
  }
  export function useForm<Values>(options: { defaultValues: Values }): Methods<Values>
  export function useFormContext(): Methods<object>
  export function useWatch(options: { name: string }): unknown
  export function FormProvider<Values>(props: Methods<Values> & { children: ReactNode }): ReactNode
}

declare module '@rjsf/core' {
  export default function Form(props: {
    schema: object
    validator: object
    formData: object
    onChange: (event: { formData: Readonly<Record<string, string | number>> }) => void
    onSubmit: () => Promise<void>
    children: import('react').ReactNode
  }): import('react').ReactNode
}

declare module '@rjsf/validator-ajv8' {
  const validator: object
  export default validator
}

declare module '@formio/js/form' {
  export const Formio: {
    createForm: (
      place: HTMLElement,
      form: object,
      options: object,
    ) => Promise<{ setSubmission: (submission: object) => Promise<void> }>
  }
}

declare module 'lighthouse' {
  type Audit = { score: number | null; numericValue?: number; details?: { items?: readonly object[] } }
  type Category = { score: number | null; auditRefs: readonly { id: string; weight: number }[] }
  export type Report = {
    audits: Readonly<Record<string, Audit>>
    categories: Readonly<Record<string, Category>>
    finalDisplayedUrl: string
  }
  export default function lighthouse(url: string, flags: object): Promise<{ lhr: Report } | undefined>
}

declare module '*.css'
