import { describe, expect, it } from 'vitest'
import { tenantMemory } from '../../../src/infra/gateways/tenantMemory.ts'
import { tableMemory } from '../../../src/infra/storage/tablePreferences.ts'
import { tenantId, userId } from '../../fixtures/ids.ts'
import { at } from '../../fixtures/time.ts'

const aStorage = (content: Record<string, string> = {}): Storage => {
  const items = new Map(Object.entries(content))
  return {
    get length() {
      return items.size
    },
    clear: () => items.clear(),
    key: (nth) => [...items.keys()][nth] ?? null,
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
  }
}

const forbidden = new Proxy({} as Storage, {
  get: () => () => {
    throw new DOMException('denied', 'SecurityError')
  },
})

const choice = { tenantId: tenantId('banksia'), chosenAt: at('2024-03-01T09:00Z') }

describe('A remembered choice is stored per user (§ 4)', () => {
  it('is given back to the same user and nobody else', () => {
    const memory = tenantMemory(aStorage())
    memory.remember(userId('ava'), choice)
    expect(memory.recall(userId('ava'))).toEqual(choice)
    expect(memory.recall(userId('max'))).toBeNull()
  })

  it.each(['', 'not json', 'null', '[]', '{"tenantId":1,"chosenAt":"x"}'])('is nothing when it reads %j', (content) => {
    const ava = userId('ava')
    expect(tenantMemory(aStorage({ [`tenure.tenant.${ava}`]: content })).recall(ava)).toBeNull()
  })

  it('is nothing, without a crash, where the browser forbids storage', () => {
    const memory = tenantMemory(forbidden)
    memory.remember(userId('ava'), choice)
    expect(memory.recall(userId('ava'))).toBeNull()
  })
})

describe('Table preferences', () => {
  it('are kept for each table', () => {
    const memory = tableMemory(aStorage())
    memory.remember('employees', { density: 'compact', columns: ['email'] })
    expect(memory.recall('employees')).toEqual({ density: 'compact', columns: ['email'] })
    expect(memory.recall('assets')).toEqual({ density: 'comfortable', columns: null })
  })

  it.each(['{"density":"huge","columns":null}', '{"density":"compact","columns":[1]}', '7'])(
    'are the usual ones when they read %s',
    (content) => {
      expect(tableMemory(aStorage({ 'tenure.table.employees': content })).recall('employees')).toEqual({
        density: 'comfortable',
        columns: null,
      })
    },
  )
})
