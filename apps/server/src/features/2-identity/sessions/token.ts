import { hash, randomBytes } from 'node:crypto'

/** A secret that a browser keeps in a cookie. The server stores only its hash. */
export const drawToken = (): string => randomBytes(32).toString('base64url')

export const hashOfToken = (token: string): Buffer => hash('sha256', token, 'buffer')
