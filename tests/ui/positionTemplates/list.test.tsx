import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { pathTo } from '../../../src/domain/session/places.ts'
import { aLoggedInEmployee, granted } from '../../fixtures/people.ts'
import { aPositionTemplate } from '../../fixtures/positionTemplates.ts'
import { type Answers, visit } from '../visit.tsx'

const template = aPositionTemplate()

const answers = (all: ReadonlyArray<typeof template>, over: Answers = {}): Answers => ({
  positionTemplates: { list: all },
  positionTemplateActs: { archived: [], holders: [], gaps: [], versions: [] },
  globalPositionTemplates: { list: [] },
  ...over,
})

describe('§ 2.1 Position templates', () => {
  it('that are none yet say where to begin: by writing one, or in the marketplace', async () => {
    const { main } = await visit(pathTo('positionTemplates'), { answers: answers([]) })
    expect(await main.findByText('No position templates yet')).toBeTruthy()
    const marketplace = main.getByRole('link', { name: 'Browse the marketplace' })
    expect(marketplace.getAttribute('href')).toMatch(/tab=marketplace$/)
    expect(main.getByRole('link', { name: 'New template' })).toBeTruthy()
  })

  it('archived, one is given to nobody, which is said, and is gone from the list', async () => {
    const archived = aPositionTemplate({ isArchived: true, version: 2 })
    let isArchived = false
    const archive = () => {
      isArchived = true
      return archived
    }
    const { main, user } = await visit(pathTo('positionTemplate', { id: template.id }), {
      answers: answers([template], {
        positionTemplates: { list: () => (isArchived ? [] : [template]) },
        positionTemplateActs: {
          archived: () => (isArchived ? [archived] : []),
          holders: [],
          gaps: [],
          versions: [],
          archive,
        },
      }),
    })
    await user.click(await main.findByRole('button', { name: 'More' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Archive…' }))
    const question = within(await screen.findByRole('dialog', { name: 'Archive Site Supervisor' }))
    await user.click(question.getByRole('button', { name: 'Archive Site Supervisor' }))
    const why = { description: /Unarchive it before you assign it/ }
    expect(await main.findByRole('button', { name: 'Assign to people…', ...why })).toBeTruthy()
    await user.click(main.getByRole('link', { name: 'Back to position templates' }))
    await user.click(await main.findByRole('tab', { name: 'Archived' }))
    expect(await main.findByRole('link', { name: 'Site Supervisor' })).toBeTruthy()
    await user.click(main.getByRole('tab', { name: 'Active' }))
    await waitFor(() => expect(main.queryByRole('link', { name: 'Site Supervisor' })).toBeNull())
  })

  it.each(['manager', 'employee'] as const)('§ 6 are not a %s’s, nor in their menu', async (as) => {
    await visit(pathTo('positionTemplates'), { as, answers: answers([template]) })
    expect(await screen.findByRole('heading', { level: 1, name: 'Page not found' })).toBeTruthy()
    const menu = within(screen.getByRole('navigation', { name: 'Main' }))
    expect(menu.getByRole('link', { name: 'Home' })).toBeTruthy()
    expect(menu.queryByRole('link', { name: 'Position Templates' })).toBeNull()
  })

  it.each(['positionTemplates', 'positionTemplate'] as const)(
    '§ 6 are not changed by somebody who only uses them, who is told why: %s',
    async (place) => {
      const uses = granted({ featureId: 'positionTemplatesManage', actions: ['Use'] })
      const path = place === 'positionTemplates' ? pathTo(place) : pathTo(place, { id: template.id })
      const { main } = await visit(path, {
        as: 'employee',
        answers: answers([template], { employees: { loggedIn: aLoggedInEmployee({ privileges: uses }) } }),
      })
      const why = {
        description: 'None of your permission groups allows this. An administrator can add you to a group.',
      }
      const name = place === 'positionTemplates' ? 'New template' : 'Edit'
      await main.findByRole('heading', { level: 1 })
      await waitFor(() => expect(main.getAllByRole('button', { name, ...why })).not.toEqual([]))
    },
  )
})
