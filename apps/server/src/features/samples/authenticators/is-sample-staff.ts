import { existsSync, realpathSync } from 'node:fs'
import path from 'node:path'
import { projectFolder } from '../../../project-folder.ts'

const sampleStaffFile = path.join(projectFolder, 'packages/catalogue/src/staff/sample-staff.json')

/** Whether a staff file is the samples' own, by whatever path. */
export const isSampleStaff = (file: string | undefined): boolean =>
  file !== undefined && existsSync(file) && realpathSync(file) === realpathSync(sampleStaffFile)
