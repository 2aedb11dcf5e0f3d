import { type CompiledFlow, compileWith } from './compile.ts'
import { createMemory } from './memory.ts'
import { skills } from './skills.ts'
import type { Flow } from './step.ts'

/** A flow that may have every kind of step, as servers have it, and browsers once all of it is there. */
export const compileFlow = (flow: Flow): CompiledFlow => compileWith(flow, () => skills, createMemory())
