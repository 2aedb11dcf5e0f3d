import { existsSync } from 'node:fs'
import path from 'node:path'

/**
 * The Chromium of this machine: the one named by CHROMIUM, else the distribution's.
 * @returns {string | undefined}
 */
export function findChromium() {
  const names = ['chromium', 'chromium-browser', 'google-chrome']
  const folders = (process.env.PATH ?? '').split(path.delimiter)
  const onPath = folders.flatMap((folder) => names.map((name) => path.join(folder, name)))
  return [process.env.CHROMIUM, '/usr/bin/chromium', ...onPath].find((file) => file && existsSync(file))
}
