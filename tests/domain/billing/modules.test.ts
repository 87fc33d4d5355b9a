import { describe, expect, test } from 'vitest'
import { allModules, hasModule, modulesOf } from '../../../src/domain/billing/modules.ts'
import { ModuleName } from '../../../src/domain/billing/nouns.ts'
import { planId } from '../../fixtures/ids.ts'
import { aPlan } from '../../fixtures/tenants.ts'

const essentials = aPlan({ modules: ['orgChart', 'goals'] })
const nothing = aPlan({ name: 'Nothing', modules: [] })
const plans = [nothing, essentials]
const subscribedTo = (id = essentials.id) => ({ productPlanId: id })
const complianceOnly = ['positionDescriptions', 'compliance', 'orgChart']

describe('6-14, 6-15 module access', () => {
  test.each([
    ['the subscribed plan’s modules', subscribedTo(), null, ['orgChart', 'goals']],
    ['the subscription wins over full', subscribedTo(), 'full', ['orgChart', 'goals']],
    ['the subscription wins over compliance', subscribedTo(), 'compliance', ['orgChart', 'goals']],
    ['a subscribed plan with no modules gives none', subscribedTo(nothing.id), 'full', []],
    ['else full gives all modules', null, 'full', allModules],
    ['else compliance gives only three', null, 'compliance', complianceOnly],
    ['a missing plan means full', null, null, allModules],
    ['an unknown plan falls back to productPlan (ours)', subscribedTo(planId('gone')), 'compliance', complianceOnly],
    ['an unknown plan and no productPlan means full', subscribedTo(planId('gone')), null, allModules],
  ] as const)('%s', (_, subscription, productPlan, expected) => {
    expect(modulesOf({ subscription, productPlan, plans })).toEqual(expected)
  })

  test('all modules are the seven of § 3', () => {
    expect([...allModules].toSorted()).toEqual([...ModuleName.literals].toSorted())
  })

  test.each([
    ['compliance', true],
    ['goals', false],
  ] as const)('hasModule: %s', (module, has) => {
    expect(hasModule(['compliance'], module)).toBe(has)
  })
})
