import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { pathTo } from '../../../src/domain/session/places.ts'
import { aNode, theChart } from '../../fixtures/chart.ts'
import { employeeId } from '../../fixtures/ids.ts'
import { eve } from '../../fixtures/people.ts'
import { refused, unreachable } from '../../machines/ports.ts'
import { type Answers, failing, notices, type Role, visit } from '../visit.tsx'

/** As an outline: the chart itself needs a browser (tests/e2e/orgChart.spec.ts). */
const at = async (orgChart: Answers['orgChart'] = {}, as: Role = 'admin') => {
  const page = await visit(`${pathTo('orgChart')}?view=outline`, {
    as,
    answers: { orgChart: { read: theChart, ...orgChart } },
  })
  await waitFor(() => expect(page.main.queryByRole('tree') ?? page.main.queryByText('No one here yet')).toBeTruthy())
  const item = (name: string) => page.main.getByRole('treeitem', { name: new RegExp(`^${name}`) })
  const select = async (name: string) => {
    await page.user.click(item(name))
    return within(await page.main.findByRole('region', { name: 'Selected person' }))
  }
  const shown = () => page.main.getAllByRole('treeitem').map((one) => one.textContent?.match(/^[A-Z]?[a-z]+/)?.[0])
  return { ...page, item, select, shown }
}

describe('The org chart as an outline (§ 2.1)', () => {
  it('says how wide and how deep it is', async () => {
    const { main } = await at()
    expect(main.getByText('5 people on 3 levels. 2 managers with 2 direct reports on average, at most 2.')).toBeTruthy()
  })

  it('with nobody in it says who will stand there', async () => {
    const { main } = await at({ read: [] })
    expect(main.getByText('No one here yet')).toBeTruthy()
  })

  it('is walked by keys: right opens, left closes and leads up', async () => {
    const { main, user, item } = await at()
    await user.click(main.getByRole('button', { name: 'Collapse all' }))
    await user.click(item('Ava'))
    expect(item('Ava').getAttribute('aria-expanded')).toBe('false')
    await user.keyboard('{ArrowRight}')
    expect(item('Ava').getAttribute('aria-expanded')).toBe('true')
    expect(item('Max')).toBeTruthy()
    await user.keyboard('{ArrowLeft}')
    expect(item('Ava').getAttribute('aria-expanded')).toBe('false')
  })

  it('says of who is selected to whom they report', async () => {
    const { select } = await at()
    const bar = await select('Max')
    expect(bar.getByText(/Reports to Ava/)).toBeTruthy()
    expect(bar.getByRole('link', { name: 'Open profile' }).getAttribute('href')).toBe(
      pathTo('employee', { id: employeeId('Max') }),
    )
  })

  it('is not rearranged by an employee, who is told why', async () => {
    const { select } = await at({}, 'employee')
    const bar = await select('Max')
    for (const name of ['Move to…', 'Note and tags']) {
      const button = bar.getByRole('button', { name })
      expect([name, button.getAttribute('aria-disabled')]).toEqual([name, 'true'])
    }
  })

  const moving = async (rearrange: NonNullable<Answers['orgChart']>['rearrange']) => {
    const page = await at({ rearrange })
    const bar = await page.select('Eve')
    await page.user.click(bar.getByRole('button', { name: 'Move to…' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Move Eve' }))
    expect(dialog.getByRole('button', { name: 'Move', description: 'Choose a manager first.' })).toBeTruthy()
    await page.user.type(dialog.getByRole('combobox', { name: /^New manager/ }), 'noor')
    await page.user.click(await screen.findByRole('option', { name: /Noor/ }))
    await page.user.click(dialog.getByRole('button', { name: 'Move' }))
    return page
  }

  it('moves somebody by name, and can take it back', async () => {
    const { main, user, calls, select } = await moving([
      { person: aNode('Eve', 'Noor', { version: 2 }), reportedTo: employeeId('Max') },
    ])
    expect(calls('orgChart.rearrange')).toHaveLength(1)
    await user.click(main.getByRole('button', { name: 'Expand all' }))
    const bar = await select('Eve')
    expect(bar.getByText(/Reports to Noor/)).toBeTruthy()
    expect(main.getByRole('button', { name: 'Undo the last move' })).toBeTruthy()
  })

  it('that could not be moved stands as before, and says so', async () => {
    const { select } = await moving(failing(unreachable))
    await waitFor(() => expect(notices().join()).toMatch(/cannot be reached/))
    expect((await select('Eve')).getByText(/Reports to Max/)).toBeTruthy()
  })

  it('does not offer to put somebody below themselves', async () => {
    const { user, select } = await at()
    const bar = await select('Max')
    await user.click(bar.getByRole('button', { name: 'Move to…' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Move Max' }))
    await user.type(dialog.getByRole('combobox', { name: /^New manager/ }), 'e')
    await waitFor(() => expect(screen.queryAllByRole('option').map((one) => one.textContent)).not.toContain('Eve'))
  })

  const noting = async (answers: Answers['orgChart'] = {}) => {
    const page = await at(answers)
    const bar = await page.select('Eve')
    await page.user.click(bar.getByRole('button', { name: 'Note and tags' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Note and tags of Eve' }))
    await page.user.type(dialog.getByRole('textbox', { name: /^Note/ }), 'Away')
    return { ...page, dialog }
  }

  it('asks before a note that was begun is given up (§ 2.3)', async () => {
    const { user, dialog } = await noting()
    await user.click(dialog.getByRole('button', { name: 'Cancel' }))
    const question = within(await screen.findByRole('dialog', { name: 'Discard changes?' }))
    expect(screen.getByRole('dialog', { name: 'Note and tags of Eve', hidden: true })).toBeTruthy()
    await user.click(question.getByRole('button', { name: 'Discard changes' }))
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Note and tags of Eve' })).toBeNull())
  })

  it('lays a note that somebody else has saved beside what was typed, and leaves the choice (§ 5)', async () => {
    const { user, calls, dialog } = await noting({ updateNode: failing(refused('changed_meanwhile', 409)) })
    await user.click(dialog.getByRole('button', { name: 'Save' }))
    expect(await dialog.findByRole('button', { name: 'Use theirs' })).toBeTruthy()
    expect(dialog.getByRole('row', { name: 'Note – Away' })).toBeTruthy()
    await user.click(dialog.getByRole('button', { name: 'Keep mine' }))
    expect(calls('orgChart.updateNode')).toHaveLength(2)
  })

  it('marks who was moved up because their manager is hidden', async () => {
    const { item } = await at({ read: [...theChart, aNode('Uma', 'Ava', { isMovedUp: true })] })
    expect(item('Uma').textContent).not.toBe(item('Noor').textContent?.replace('Noor', 'Uma'))
  })

  it.each([
    ['have no position', 'Noor', { positionTitle: null }, 'No position'],
    ['report to somebody hidden', 'Noor', { isMovedUp: true }, 'Manager hidden'],
    ['are inactive, and lead others', 'Max', { isActive: false }, 'Inactive'],
    ['have a note', 'Noor', { note: 'On the night shift' }, 'On the night shift'],
    ['have a tag', 'Noor', { tags: ['mentor'] }, 'mentor'],
  ])('flags who %s', async (_, name, over, said) => {
    const { item } = await at({ read: theChart.map((one) => (one.fullName === name ? { ...one, ...over } : one)) })
    expect(item(name).textContent).toContain(said)
    expect(item('Eve').textContent).not.toContain(said)
  })

  it('finds people in any script, and says when there is nobody of the name', async () => {
    const { main, user, item } = await at({ read: [...theChart, aNode('يوسف الحدّاد', 'Ava')] })
    const field = main.getByRole('combobox', { name: 'Find a person' })
    await user.type(field, 'يوسف')
    await user.click(await screen.findByRole('option', { name: /يوسف/ }))
    expect(item('يوسف').getAttribute('aria-selected')).toBe('true')
    await user.type(field, 'Priya Raman')
    expect(await screen.findByText('No one with this name.')).toBeTruthy()
  })

  it('§ 6 a manager keeps note and tags of their reports, and is told why not of others', async () => {
    const saved = aNode('Eve', 'Max', { note: 'On the night shift', tags: ['mentor'], version: 2 })
    const read = theChart.map((one) => ({ ...one, id: one.fullName === 'Eve' ? eve : one.id }))
    const page = await at({ read, updateNode: { ...saved, id: eve } }, 'manager')
    const bar = await page.select('Eve')
    await page.user.click(bar.getByRole('button', { name: 'Note and tags' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Note and tags of Eve' }))
    await page.user.type(dialog.getByRole('textbox', { name: /^Note/ }), 'On the night shift')
    await page.user.type(dialog.getByRole('combobox', { name: 'Tags' }), 'mentor{Enter}')
    await page.user.click(dialog.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(page.calls('orgChart.updateNode')[0]?.payload).toMatchObject({
      note: 'On the night shift',
      tags: ['mentor'],
    })
    expect(page.item('Eve').textContent).toContain('On the night shift')
    const others = await page.select('Noor')
    const why = {
      description: 'You can only move and edit your direct reports. An administrator sets reporting lines.',
    }
    expect(others.getByRole('button', { name: 'Move to…', ...why })).toBeTruthy()
  })

  it('that somebody else has changed is read anew', async () => {
    const { calls } = await moving(failing(refused('changed_meanwhile', 409)))
    await waitFor(() => expect(calls('orgChart.read').length).toBeGreaterThan(1))
  })
})
