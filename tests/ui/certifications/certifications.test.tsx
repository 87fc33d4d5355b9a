import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Certification } from '../../../src/domain/certifications/nouns.ts'
import { pathTo } from '../../../src/domain/session/places.ts'
import { aCertification, aCertificationType } from '../../fixtures/certifications.ts'
import { certificationId, certificationTypeId } from '../../fixtures/ids.ts'
import { eve, max } from '../../fixtures/people.ts'
import { at } from '../../fixtures/time.ts'
import { unreachable } from '../../machines/ports.ts'
import { type Answers, failing, notices, type Role, visit } from '../visit.tsx'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: at('2026-11-21T04:00:00Z') })
  return () => vi.useRealTimers()
})

const card = aCertification()
const before = aCertification({ id: certificationId('before'), verification: 'declined', declinedBecause: 'Too dark' })

describe('One certification of somebody', () => {
  /** The same call reads the list of the person and the history of one type. */
  const open = (history: () => ReadonlyArray<Certification> | ReturnType<typeof failing>, as: Role = 'admin') =>
    visit(pathTo('employeeCertificationsWithId', { id: eve, certificationId: card.id }), {
      as,
      answers: {
        certifications: {
          types: [aCertificationType()],
          complianceOf: { hasLeft: false, endedUtc: null, items: [] },
          listOf: ({ query }) => (query?.certificationType === undefined ? [card] : history()) as never,
        },
      },
    })

  it('stands with what came before it, and why that was declined', async () => {
    const { main } = await open(() => [card, before])
    expect(await main.findByText(/Too dark/)).toBeTruthy()
    expect(main.getByRole('heading', { level: 1, name: /White Card/ })).toBeTruthy()
  })

  it('that is the first says so', async () => {
    const { main } = await open(() => [card])
    expect(await main.findByText('This is the first version.')).toBeTruthy()
  })

  it('§ 8 whose history cannot be read says so, and it is asked for again', async () => {
    let isBack = false
    const { main, user } = await open(() => (isBack ? [card] : failing(unreachable)))
    expect(await main.findByText('Failed to get all certification history')).toBeTruthy()
    isBack = true
    await user.click(main.getByRole('button', { name: 'Try again' }))
    expect(await main.findByText('This is the first version.')).toBeTruthy()
  })
})

describe('The list', () => {
  const open = (as: Role, answers: Answers['certifications'] = {}) =>
    visit(pathTo('certifications'), {
      as,
      answers: {
        certifications: { window: { rows: [card], before: null, after: null }, count: 1, types: [], ...answers },
      },
    })

  it('is fetched as a file, as it is narrowed; that it does not come is said', async () => {
    const csv = failing(unreachable)
    const { main, user, calls } = await visit(`${pathTo('certifications')}?f.standing=expired`, {
      as: 'admin',
      answers: { certifications: { window: { rows: [card], before: null, after: null }, count: 1, types: [], csv } },
    })
    await user.click(await main.findByRole('button', { name: 'Download this list (CSV)' }))
    expect(await screen.findByText(/Failed to export certifications/)).toBeTruthy()
    expect(calls('certifications.csv')[0]?.query).toMatchObject({ choice: 'expired' })
  })

  it.each([
    ['admin', 'Who holds what, and until when.', 'Add certification', true],
    ['manager', 'Your own, and those of your direct reports.', 'Add certification', false],
    ['employee', 'You have no direct reports, so the list shows only your own.', 'Submit a certification', false],
  ] as const)('says to an %s how far it reaches', async (as, reach, adds, hasTypes) => {
    const { main } = await open(as)
    expect(await main.findByText(reach)).toBeTruthy()
    expect(main.getByRole('button', { name: adds })).toBeTruthy()
    expect(main.queryByRole('link', { name: 'Types' }) !== null).toBe(hasTypes)
  })

  it('whose rows cannot be read says so, though they are counted, and they are asked for again', async () => {
    let isBack = false
    const { main, user } = await open('admin', {
      counts: { expired: 0, expiringSoon: 0, current: 1, submitted: 0, declined: 0, archived: 0 },
      window: () => (isBack ? { rows: [card], before: null, after: null } : failing(unreachable)),
    })
    expect(await main.findByText(/The list may be out of date/)).toBeTruthy()
    isBack = true
    await user.click(main.getByRole('button', { name: 'Try again' }))
    expect(await main.findByText('White Card')).toBeTruthy()
    expect(main.queryByRole('button', { name: 'Try again' })).toBeNull()
  })

  it('that is empty says what is kept here', async () => {
    const counts = { expired: 0, expiringSoon: 0, current: 0, submitted: 0, declined: 0, archived: 0 }
    const { main } = await open('admin', { window: { rows: [], before: null, after: null }, count: 0, counts })
    expect(await main.findByText('No certifications yet')).toBeTruthy()
  })
})

describe('The types', () => {
  const inUse = aCertificationType({
    references: [card.id],
    referenceCount: 3,
    requiredBy: { ...aCertificationType().requiredBy, all: true },
  })
  const archived = aCertificationType({
    id: certificationTypeId('old'),
    name: 'Old Card',
    isDeleted: true,
    validityMonths: null,
  })
  const open = (as: Role = 'admin') =>
    visit(pathTo('certificationSettings'), { as, answers: { certifications: { types: [inUse, archived] } } })

  it('say how long each is good for, who must hold it, and that it is in use', async () => {
    const { main } = await open()
    expect(await main.findByText('Valid for 1 year · Required for everyone')).toBeTruthy()
    expect(main.getByText('3 certifications')).toBeTruthy()
  })

  it('say of which positions and tags each is asked', async () => {
    const requiredBy = {
      all: false,
      departmentIds: [],
      positionTitles: ['Scaffolder'],
      tags: ['first aider', 'rigger'],
    }
    const { main } = await visit(pathTo('certificationSettings'), {
      as: 'admin',
      answers: { certifications: { types: [{ ...inUse, requiredBy }] } },
    })
    const said = 'Valid for 1 year · Required for position: Scaffolder; tags: first aider and rigger'
    expect(await main.findByText(said)).toBeTruthy()
  })

  it('that are archived are shown when asked for, and can be brought back', async () => {
    const { main, user } = await open()
    await user.click(await main.findByRole('checkbox', { name: 'Show archived types (1)' }))
    expect(main.getByText('Does not expire · Not required')).toBeTruthy()
    expect(main.getByRole('button', { name: 'Unarchive Old Card' })).toBeTruthy()
  })

  it('§ 4 one in use is archived behind a question that says what stays, and brought back by another', async () => {
    const one = { ...inUse, referenceCount: 1 }
    const saveType = ({ payload }: { readonly payload?: unknown }) => ({ ...one, ...(payload as object), version: 2 })
    const { main, user, calls } = await visit(pathTo('certificationSettings'), {
      answers: { certifications: { types: [one], saveType } },
    })
    expect(await main.findByText('1 certification')).toBeTruthy()
    await user.click(main.getByRole('button', { name: 'Archive White Card' }))
    const question = within(await screen.findByRole('dialog', { name: 'Archive White Card' }))
    expect(question.getByText(/1 certification of this type is kept as it is\./)).toBeTruthy()
    expect(calls('certifications.saveType')).toEqual([])
    await user.click(question.getByRole('button', { name: 'Archive type' }))
    await waitFor(() => expect(notices()).toEqual(['Certification type archived successfully']))
    expect(calls('certifications.saveType')[0]?.payload).toMatchObject({ id: one.id, version: 1, isDeleted: true })
    expect(main.queryByText('White Card')).toBeNull()

    await user.click(main.getByRole('checkbox', { name: 'Show archived types (1)' }))
    await user.click(main.getByRole('button', { name: 'Unarchive White Card' }))
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Unarchive type' }))
    await waitFor(() => expect(notices()).toContain('Certification type unarchived successfully'))
    expect(calls('certifications.saveType')[1]?.payload).toMatchObject({ version: 2, isDeleted: false })
  })

  it('§ 4 that are archived are a choice of the list, with how many hold them, and are not offered to be added', async () => {
    const counts = { expired: 0, expiringSoon: 0, current: 1, submitted: 0, declined: 0, archived: 1 }
    const { main, user, calls } = await visit(pathTo('certifications'), {
      answers: {
        certifications: {
          window: { rows: [card], before: null, after: null },
          count: 1,
          counts,
          types: [inUse, archived],
        },
      },
    })
    await user.selectOptions(await main.findByRole('combobox', { name: 'Status' }), 'Archived types (1)')
    await waitFor(() => expect(calls('certifications.window').at(-1)?.query).toMatchObject({ choice: 'archived' }))
    await user.click(main.getByRole('button', { name: 'Add certification' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Add certification' }))
    const offered = within(dialog.getByRole('combobox', { name: /^Type/ })).getAllByRole('option')
    expect(offered.map(({ textContent }) => textContent)).toEqual(['Choose a type', 'White Card'])
  })

  it('§ 8 a new one is sent as it was typed, and said', async () => {
    const saveType = ({ payload }: { readonly payload?: unknown }) => ({ ...inUse, ...(payload as object), version: 1 })
    const { main, user, calls } = await visit(pathTo('certificationSettings'), {
      answers: { certifications: { types: [], saveType } },
    })
    expect(await main.findByText('No certification types yet')).toBeTruthy()
    await user.click(main.getByRole('button', { name: 'Add type' }))
    await user.type(main.getByRole('textbox', { name: /^Name/ }), 'Forklift LF')
    await user.click(main.getByRole('checkbox', { name: 'Required for everyone' }))
    await user.click(main.getByRole('button', { name: 'Save type' }))
    await waitFor(() => expect(notices()).toEqual(['Certification type created successfully']))
    expect(calls('certifications.saveType')[0]?.payload).toMatchObject({
      name: 'Forklift LF',
      version: null,
      requiredBy: { all: true },
    })
    expect(main.getByText('Forklift LF')).toBeTruthy()
  })

  it('are written one at a time', async () => {
    const { main, user } = await open()
    await user.click(await main.findByRole('button', { name: 'Add type' }))
    const waits = { description: 'Save or cancel your changes first.' }
    for (const name of ['Add type', 'Edit White Card', 'Archive White Card'])
      expect(main.getByRole('button', { name, ...waits })).toBeTruthy()
  })

  it.each(['manager', 'employee'] as const)('are not a %s’s', async (as) => {
    await open(as)
    expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeTruthy()
  })
})

describe('What is asked of whom', () => {
  it('is a row for each person: what is missing is not what has expired; searched by name', async () => {
    const people = [
      [eve, 'Eve Marlowe', 'x'],
      [max, 'Max Oduya', 'm'],
    ].map(([employeeId, fullName, certifications]) => ({
      employeeId: employeeId as typeof eve,
      fullName: fullName as string,
      department: null,
      certifications: certifications as string,
      policies: '',
    }))
    const matrix = { types: [{ id: card.certificationTypeId, name: 'White Card' }], policies: [], people }
    const { main, user } = await visit(pathTo('certifications'), {
      answers: { certifications: { window: { rows: [], before: null, after: null }, count: 0, types: [], matrix } },
    })
    await user.click(await main.findByRole('tab', { name: 'Requirements' }))
    const rows = () => main.queryAllByRole('row').map(({ textContent }) => textContent)
    await waitFor(() => expect(rows()).toContainEqual(expect.stringMatching(/Eve Marlowe.*Expired/)))
    expect(rows()).toContainEqual(expect.stringMatching(/Max Oduya.*Missing/))
    await user.type(main.getByRole('searchbox', { name: 'Search people' }), 'max')
    await waitFor(() => expect(rows()).not.toContainEqual(expect.stringContaining('Eve Marlowe')))
    expect(rows()).toContainEqual(expect.stringContaining('Max Oduya'))
  })
})

describe('What somebody owes', () => {
  const item = { kind: 'certification' as const, title: 'White Card', dueUtc: null, doneUtc: null }
  const owing = (standing: 'missing' | 'expired', hasLeft = false) => ({
    hasLeft,
    endedUtc: null,
    items: [{ ...item, id: certificationTypeId('white card') as string, standing }],
  })
  const open = (complianceOf: ReturnType<typeof owing>, as: Role = 'admin') =>
    visit(pathTo('employeeCertifications', { id: eve }), {
      as,
      answers: { certifications: { types: [aCertificationType()], listOf: [], complianceOf } },
    })

  it('and never handed in is missing, and can be handed in from there', async () => {
    const { main } = await open(owing('missing'))
    expect(await main.findByRole('region', { name: 'Required and missing' })).toBeTruthy()
    expect(main.getByRole('button', { name: /^Submit ?White Card$/ })).toBeTruthy()
  })

  it.each([
    ['what has expired is not missing', owing('expired')],
    ['nothing is required of a former employee', owing('missing', true)],
  ])('%s', async (_, complianceOf) => {
    const { main, calls } = await open(complianceOf)
    await vi.waitFor(() => expect(calls('certifications.complianceOf')).not.toEqual([]))
    await main.findByRole('heading', { level: 1 })
    expect(main.queryByRole('region', { name: 'Required and missing' })).toBeNull()
  })
})

it('somebody else’s certifications are not an employee’s to see', async () => {
  const { main } = await visit(pathTo('employeeCertifications', { id: max }), {
    as: 'employee',
    answers: {
      certifications: { listOf: failing({ _tag: 'Refused', status: 404, code: 'not_found', message: '', errors: [] }) },
    },
  })
  expect(await main.findByRole('heading', { level: 1, name: 'Page not found' })).toBeTruthy()
})
