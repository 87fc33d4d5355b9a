import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { ItemId } from '../../../src/domain/kernel/ids.ts'
import { pathTo } from '../../../src/domain/session/places.ts'
import type { SavedView } from '../../../src/domain/views/nouns.ts'
import { itemId } from '../../fixtures/ids.ts'
import { yard } from '../../fixtures/people.ts'
import type { Answers } from '../visit.tsx'
import { atTheList as at } from './theList.ts'

describe('the employee directory', () => {
  it('keeps search, filters and order in the address', async () => {
    const { main, user, names, address } = await at('?sort=-fullName')
    await user.selectOptions(await main.findByLabelText('Department'), 'Office')
    await waitFor(() => expect(names()).toEqual(['Noor Haddad', 'Ava Lindqvist']))
    await user.selectOptions(main.getByLabelText('Department'), 'Yard')
    await user.click(main.getByRole('button', { name: /^Filters/ }))
    await user.type(await screen.findByRole('combobox', { name: 'Tags' }), 'fire warden{Enter}')
    await waitFor(() => expect(names()).toEqual(['Cy Fire', 'Ann Both']))
    await waitFor(() => expect(address()).toBe(`/employees/?department=${yard.id}&tag=fire+warden&sort=-fullName`))
    expect(main.getByRole('button', { name: 'Filters, in use' })).toBeTruthy()
  })

  it('opened anew at that address it shows the same', async () => {
    const { main, names, column } = await at(`?department=${yard.id}&tag=fire+warden&sort=-fullName`)
    expect(names()).toEqual(['Cy Fire', 'Ann Both'])
    expect(column('Name')?.getAttribute('aria-sort')).toBe('descending')
    expect(main.getByLabelText('Department')).toHaveProperty('value', yard.id)
  })

  it('asks for all of several tags when told to', async () => {
    const { main, user, names, address } = await at('?tag=first+aider&tag=fire+warden')
    expect(names()).toEqual(['Ann Both', 'Bob Aid', 'Cy Fire'])
    await user.click(main.getByRole('button', { name: /^Filters/ }))
    await user.selectOptions(await screen.findByLabelText('People with'), 'All of these tags')
    await waitFor(() => expect(names()).toEqual(['Ann Both']))
    await waitFor(() => expect(address()).toContain('match=all'))
  })

  it('keeps columns as somebody likes them, as long as it is open', async () => {
    const { main, user, column } = await at()
    await user.click(main.getByRole('button', { name: 'View options' }))
    await user.click(await screen.findByRole('checkbox', { name: 'Email' }))
    await waitFor(() => expect(column('Email')).toBeNull())
    expect(column('Position')).toBeTruthy()
  })
})

describe('A view of the list of people', () => {
  const board: SavedView = {
    id: itemId('board') as string as ItemId,
    list: 'employees',
    name: 'Board',
    query: 'q=noor',
    isDefault: false,
    isShared: false,
    isOwn: true,
    version: 1,
  }
  /** With a server that keeps what it is sent. */
  const keeping = (...views: ReadonlyArray<SavedView>): Answers => {
    const saved = ({ payload, params }: { readonly payload?: unknown; readonly params?: object }) =>
      ({ ...board, isOwn: true, version: 2, ...(params as object), ...(payload as object) }) as SavedView
    return { views: { views: [...views], createView: saved, updateView: saved, removeView: null } }
  }
  const withViews = async (search: string, ...views: ReadonlyArray<SavedView>) => {
    const page = await at(search, keeping(...views))
    const opener = () => page.main.getByRole('button', { name: /^Views/ })
    await waitFor(() => expect(opener().getAttribute('aria-disabled'), 'still being loaded').toBeNull())
    const choose = async (item: string) => {
      await page.user.click(opener())
      const menu = within(await screen.findByRole('menu', { name: /^Views/ }))
      await page.user.click(menu.getByText(item))
    }
    const named = async (name: string, button: string) => {
      // Not by keys: without frames, the menu that closes may take the focus back between two of them.
      fireEvent.change(await screen.findByRole('textbox', { name: 'Name' }), { target: { value: name } })
      await page.user.click(screen.getByRole('button', { name: button }))
    }
    const isCalled = (name: string) => page.main.findByRole('button', { name: `Views, ${name}` })
    return { ...page, choose, named, isCalled }
  }

  it('is kept by name, with what the list shows, and renamed', async () => {
    const { choose, named, isCalled, calls } = await withViews('?q=noor')
    await choose('Save as view')
    await named('Board', 'Save view')
    await isCalled('Board')
    expect(calls('views.createView')[0]?.payload).toMatchObject({
      list: 'employees',
      name: 'Board',
      query: expect.stringMatching(/^q=noor/),
      isDefault: false,
    })
    await choose('Rename “Board”')
    await named('Chair', 'Rename view')
    await isCalled('Chair')
    expect(calls('views.updateView')[0]?.payload).toMatchObject({ name: 'Chair' })
  })

  it.each<readonly [string, isDefault: boolean, shown: string, address: RegExp]>([
    ['is opened where the address says nothing', true, 'noor', /q=noor/],
    ['that is none to open with leaves the list as it is', false, '', /^\/employees\/?$/],
  ])('%s', async (_, isDefault, shown, where) => {
    const { main, address } = await withViews('', { ...board, isDefault })
    await waitFor(() => expect(main.getByRole('searchbox', { name: 'Search people' })).toHaveProperty('value', shown))
    expect(address()).toMatch(where)
  })

  it('gives way to a link that says what it wants, also once somebody has cleared the list', async () => {
    const { main, user, address } = await withViews('', { ...board, isDefault: true })
    const search = () => main.getByRole('searchbox', { name: 'Search people' })
    await waitFor(() => expect(search()).toHaveProperty('value', 'noor'))
    await user.clear(search())
    await waitFor(() => expect(address()).toMatch(/^\/employees\/?$/))
    const follow = async (href: string) => {
      const link = document.body.appendChild(document.createElement('a'))
      link.href = href
      await user.click(link)
      link.remove()
    }
    await follow(pathTo('terms'))
    await waitFor(() => expect(main.queryByRole('searchbox', { name: 'Search people' })).toBeNull())
    await follow('/employees?q=ava')
    await waitFor(() => expect(search()).toHaveProperty('value', 'ava'))
    await expect(new Promise((resolve) => setTimeout(() => resolve(address()), 400))).resolves.toMatch(/q=ava/)
  })

  it('is made what the list opens with, in the place of another, and taken back', async () => {
    const other = { ...board, id: itemId('other') as string as ItemId, name: 'Other', query: 'q=yuri', isDefault: true }
    const { choose, isCalled, calls } = await withViews('', board, other)
    await isCalled('Other')
    await choose('Board')
    await isCalled('Board')
    await choose('Open the list with “Board”')
    await waitFor(() =>
      expect(calls('views.updateView').map(({ params, payload }) => [params?.id, payload])).toMatchObject([
        [other.id, { isDefault: false }],
        [board.id, { isDefault: true }],
      ]),
    )
    await choose('Don’t open the list with this view')
    await waitFor(() => expect(calls('views.updateView').at(-1)).toMatchObject({ payload: { isDefault: false } }))
  })

  it('keeps the order and the columns too; with others it is no longer that view, and can be brought to them', async () => {
    const { main, user, choose, named, isCalled, column, calls, address } = await withViews('?sort=positionTitle')
    const show = async (name: string) => {
      await user.click(main.getByRole('button', { name: 'View options' }))
      await user.click(await screen.findByRole('checkbox', { name }))
      await user.keyboard('{Escape}')
    }
    await show('Email')
    await waitFor(() => expect(column('Email')).toBeNull())
    await choose('Save as view')
    await named('By position', 'Save view')
    await isCalled('By position')
    const kept = (calls('views.createView')[0]?.payload as SavedView | undefined)?.query
    expect(kept).toContain('sort=positionTitle')

    await show('Email')
    await waitFor(() => expect(column('Email')).toBeTruthy())
    await choose('By position')
    await waitFor(() => expect(column('Email')).toBeNull())
    expect([address(), column('Position')?.getAttribute('aria-sort')]).toEqual([
      '/employees/?sort=positionTitle',
      'ascending',
    ])
    await show('Email')
    await waitFor(() => expect(column('Email')).toBeTruthy())
    await choose('Update “By position” to the current view')
    await waitFor(() => expect(calls('views.updateView')).toHaveLength(1))
    const query = (calls('views.updateView')[0]?.payload as SavedView | undefined)?.query
    expect([query?.includes('sort=positionTitle'), query === kept]).toEqual([true, false])
  })

  it('is deleted behind a question', async () => {
    const { main, user, choose, isCalled, calls } = await withViews('?q=noor', board)
    await isCalled('Board')
    await choose('Delete “Board”')
    expect(calls('views.removeView')).toEqual([])
    await user.click(await screen.findByRole('button', { name: 'Delete “Board”' }))
    expect(await main.findByRole('button', { name: 'Views' })).toBeTruthy()
    expect(calls('views.removeView')).toHaveLength(1)
    expect(main.getByRole('searchbox', { name: 'Search people' })).toHaveProperty('value', 'noor')
  })
})
