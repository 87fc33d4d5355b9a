import { expect, test } from 'vitest'
import type { PermissionAction, Privileges } from '../../../src/domain/permissions/nouns.ts'
import { managesPolicies, mayManagePolicies } from '../../../src/domain/policies/access.ts'

const having = (...actions: ReadonlyArray<PermissionAction>): { readonly privileges: Privileges } => ({
  privileges: { features: [{ featureId: 'companyPoliciesManage', actions }], roles: [] },
})
const admin = { privileges: { features: [], roles: ['admin'] } } as const
const nobody = { privileges: { features: [], roles: [] } } as const
const other = {
  privileges: { features: [{ featureId: 'positionTemplatesManage', actions: ['Use'] }], roles: [] },
} as const

test.each([
  ['an admin', admin, true, true],
  ['the verb itself', having('Modify'), true, true],
  ['another verb', having('View'), false, true],
  ['another feature', other, false, false],
  ['nobody', nobody, false, false],
] as const)('6 company policies manage: %s', (_, actor, mayModify, seesAll) => {
  expect(mayManagePolicies(actor, 'Modify').allowed).toBe(mayModify)
  expect(managesPolicies(actor)).toBe(seesAll)
})
