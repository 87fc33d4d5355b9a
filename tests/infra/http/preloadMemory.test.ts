import { describe, expect, it } from 'vitest'
import { preloadMemory } from '../../../src/infra/http/preloadMemory.ts'
import { aStorage } from '../storage/aStorage.ts'

const asked = (path: string, method = 'GET') => new Request(`http://tenure.test${path}`, { method })

const aPage = (storage: Storage = aStorage()) => {
  let time = 0
  const memory = preloadMemory(storage, 0, () => time)
  const at = (ms: number) => {
    time = ms
  }
  return { storage, memory, at }
}

describe('What a client’s first screen was made of', () => {
  it('is recalled at the next visit, in its order, and only for that client', () => {
    const { storage, memory } = aPage()
    for (const path of [
      '/api/b/employeeMini',
      '/api/b/employees/loggedInEmployee?includeUnderlings=true',
      '/api/b/employeeMini',
    ])
      memory.note(asked(path))
    const next = aPage(storage).memory
    expect(next.recall('b')).toEqual([
      '/api/b/employeeMini',
      '/api/b/employees/loggedInEmployee?includeUnderlings=true',
    ])
    expect(next.recall('c')).toEqual([])
  })

  it.each([
    ['a single record', asked('/api/b/employees/8d7d')],
    ['a picture', asked('/api/b/employees/8d7d/avatar')],
    ['the record of changes, however it is narrowed', asked('/api/b/audit?kind=goal')],
    ['a writing', asked('/api/b/employees', 'POST')],
    ['what belongs to no client', asked('/api/users')],
  ])('does not hold %s', (_, request) => {
    const { storage, memory } = aPage()
    memory.note(request)
    expect(aPage(storage).memory.recall('b')).toEqual([])
  })

  it.each([
    [5_000, ['/api/b/departments']],
    [5_001, []],
  ])('ends %i ms after the page was opened: %j', (ms, kept) => {
    const { storage, memory, at } = aPage()
    at(ms)
    memory.note(asked('/api/b/departments'))
    expect(aPage(storage).memory.recall('b')).toEqual(kept)
  })

  it.each([
    ['no list', '{"tenantId":"b","paths":"/api/b/categories"}'],
    ['another site', '{"tenantId":"b","paths":["https://elsewhere.test/api/b/categories"]}'],
    ['another address', '{"tenantId":"b","paths":["/api/b/employees/8d7d/terminate"]}'],
    ['no text at all', '{'],
  ])('is nothing when what is kept is %s', (_, kept) => {
    const { storage, memory } = aPage()
    storage.setItem('tenure.firstReadings', kept)
    expect(memory.recall('b')).toEqual([])
  })
})
