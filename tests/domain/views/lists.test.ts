import { describe, expect, test } from 'vitest'
import type { PermissionAction } from '../../../src/domain/permissions/nouns.ts'
import { listsOpenTo, mayShare, type ViewedList, viewedLists } from '../../../src/domain/views/lists.ts'

const someone = (...actions: ReadonlyArray<PermissionAction>) => ({
  privileges: { features: [{ featureId: 'assetManagerManage' as const, actions }], roles: [] },
})
const admin = { privileges: { features: [], roles: ['admin' as const] } }

describe('ours: those who may change the records of a list share views of it', () => {
  test.each([
    ['an admin', admin, 'assets', true],
    ['an admin', admin, 'employees', true],
    ['who changes assets', someone('Use', 'Modify'), 'assets', true],
    ['who only uses assets', someone('Use'), 'assets', false],
    ['who changes assets', someone('Use', 'Modify'), 'employees', false],
    ['an admin', admin, 'reports', false],
  ] as const)('%s, of %s: %s', (_, actor, list, may) => {
    expect(mayShare(actor, list).allowed).toBe(may)
  })
})

describe('ours: the shared views of a list are for who may use it', () => {
  const without = (...lists: ReadonlyArray<ViewedList>) => viewedLists.filter((list) => !lists.includes(list))

  test.each([
    ['an admin', admin, without('reports')],
    ['who uses assets', someone('Use'), without('reports', 'positionTemplates')],
    ['anybody else', someone(), without('reports', 'assets', 'positionTemplates')],
  ] as const)('%s', (_, actor, lists) => {
    expect(listsOpenTo(actor)).toEqual(lists)
  })
})
