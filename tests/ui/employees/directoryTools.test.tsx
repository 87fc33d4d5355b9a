import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { BulkOutcome } from '../../../src/domain/employees/directory/nouns.ts'
import { ava, eve, max, theDirectory, yuri } from '../../fixtures/people.ts'
import { unreachable } from '../../machines/ports.ts'
import { type Answers, failing, type Role } from '../visit.tsx'
import { atTheList as at } from './theList.ts'

describe('Several people at once', () => {
  const became = (...outcomes: ReadonlyArray<BulkOutcome['rows'][number]['outcome']>): BulkOutcome => ({
    rows: [eve, yuri].map((id, at) => ({
      id,
      outcome: outcomes[at] ?? 'changed',
      code: outcomes[at] === 'refused' ? 'last_admin' : null,
      message: outcomes[at] === 'refused' ? 'The last administrator stays.' : null,
    })),
    undo: [{ people: [{ id: eve, version: 2 }], isActive: true }],
  })
  const chosen = async (
    changeMany: NonNullable<Answers['directory']>['changeMany'],
    employees: Answers['employees'] = {},
  ) => {
    const page = await at('', { directory: { changeMany }, employees })
    for (const name of ['Eve Marlowe', 'Yuri Volkov']) {
      const row = within(page.list()).getByRole('row', { name: new RegExp(name) })
      await page.user.click(within(row).getByRole('checkbox'))
    }
    const press = async (button: string) => {
      const selection = within(await page.main.findByRole('region', { name: 'Selection' }))
      await page.user.click(await selection.findByRole('button', { name: button }))
      return within(await screen.findByRole('dialog'))
    }
    return { ...page, press }
  }

  it('are deactivated in one call, out of the list, and the outcome stands with the way back', async () => {
    let isActive = true
    const { main, user, press, names, calls } = await chosen(
      ({ payload }) => {
        isActive =
          (payload as { readonly changes: ReadonlyArray<{ readonly isActive: boolean }> }).changes[0]?.isActive ?? false
        return became()
      },
      {
        list: () => theDirectory.map((person) => ([eve, yuri].includes(person.id) ? { ...person, isActive } : person)),
      },
    )
    const dialog = await press('Deactivate')
    expect(calls('directory.changeMany')).toEqual([])
    await user.click(dialog.getByRole('button', { name: 'Deactivate 2 people' }))
    expect(await main.findByText('2 people changed.')).toBeTruthy()
    expect(calls('directory.changeMany').map(({ payload }) => payload)).toEqual([
      { changes: [{ isActive: false, people: [{ id: eve }, { id: yuri }] }] },
    ])
    await waitFor(() => expect(names()).toEqual(['Ava Lindqvist', 'Max Oduya', 'Noor Haddad']))
    expect(main.queryByRole('region', { name: 'Selection' })).toBeNull()

    await user.click(main.getByRole('button', { name: 'Undo' }))
    expect(await main.findByText('2 people as before.')).toBeTruthy()
    expect(calls('directory.changeMany')[1]?.payload).toEqual({
      changes: [{ people: [{ id: eve, version: 2 }], isActive: true }],
    })
    expect(main.queryByRole('button', { name: 'Undo' })).toBeNull()
    await waitFor(() => expect(names()).toContain('Yuri Volkov'))
  })

  it('get and lose tags, not before one is named', async () => {
    const { main, user, press, calls } = await chosen(became())
    const dialog = await press('Tags')
    const change = dialog.getByRole('button', { name: 'Change tags of 2 people' })
    expect(change.getAttribute('aria-disabled')).toBe('true')
    await user.type(dialog.getByRole('combobox', { name: 'Add' }), 'crew{Enter}')
    await user.click(change)
    expect(await main.findByText('2 people changed.')).toBeTruthy()
    expect(calls('directory.changeMany')[0]?.payload).toEqual({
      changes: [{ addTags: ['crew'], removeTags: [], people: [{ id: eve }, { id: yuri }] }],
    })
  })

  it('of whom one may not be changed: who, and why', async () => {
    const { main, user, press } = await chosen(became('changed', 'refused'))
    await user.click((await press('Deactivate')).getByRole('button', { name: 'Deactivate 2 people' }))
    await user.click(await main.findByRole('button', { name: 'Show details' }))
    const details = within(await screen.findByRole('dialog', { name: 'Not changed' }))
    expect(details.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Yuri Volkov: The last administrator stays.',
    ])
  })

  it('that could not be changed stay selected, and the question says why', async () => {
    const { main, user, press } = await chosen(failing(unreachable))
    const dialog = await press('Deactivate')
    await user.click(dialog.getByRole('button', { name: 'Deactivate 2 people' }))
    expect((await dialog.findByRole('alert')).textContent).toContain('The server cannot be reached.')
    expect(main.getByRole('region', { name: 'Selection' })).toBeTruthy()
  })

  it('all that are shown are chosen by the keyboard', async () => {
    const { main, user, list } = await at('?q=oduya')
    list().focus()
    await user.keyboard('{Control>}a{/Control}')
    expect((await main.findByRole('region', { name: 'Selection' })).textContent).toMatch(/^1 /)
  })

  it.each<readonly [Role, boolean]>([
    ['admin', true],
    ['manager', false],
  ])('and files are for an %s: %s', async (as, may) => {
    const { list, openFiles } = await at('', {}, as)
    expect(within(list()).queryAllByRole('checkbox').length > 0).toBe(may)
    await openFiles()
    const item = await screen.findByRole('menuitem', { name: /^Import from a CSV file/ })
    expect(item.getAttribute('aria-disabled') === 'true').toBe(!may)
  })
})

it('the list that is shown is written into a file, those in it and in their order', async () => {
  const { user, calls, openFiles } = await at('?sort=-fullName&q=o')
  await openFiles()
  await user.click(await screen.findByRole('menuitem', { name: /^Export this list \(\d\) as CSV/ }))
  await waitFor(() => expect(calls('directory.export')).toHaveLength(1))
  const sent = calls('directory.export')[0]?.payload as { readonly people: ReadonlyArray<string> } | undefined
  const written = sent?.people ?? []
  expect([written.includes(ava), written.includes(max), written.indexOf(yuri) < written.indexOf(max)]).toEqual([
    false,
    true,
    true,
  ])
})
