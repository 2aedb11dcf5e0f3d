import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { projectFolder } from '../../../project-folder.ts'

/** The folder of reference rows too many for a browser; ends in a slash. */
export const referenceFolder = pathToFileURL(path.join(projectFolder, 'packages/catalogue/src/reference/'))
