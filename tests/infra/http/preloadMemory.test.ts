import { describe, expect, it } from 'vitest'
import { preloadMemory } from '../../../src/infra/http/preloadMemory.ts'
import { aStorage } from '../storage/aStorage.ts'

const asked = (path: string, method = 'GET') => new Request(`http://tenure.test${path}`, { method })

const aPage = (storage: Storage = aStorage(), opened = '/goals') => {
  let time = 0
  let path = opened
  const memory = preloadMemory(storage, { path: () => path, now: () => time })
  const at = (ms: number) => {
    time = ms
  }
  const goTo = (to: string) => {
    path = to
  }
  return { storage, memory, at, goTo }
}

const lists = (...names: readonly string[]) => names.map((name) => `/api/b/${name}`)

describe('What a client’s first screen was made of', () => {
  const seen = (storage: Storage, page: string, ...names: readonly string[]) => {
    const { memory } = aPage(storage, page)
    for (const path of lists(...names)) memory.note(asked(path))
  }

  it('is that of the page which is opened, whichever record it shows', () => {
    const storage = aStorage()
    seen(storage, '/goals', 'employeeMini', 'views')
    seen(storage, '/goals/tree', 'employeeMini')
    seen(storage, '/goal/8d7d0000-0000-4000-8000-000000000001', 'employeeMini', 'coreValues')
    expect(aPage(storage, '/goals').memory.recall('b')).toEqual(lists('employeeMini', 'views'))
    expect(aPage(storage, '/goals/tree').memory.recall('b')).toEqual(lists('employeeMini'))
    expect(aPage(storage, '/goal/8d7d0000-0000-4000-8000-000000000002').memory.recall('b')).toEqual(
      lists('employeeMini', 'coreValues'),
    )
  })

  it('is, of a page that was not opened yet, what all others were made of', () => {
    const storage = aStorage()
    seen(storage, '/goals', 'employeeMini', 'views')
    seen(storage, '/assets', 'employeeMini', 'categories')
    expect(aPage(storage, '/prs').memory.recall('b')).toEqual(lists('employeeMini'))
  })

  it('leaves out what a page asks for that is gone to from there', () => {
    const { storage, memory, goTo } = aPage()
    memory.note(asked('/api/b/employeeMini'))
    goTo('/assets')
    memory.note(asked('/api/b/categories'))
    expect(aPage(storage).memory.recall('b')).toEqual(lists('employeeMini'))
  })

  it('is kept of the twenty pages seen last', () => {
    const storage = aStorage()
    for (const at of Array(21).keys()) seen(storage, `/page${at}`, 'employeeMini', at === 0 ? 'views' : 'categories')
    // Of the first nothing is known any more.
    expect(aPage(storage, '/page0').memory.recall('b')).toEqual(lists('employeeMini', 'categories'))
    seen(storage, '/page0', 'employeeMini', 'views')
    expect(aPage(storage, '/page1').memory.recall('b')).toEqual(lists('employeeMini'))
    expect(aPage(storage, '/page2').memory.recall('b')).toEqual(lists('employeeMini', 'categories'))
  })

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
    ['no list', '{"tenantId":"b","pages":[["/goals","/api/b/categories"]]}'],
    ['another site', '{"tenantId":"b","pages":[["/goals",["https://elsewhere.test/api/b/categories"]]]}'],
    ['another address', '{"tenantId":"b","pages":[["/goals",["/api/b/employees/8d7d/terminate"]]]}'],
    ['no text at all', '{'],
  ])('is nothing when what is kept is %s', (_, kept) => {
    const { storage, memory } = aPage()
    storage.setItem('tenure.firstReadings', kept)
    expect(memory.recall('b')).toEqual([])
  })
})
