import { expect, it } from 'vitest'
import { createTestApp } from '../../../testing/test-app.ts'
import { roles } from '../roles/roles.ts'
import { isPermitted, rolePermissions } from './permissions.ts'

const { app } = await createTestApp()
const permissions = new Set([...app.operations.values()].map(({ policy }) => policy.permission))

it('every permission in use belongs to some role (R6)', () => {
  expect(app.operations.size).toBeGreaterThan(60)
  expect([...permissions].sort()).toEqual(Object.keys(rolePermissions).sort())
})

it('support acting for somebody may do nothing that commits them (R6)', () => {
  const refusedPermissions = [...permissions].filter((permission) => !isPermitted('impersonator', permission))
  expect(refusedPermissions.sort()).toEqual([
    'agency',
    'console',
    'desk',
    'impersonation:begin',
    'personal-data',
    'quote:share',
    'quote:submit',
    'support-cases:read',
  ])
})

it('machines may only work on quotes and read what is public (R6)', () => {
  expect([...permissions].filter((permission) => isPermitted('partner', permission)).sort()).toEqual([
    ...['public', 'quote:create', 'quote:read', 'quote:share', 'quote:submit', 'quote:write'],
  ])
})

it('visitors may do only what needs no name (R6)', () => {
  expect([...permissions].filter((permission) => isPermitted('visitor', permission)).sort()).toEqual([
    'browser',
    'public',
    'quote:create',
    'quote:read',
    'quote:share',
    'quote:submit',
    'quote:write',
    'second-factor',
    'session',
  ])
  expect(roles.filter((role) => isPermitted(role, 'impersonation:begin'))).toEqual(['support'])
  expect(roles.filter((role) => isPermitted(role, 'desk'))).toEqual(['desk'])
  expect(roles.filter((role) => isPermitted(role, 'console'))).toEqual(['operator'])
})
