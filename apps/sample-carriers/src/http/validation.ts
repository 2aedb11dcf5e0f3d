import type { FastifySchemaCompiler } from 'fastify'
import type { TSchema } from 'typebox'
import { Compile, type Validator } from 'typebox/compile'
import { Refusal } from './problem.ts'

const validators = new WeakMap<TSchema, Validator>()

/** Compiled once per process, which may run several services: tests start one for each server. */
function validatorOf(schema: TSchema): Validator {
  const validator = validators.get(schema) ?? Compile(schema)
  validators.set(schema, validator)
  return validator
}

/** Checks requests as sent: nothing is converted or filled in. */
export const compileValidator: FastifySchemaCompiler<TSchema> = ({ schema, httpPart }) => {
  const validator = validatorOf(schema)
  return (input: unknown) => {
    if (validator.Check(input)) return { value: input }
    const [fault] = validator.Errors(input)
    return { error: new Refusal(400, 'request.invalid', `${httpPart}${fault?.instancePath} ${fault?.message}`) }
  }
}
