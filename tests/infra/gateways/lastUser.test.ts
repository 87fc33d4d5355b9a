import { describe, expect, it } from 'vitest'
import { keepLastUser, likelyTenant } from '../../../src/infra/gateways/lastUser.ts'
import { tenantMemory } from '../../../src/infra/gateways/tenantMemory.ts'
import { aUser, banksia, coolibah, tidewater } from '../../fixtures/tenants.ts'
import { aStorage } from '../storage/aStorage.ts'

const hour = 60 * 60 * 1000

const aBrowser = (tenants = [banksia, tidewater]) => {
  const storage = aStorage()
  const memory = tenantMemory(storage)
  const user = aUser({ tenants })
  keepLastUser(storage, 'account', user)
  return {
    storage,
    choose: (chosenAt: number) => memory.remember(user.userId, { tenantId: tidewater.id, chosenAt }),
    likely: (now: number, account = 'account') => likelyTenant(storage, account, memory, now),
  }
}

describe('The client whose readings are begun ahead', () => {
  it('is the only one that can be entered', () => {
    expect(aBrowser([banksia, coolibah]).likely(0)).toBe(banksia.id)
  })

  it('is nobody’s before anything was chosen, and where nothing can be entered', () => {
    expect([aBrowser().likely(0), aBrowser([coolibah]).likely(0)]).toEqual([null, null])
  })

  it('is the remembered choice for as long as § 4 lets it count', () => {
    const { choose, likely } = aBrowser()
    choose(0)
    expect([likely(hour - 1), likely(hour)]).toEqual([tidewater.id, null])
  })

  it('is unknown to another account, and when what is kept is not whole', () => {
    const { storage, likely } = aBrowser([banksia])
    expect(likely(0, 'another')).toBeNull()
    storage.setItem('tenure.lastUser', '{"account":"account"}')
    expect(likely(0)).toBeNull()
  })
})
