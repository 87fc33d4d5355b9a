import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { pathTo } from '../../../src/domain/session/places.ts'
import { subscriptionId } from '../../fixtures/ids.ts'
import {
  aGlobalHistory,
  aGlobalTemplate,
  aPositionTemplate,
  aTemplateText,
  globalId,
} from '../../fixtures/positionTemplates.ts'
import { aPlan } from '../../fixtures/tenants.ts'
import { refused } from '../../machines/ports.ts'
import { type Answers, failing, notices, visit } from '../visit.tsx'

const broken = failing({ _tag: 'Broken', status: 500, requestId: null })
const inUse = failing(refused('already_exists', 409))
const template = aPositionTemplate()
const archived = aPositionTemplate({
  id: '00000000-0000-4000-8000-000000000602' as never,
  title: 'Cook',
  isArchived: true,
})
const unknownId = '00000000-0000-4000-8000-000000000699'
const derived = aPositionTemplate({ globalPositionTemplateId: globalId, globalVersion: 1 })

interface Acts {
  readonly collection?: NonNullable<Answers['positionTemplates']>
  readonly acts?: NonNullable<Answers['positionTemplateActs']>
}

const answers = ({ collection, acts }: Acts = {}, all = [template]): Answers => ({
  positionTemplates: { list: all, ...collection },
  positionTemplateActs: { archived: [archived], holders: [], gaps: [], versions: [], ...acts },
  globalPositionTemplates: { list: [aGlobalTemplate()], read: aGlobalHistory() },
})

const list = async (acts?: Acts, all = [template]) => {
  const app = await visit(pathTo('positionTemplates'), { answers: answers(acts, all) })
  await app.main.findByRole('link', { name: 'Site Supervisor' })
  return app
}
const one = async (acts?: Acts, all = [template], id = template.id) => {
  const app = await visit(pathTo('positionTemplate', { id }), { answers: answers(acts, all) })
  await app.main.findByRole('region', { name: 'Purpose' })
  return app
}
const writing = async (path: string, acts: Acts) => {
  const app = await visit(path, { answers: answers(acts) })
  const title = await app.main.findByRole('textbox', { name: 'Title' })
  await app.user.clear(title)
  await app.user.type(title, 'Estimator')
  await app.user.click(app.main.getByRole('button', { name: 'Save template' }))
  return { ...app, title }
}
const create = (answer: NonNullable<Acts['collection']>['create']) =>
  writing(pathTo('positionTemplateCreate'), { collection: { create: answer } })
const edit = (update: NonNullable<Acts['collection']>['update']) =>
  writing(pathTo('positionTemplateEdit', { id: template.id }), { collection: { update } })
const remove = async (answer: NonNullable<Acts['collection']>['remove']) => {
  const { main, user } = await one({ collection: { remove: answer } })
  await user.click(main.getByRole('button', { name: 'More' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Delete…' }))
  await user.click(await screen.findByRole('button', { name: 'Delete template' }))
}
const use = async (useTemplate: NonNullable<Acts['acts']>['useTemplate'], typed = 'Supervisor') => {
  const app = await visit(`${pathTo('positionTemplates')}?tab=marketplace`, {
    answers: answers({ acts: { useTemplate } }),
  })
  await app.user.click(await app.main.findByRole('button', { name: 'Use… Site Supervisor' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Use Site Supervisor' }))
  await app.user.clear(dialog.getByRole('textbox', { name: 'Title' }))
  await app.user.type(dialog.getByRole('textbox', { name: 'Title' }), typed)
  await app.user.click(dialog.getByRole('button', { name: 'Use template' }))
  return { ...app, dialog }
}
const archive = async (answer: NonNullable<Acts['acts']>['archive']) => {
  const app = await one({ acts: { archive: answer, unarchive: template } })
  await app.user.click(app.main.getByRole('button', { name: 'More' }))
  await app.user.click(await screen.findByRole('menuitem', { name: 'Archive…' }))
  await app.user.click(await screen.findByRole('button', { name: 'Archive Site Supervisor' }))
  return app
}

describe('position templates say (§ 8 has no words of theirs but that a template could not be used)', () => {
  const saved = aPositionTemplate({ title: 'Estimator', version: 2 })
  it.each([
    ['made', () => create(saved), 'Position template created successfully'],
    ['made in vain', () => create(broken), 'Failed to create position template'],
    ['changed', () => edit(saved), 'Position template updated successfully'],
    ['changed in vain', () => edit(broken), 'Failed to update position template'],
    ['deleted', () => remove(null), 'Position template deleted successfully'],
    ['used', () => use(saved), 'Position template created successfully'],
  ])('%s', async (_, act, said) => {
    await act()
    await waitFor(() => expect(notices().join()).toContain(said))
  })

  it.each([
    ['made', create],
    ['changed', edit],
  ])('%s under a title in use, at the title, and keep what was typed', async (_, act) => {
    const { main, title } = await act(inUse)
    expect(await main.findByText('A position template with this title already exists.')).toBeTruthy()
    expect(title).toHaveProperty('value', 'Estimator')
  })

  it('used in vain, in the dialog, which stays with what was typed', async () => {
    const { dialog } = await use(broken)
    expect(await dialog.findByText(/^Failed to use template/)).toBeTruthy()
    expect(dialog.getByRole('textbox', { name: 'Title' })).toHaveProperty('value', 'Supervisor')
  })

  it('used under a title in use: said before it is sent', async () => {
    const { dialog, calls } = await use(template, 'site supervisor')
    expect(await dialog.findByText('A position template with this title already exists.')).toBeTruthy()
    expect(calls('positionTemplateActs.useTemplate')).toEqual([])
  })

  it('archived, with the way back; in vain, in the question, which stays', async () => {
    const { main, user, calls } = await archive(aPositionTemplate({ isArchived: true, version: 2 }))
    expect(await main.findByText('Site Supervisor archived.')).toBeTruthy()
    await user.click(main.getByRole('button', { name: 'Undo' }))
    expect(await main.findByText('Site Supervisor unarchived.')).toBeTruthy()
    expect(calls('positionTemplateActs.unarchive')).toMatchObject([{ payload: { version: 2 } }])
  })

  it('archived in vain, in the question, which stays', async () => {
    await archive(broken)
    expect(await screen.findByText(/^Failed to archive position template/)).toBeTruthy()
  })
})

describe('the list', () => {
  it('holds what is active, and on its other tab what is archived', async () => {
    const { main, user } = await list()
    expect(main.queryByRole('link', { name: 'Cook' })).toBeNull()
    await user.click(main.getByRole('tab', { name: 'Archived' }))
    expect(await main.findByRole('link', { name: 'Cook' })).toBeTruthy()
    expect(main.queryByRole('link', { name: 'Site Supervisor' })).toBeNull()
  })

  it('marks what the marketplace has newer', async () => {
    const { main } = await list({}, [derived])
    expect(await main.findByText('Newer version')).toBeTruthy()
  })

  it('is closed to whoever has no such feature', async () => {
    const { main } = await visit(pathTo('positionTemplates'), { as: 'employee', answers: answers() })
    expect(await main.findByRole('heading', { name: 'Page not found' })).toBeTruthy()
  })

  it('of which one is gone are read once, and it is said that nothing is there', async () => {
    const { main, calls } = await visit(pathTo('positionTemplate', { id: unknownId }), { answers: answers() })
    expect(await main.findByText('There is nothing to show here')).toBeTruthy()
    await new Promise((done) => setTimeout(done, 200))
    expect(main.getByText('There is nothing to show here')).toBeTruthy()
    expect(calls('positionTemplateActs.archived')).toHaveLength(1)
  })
})

describe('a template given to people', () => {
  it('asks whom, sends it once, and says what came of it', async () => {
    const given = { id: template.id, people: 1, left: [], held: [] }
    const { main, user, calls } = await one({ acts: { assign: given, takeBack: { removed: 1, kept: 0 } } })
    const held = () => main.queryByRole('region', { name: 'Who holds it now' })?.textContent ?? ''
    await waitFor(() => expect(held()).toMatch(/holds this position\.$/))
    const before = held()
    await user.click(main.getByRole('button', { name: 'Assign to people…' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Assign Site Supervisor' }))
    await user.click(dialog.getByRole('button', { name: 'Assign position' }))
    expect(await dialog.findByText('Choose someone')).toBeTruthy()
    await user.type(dialog.getByRole('combobox', { name: 'People' }), 'Eve')
    await user.click(await screen.findByRole('option', { name: /^Eve/ }))
    await user.click(dialog.getByRole('button', { name: 'Assign position to 1 person' }))
    expect(await main.findByText('Site Supervisor assigned to 1 person as a draft for approval.')).toBeTruthy()
    expect(calls('positionTemplateActs.assign')).toMatchObject([{ payload: { isCurrent: true, startDate: null } }])
    expect(held()).not.toBe(before)
    await user.click(main.getByRole('button', { name: 'Undo' }))
    expect(await main.findByText('1 position removed.')).toBeTruthy()
    expect(held()).toBe(before)
  })

  it('that was archived meanwhile: says so, and keeps who was chosen', async () => {
    const gone = failing({ ...refused('template_archived', 409), message: 'This template is archived.' } as never)
    const { main, user } = await one({ acts: { assign: gone } })
    await user.click(main.getByRole('button', { name: 'Assign to people…' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Assign Site Supervisor' }))
    await user.type(dialog.getByRole('combobox', { name: 'People' }), 'Eve')
    await user.click(await screen.findByRole('option', { name: /^Eve/ }))
    await user.click(dialog.getByRole('button', { name: 'Assign position to 1 person' }))
    expect(await dialog.findByText(/^Failed to assign position.*archived/)).toBeTruthy()
    expect(dialog.getByRole('button', { name: 'Assign position to 1 person' })).toBeTruthy()
  })
})

describe('a newer version of the marketplace', () => {
  const own = { ...derived, responsibilities: 'Briefs every shift\nKeeps our diary\nCloses defects' }
  const compare = async (upgrade: NonNullable<Acts['acts']>['upgrade']) => {
    const app = await one({ acts: { upgrade } }, [own], own.id)
    await app.user.click(await app.main.findByRole('button', { name: 'Compare and update…' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Update Site Supervisor to version 2' }))
    await app.user.click(dialog.getByRole('button', { name: 'Update template' }))
    return { ...app, dialog }
  }

  it('asks about what both changed, and sends what was chosen', async () => {
    const { dialog, user, calls } = await compare({ ...own, version: 2, globalVersion: 2 })
    expect(await dialog.findByText('1 paragraph was changed on both sides: choose which to keep.')).toBeTruthy()
    expect(calls('positionTemplateActs.upgrade')).toEqual([])
    await user.click(dialog.getByRole('radio', { name: 'Yours' }))
    await user.click(dialog.getByRole('button', { name: 'Update template' }))
    await waitFor(() => expect(notices().join()).toContain('Position template updated to the latest version'))
    expect(calls('positionTemplateActs.upgrade')).toMatchObject([
      { payload: { version: 1, globalVersion: 2, text: { responsibilities: own.responsibilities } } },
    ])
    // What it says now is a version more.
    await waitFor(() => expect(calls('positionTemplateActs.versions').length).toBeGreaterThan(1))
  })

  it('while the copy is edited elsewhere: says so, and keeps what was chosen', async () => {
    const { dialog, user } = await compare(failing(refused('changed_meanwhile', 409)))
    await user.click(dialog.getByRole('radio', { name: 'Yours' }))
    await user.click(dialog.getByRole('button', { name: 'Update template' }))
    expect(await dialog.findByText(/^Failed to update to latest template/)).toBeTruthy()
    expect(dialog.getByRole('radio', { name: 'Yours' })).toHaveProperty('checked', true)
  })
})

describe('the marketplace', () => {
  it('is narrowed by industry, and shows a text before it is used', async () => {
    const other = aGlobalTemplate({
      id: '00000000-0000-4000-8000-000000000612' as never,
      title: 'Cook',
      industry: 'Care',
    })
    const { main, user } = await visit(`${pathTo('positionTemplates')}?tab=marketplace`, {
      answers: { ...answers(), globalPositionTemplates: { list: [aGlobalTemplate(), other] } },
    })
    await user.click(await main.findByRole('button', { name: 'Preview Site Supervisor' }))
    expect(await main.findByRole('region', { name: 'Key responsibilities' })).toBeTruthy()
    await user.selectOptions(main.getByRole('combobox', { name: 'Industry' }), 'Care')
    await waitFor(() => expect(main.queryByText('Site Supervisor')).toBeNull())
    expect(main.getByText('Cook')).toBeTruthy()
  })
})

describe('what a position asks for', () => {
  const ids = ['00000000-0000-4000-8000-000000000711', '00000000-0000-4000-8000-000000000712'] as never[]
  const [firstAid, heat] = [
    { id: ids[0] as never, name: 'First aid' },
    { id: ids[1] as never, name: 'Working in heat' },
  ]
  const choices = { certificationTypes: [firstAid], policies: [heat] }
  const asking = aPositionTemplate({ requires: { certificationTypes: [firstAid], policies: [heat] } })

  it('is chosen in a dialog, sent with what it was before, and shown', async () => {
    const { main, user, calls } = await one({ acts: { choices, require: { ...asking, version: 2 } } })
    const section = within(await main.findByRole('region', { name: 'Requirements' }))
    expect(section.getByText(/^No requirements yet/)).toBeTruthy()
    await user.click(section.getByRole('button', { name: 'Edit' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Requirements of Site Supervisor' }))
    await user.type(await dialog.findByRole('combobox', { name: 'Certifications' }), 'First aid{Enter}')
    await user.type(dialog.getByRole('combobox', { name: 'Policies to agree to' }), 'Working in heat{Enter}')
    await user.click(dialog.getByRole('button', { name: 'Save requirements' }))
    expect(await main.findByText('Working in heat')).toBeTruthy()
    expect(calls('positionTemplateActs.require')).toMatchObject([
      { payload: { version: 1, certificationTypeIds: [firstAid.id], policyIds: [heat.id] } },
    ])
  })

  it('is not there where the plan holds no compliance', async () => {
    const plan = aPlan({ name: 'small', modules: ['positionDescriptions'] })
    const subscription = {
      id: subscriptionId('small'),
      productPlanId: plan.id,
      billingCycle: 'Monthly',
      startedUtc: '2024-01-01T00:00:00.000Z',
      endsUtc: null,
    } as const
    const small = { session: { productPlans: [plan] } }
    const asked = answers({ acts: { holders: [] } }, [asking])
    const path = pathTo('positionTemplate', { id: asking.id })
    const { main } = await visit(path, { tenant: { subscription }, answers: { ...asked, ...small } })
    expect(await main.findByRole('region', { name: 'Position description' })).toBeTruthy()
    expect(main.queryByRole('region', { name: 'Requirements' })).toBeNull()
    const list = await visit(pathTo('positionTemplates'), { tenant: { subscription }, answers: { ...asked, ...small } })
    expect(await list.main.findByRole('link', { name: 'Site Supervisor' })).toBeTruthy()
    expect(list.main.queryByRole('columnheader', { name: /With gaps/ })).toBeNull()
  })

  it('is owed by those who hold it, who come first and lead to their compliance', async () => {
    const owes = [
      { kind: 'certification', id: firstAid.id, title: 'First aid', standing: 'missing', dueUtc: null, doneUtc: null },
    ] as const
    const { main } = await one(
      {
        acts: {
          holders: [
            { id: ids[0] as never, fullName: 'Ann Able', owes: [] },
            { id: ids[1] as never, fullName: 'Zoe Zahn', owes },
          ],
        },
      },
      [asking],
    )
    const list = await main.findByRole('list', { name: 'Who holds it now' })
    const [first, second] = within(list).getAllByRole('listitem')
    expect(first?.textContent).toMatch(/Zoe Zahn.*Missing.*First aid/)
    expect(second?.textContent).toBe('Ann AbleNothing outstandingCompliance of Ann Able')
    expect(within(list).getByRole('link', { name: 'Compliance of Zoe Zahn' }).getAttribute('href')).toBe(
      pathTo('employeeCompliance', { employeeId: ids[1] as never }),
    )
    expect(main.getByText('2 people, of whom 1 still needs something.')).toBeTruthy()
  })

  it('and the list says how many owe something', async () => {
    const { main } = await list({ acts: { gaps: [{ id: template.id, holders: 3, withGaps: 2 }] } })
    expect((await main.findByText('have something outstanding')).parentElement?.textContent).toBe(
      '2 have something outstanding',
    )
  })
})

it('one is downloaded as a document; in vain, it is said', async () => {
  const { main, user } = await one({ acts: { paper: broken } })
  await user.click(main.getByRole('button', { name: 'More' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Download as PDF' }))
  await waitFor(() => expect(notices().join()).toContain('Failed to download the position description'))
})

it('its versions say who wrote each, who holds it, and what changed', async () => {
  const version = (versionNo: number, responsibilities: string, over: object) => ({
    versionNo,
    title: 'Site Supervisor',
    text: aTemplateText({ responsibilities }),
    writtenUtc: '2026-06-15T00:00:00Z',
    writtenBy: 'Ava Lindqvist',
    heldBy: 0,
    acknowledgedBy: 0,
    ...over,
  })
  const versions = [
    version(2, 'Briefs\nCloses', {}),
    version(1, 'Briefs\nKeeps the diary', { heldBy: 2, acknowledgedBy: 1, writtenBy: null }),
  ]
  const { main, user } = await one({ acts: { versions } })
  const list = await main.findByRole('list', { name: 'Versions' })
  const [newest, oldest] = list.children
  expect(newest?.textContent).toMatch(/Version 2.*Current.*by Ava Lindqvist.*Held by no one/)
  expect(oldest?.textContent).toMatch(/Version 1.*Held by 2 people; 1 person acknowledged it/)
  await user.click(within(list).getByText('What changed'))
  const changes = within(list).getByRole('region', { name: 'Key responsibilities' })
  expect([...changes.querySelectorAll('li')].map(({ innerHTML }) => innerHTML)).toEqual([
    'Briefs',
    '<del>Keeps the diary</del>',
    '<ins>Closes</ins>',
  ])
})
