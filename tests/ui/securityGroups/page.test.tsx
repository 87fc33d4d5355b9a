import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { pathTo } from '../../../src/domain/session/places.ts'
import { eve } from '../../fixtures/people.ts'
import { aSecurityGroup } from '../../fixtures/securityGroups.ts'
import { refused } from '../../machines/ports.ts'
import { type Answers, failing, notices, visit } from '../visit.tsx'

const broken = failing({ _tag: 'Broken', status: 500, requestId: null })
const inUse = failing(refused('name_in_use', 409))

const open = async (groups: Answers['securityGroups'] = {}) => {
  const app = await visit(pathTo('permissions'), {
    answers: { securityGroups: { list: [aSecurityGroup()], ...groups } },
  })
  await app.main.findByText('Yard Team')
  return app
}

const adding = async (create: NonNullable<Answers['securityGroups']>['create']) => {
  const { main, user, calls } = await open({ create })
  await user.click(main.getByRole('button', { name: 'Add group' }))
  const name = await main.findByRole('textbox', { name: 'Name' })
  await user.type(name, 'Policy writers')
  await user.click(main.getByRole('button', { name: 'Save group' }))
  return { main, user, calls, name }
}

const editing = async (update: NonNullable<Answers['securityGroups']>['update']) => {
  const { main, user } = await open({ update })
  await user.click(main.getByRole('button', { name: 'Edit Yard Team' }))
  await user.click(within(await main.findByRole('group', { name: 'Assets' })).getByLabelText('Modify'))
  await user.click(main.getByRole('button', { name: 'Save group' }))
}

const deleting = async (remove: NonNullable<Answers['securityGroups']>['remove']) => {
  const { main, user } = await open({ remove })
  await user.click(main.getByRole('button', { name: 'Delete Yard Team' }))
  const question = within(await screen.findByRole('dialog', { name: 'Delete Yard Team' }))
  await user.click(question.getByRole('button', { name: 'Delete group' }))
}

describe('§ 8 permission groups say', () => {
  const group = aSecurityGroup({ version: 2 })
  it.each([
    ['made', () => adding(aSecurityGroup({ name: 'Policy writers' })), 'Permission group created successfully.'],
    ['made under a name in use', () => adding(inUse), 'Failed to create permission group. Name is already in use'],
    ['made in vain', () => adding(broken), 'Failed to create permission group.'],
    ['changed', () => editing(group), 'Permission group updated successfully.'],
    ['changed to a name in use', () => editing(inUse), 'Failed to update permission group. Name is already in use'],
    ['changed in vain', () => editing(broken), 'Failed to update permission group.'],
    ['deleted', () => deleting(null), 'Permission group deleted successfully.'],
  ])('%s', async (_, act, said) => {
    await act()
    await waitFor(() => expect(notices()).toContain(said))
  })

  it('deleted in vain, in the question, which stays', async () => {
    await deleting(broken)
    const question = within(screen.getByRole('dialog', { name: 'Delete Yard Team' }))
    expect(await question.findByText(/^Failed to delete permission group\./)).toBeTruthy()
  })

  it('under the name what is wrong with it, and keep what was typed', async () => {
    const { main, name } = await adding(inUse)
    expect(await main.findByText('Name is already in use')).toBeTruthy()
    expect(name).toHaveProperty('value', 'Policy writers')
  })
})

describe('a change of a permission group', () => {
  it('says who gains before it is saved, and who loses', async () => {
    const { main, user } = await open()
    await user.click(main.getByRole('button', { name: 'Edit Yard Team' }))
    const preview = within(await main.findByRole('region', { name: 'Changes' }))
    expect(preview.getByText('No one’s rights change.')).toBeTruthy()
    const assets = within(main.getByRole('group', { name: 'Assets' }))
    await user.click(assets.getByLabelText('Create'))
    expect(preview.getByText(/ gains Assets: Create\.$/)).toBeTruthy()
    await user.click(assets.getByLabelText('Use'))
    expect(preview.getByText(/ loses Assets: Use\.$/)).toBeTruthy()
    expect(preview.getByText('After this, only administrators can use Assets.')).toBeTruthy()
  })
})

describe('what somebody may do', () => {
  const visitEve = () => {
    const { id, name, features } = aSecurityGroup()
    return visit(`${pathTo('permissions')}?person=${eve}`, {
      answers: {
        securityGroups: {
          list: [aSecurityGroup()],
          access: {
            person: { id: eve, fullName: 'Eve Park' },
            isActive: true,
            roles: [],
            underlings: [],
            groups: [{ id, name, features }],
          },
        },
      },
    })
  }

  it('is shown for whom the address names, with the group that gives it', async () => {
    const { main } = await visitEve()
    expect(await main.findByText('Eve Park is in Yard Team.')).toBeTruthy()
    const may = within(main.getByRole('region', { name: 'Their rights' }))
    const assets = within(may.getByRole('row', { name: /^Assets/ }))
    expect(assets.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual([
      '',
      '–',
      '–',
      '–',
      '–',
      'Yard Team',
    ])
    const closed = within(main.getByRole('region', { name: 'Pages they cannot open' }))
    const admins = closed.getByRole('heading', { name: /^Only an administrator can do this/ }).parentElement
    expect(admins?.textContent).toContain('Permission management')
  })

  it('is said in words on a phone, which has no room for a column of each right', async () => {
    const wide = matchMedia('')
    const phone = vi.spyOn(globalThis, 'matchMedia').mockImplementation(() => ({ ...wide, matches: true }))
    const { main } = await visitEve()
    const may = within(await main.findByRole('region', { name: 'Their rights' }))
    expect(may.queryByRole('table')).toBeNull()
    expect(may.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
      'UseGiven by Yard Team',
      '',
      '',
    ])
    phone.mockRestore()
  })
})
