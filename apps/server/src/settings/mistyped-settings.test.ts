import { expect, test } from 'vitest'
import { refuseMistyped } from './mistyped-settings.ts'

test.each(['DATABSE_URL', 'DATABASE_URLS', 'DATABASE-URL', 'DATABSAE_URL', 'ATABASE_URL'])(
  '%s is refused with the probable setting (K1)',
  (name) => {
    expect(() => refuseMistyped({ [name]: 'postgres://localhost/cw' })).toThrow('did you mean DATABASE_URL?')
  },
)

test.each(['DATABASE_URL', 'PORT', 'PATH', 'HOSTS', 'HOME', 'PGDATABASE', 'DATABASE', 'npm_config_cache'])(
  '%s is ignored (K1)',
  (name) => {
    expect(() => refuseMistyped({ [name]: 'x' })).not.toThrow()
  },
)
