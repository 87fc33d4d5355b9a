import { describe, expect, test } from 'vitest'
import { isShown, readView, writtenView } from '../../../../src/ui/app/views/viewContent.ts'

describe('a saved view keeps who, in which order, and the columns', () => {
  test.each([
    { query: 'q=john+smith&sort=-email', columns: ['fullName', 'email'] },
    { query: '', columns: ['fullName'] },
    { query: 'tag=a%26b&tag=c', columns: null },
  ])('$query', (content) => {
    expect(readView(writtenView(content))).toEqual(content)
  })

  test('one from before columns were kept leaves them as they are', () => {
    expect(readView('q=eve')).toEqual({ query: 'q=eve', columns: null })
    expect(isShown(readView('q=eve'), { query: 'q=eve', columns: ['email'] })).toBe(true)
  })

  test('is what is shown only where both are the same', () => {
    const view = { query: 'q=eve', columns: ['fullName', 'email'] }
    expect(isShown(view, { ...view })).toBe(true)
    expect(isShown(view, { ...view, columns: ['fullName'] })).toBe(false)
    expect(isShown(view, { ...view, query: '' })).toBe(false)
  })
})
