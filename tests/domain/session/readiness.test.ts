import { describe, expect, test } from 'vitest'
import type { ModuleName } from '../../../src/domain/billing/nouns.ts'
import {
  FIRST_LOADING_MESSAGE_MS,
  isReady,
  missingParts,
  moduleData,
  READINESS_ATTEMPTS,
  READINESS_POLL_MS,
  type ReadinessPart,
  SECOND_LOADING_MESSAGE_MORE_MS,
} from '../../../src/domain/session/readiness.ts'
import { wording } from '../../../src/domain/session/wording.ts'

describe('4-30 module data', () => {
  test.each<[ReadonlyArray<ModuleName>, ReadonlyArray<ReadinessPart>]>([
    [['positionDescriptions'], ['positionTemplates']],
    [['performanceReviews'], ['discussionPoints']],
    [['compliance'], ['policies']],
    [
      ['compliance', 'performanceReviews', 'positionDescriptions'],
      ['positionTemplates', 'discussionPoints', 'policies'],
    ],
    [['goals', 'orgChart', 'checkIns', 'assetRegister'], []],
    [[], []],
  ])('%j needs %j', (modules, data) => {
    expect(moduleData(modules)).toEqual(data)
  })
})

describe('4-29 ready only when user, employees, bootstrap data, product plans and module data are loaded', () => {
  const modules: ReadonlyArray<ModuleName> = ['positionDescriptions', 'performanceReviews', 'compliance']
  const all: ReadonlyArray<ReadinessPart> = [
    'user',
    'employees',
    'bootstrap',
    'productPlans',
    'positionTemplates',
    'discussionPoints',
    'policies',
  ]

  test('everything', () => expect(isReady(all, modules)).toBe(true))

  test.each(all)('not without %s', (part) => {
    const loaded = all.filter((other) => other !== part)
    expect(isReady(loaded, modules)).toBe(false)
    expect(missingParts(loaded, modules)).toEqual([part])
  })

  test('data of a module the tenant does not have is not waited for', () => {
    expect(isReady(['user', 'employees', 'bootstrap', 'productPlans'], ['goals'])).toBe(true)
  })
})

test('9-18 readiness wait: 25 attempts at 150 ms, 3.75 s in all', () => {
  expect([READINESS_ATTEMPTS, READINESS_POLL_MS]).toEqual([25, 150])
})

test('1-27, 1-28 loading messages after 3 s, then 8 s more', () => {
  expect([FIRST_LOADING_MESSAGE_MS, wording.firstLoadingMessage]).toEqual([3000, 'Please Wait...'])
  expect([SECOND_LOADING_MESSAGE_MORE_MS, wording.secondLoadingMessage]).toEqual([
    8000,
    "Your trusted HR partner. We're almost there...",
  ])
})
