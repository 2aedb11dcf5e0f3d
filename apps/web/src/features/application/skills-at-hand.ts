import type { Skills } from '@coverwright/core/flow/skills'

type SkillsFile = typeof import('@coverwright/core/flow/skills')

let skills: Skills | undefined
let asked: Promise<SkillsFile> | undefined

/** Fetches what the engine does besides showing the first page; what could not be fetched is tried again by the next who asks. */
export async function bringSkills(): Promise<void> {
  asked ??= import('@coverwright/core/flow/skills')
  try {
    skills = (await asked).skills
  } catch (error) {
    asked = undefined
    throw error
  }
}

/** For the opening: there is nothing to check before something is pressed. */
export function skillsAtHand(): Skills {
  // Never to be taken for an answer that passes.
  if (!skills) throw new Error('Checked before the checks were here')
  return skills
}
