import { existsSync } from 'node:fs'
import path from 'node:path'

/** The package, and the program, of a Chromium without windows. */
export const headlessShell = 'chromium-headless-shell'
const whole = ['chromium', 'chromium-browser', 'google-chrome']

/**
 * What tests run in: the Chromium named by CHROMIUM, else the distribution's without windows, in which they take a fifth less
 * time, else a whole one.
 * @returns {string | undefined}
 */
export const findChromium = () => found([headlessShell, ...whole])

/**
 * The same, but a whole one first, as people have it: what is measured is measured there.
 * @returns {string | undefined}
 */
export const findWholeChromium = () => found([...whole, headlessShell])

/** @param {readonly string[]} names */
function found(names) {
  const folders = ['/usr/bin', ...(process.env.PATH ?? '').split(path.delimiter)]
  const files = names.flatMap((name) => folders.map((folder) => path.join(folder, name)))
  return [process.env.CHROMIUM, ...files].find((file) => file && existsSync(file))
}
