import path from 'node:path'

/**
 * The folder of the whole project. Every file that is found by its place is found from here: this module is as deep in
 * `src/` as what is built of it in `dist/`.
 */
export const projectFolder = path.resolve(import.meta.dirname, '../../..')
