import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { pathTo } from '../../../src/domain/session/places.ts'
import { hrDocumentId, itemId } from '../../fixtures/ids.ts'
import { eve } from '../../fixtures/people.ts'
import { aPolicy } from '../../fixtures/policies.ts'
import { aDocument, aVersion, someChanges } from '../../fixtures/policyDocuments.ts'
import { refused, unreachable } from '../../machines/ports.ts'
import { type Answers, failing, type Role, visit } from '../visit.tsx'

const document_ = aDocument()
const conduct = aPolicy({ bindsMe: true })
const phones = aPolicy({ title: 'Company Mobile Phones', status: 'archived', category: 'Conduct' })
const plant = aPolicy({ title: 'Mobile Plant', category: 'Safety', bindsMe: false })

const atList = (as: Role = 'admin', search = '', hrDocuments: Answers['hrDocuments'] = {}) =>
  visit(`${pathTo('hrDocuments')}${search}`, {
    as,
    answers: { hrDocuments: { list: [conduct, phones, plant], ...hrDocuments } },
  })
const titles = () =>
  within(screen.getByRole('grid', { name: 'documents' }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent)

describe('The list of policies', () => {
  it.each([
    ['', ['Code of Conduct', 'Mobile Plant', 'Company Mobile Phones']],
    ['?q=mobile', ['Mobile Plant', 'Company Mobile Phones']],
    ['?q=safety', ['Mobile Plant']],
    ['?f.status=archived', ['Company Mobile Phones']],
  ])('at the address %s is %j', async (search, listed) => {
    const { main } = await atList('admin', search)
    await main.findByRole('grid')
    expect(titles()).toEqual(listed)
  })

  it('says in the address what is searched for', async () => {
    const { main, user, address } = await atList()
    await user.type(await main.findByRole('searchbox', { name: 'Search documents' }), 'mobile')
    await waitFor(() => expect(address()).toMatch(/q=mobile/))
    await waitFor(() => expect(titles()).toEqual(['Mobile Plant', 'Company Mobile Phones']))
  })

  it('that is empty offers the first step to those who may take it', async () => {
    const { main } = await atList('admin', '', { list: [] })
    expect(await main.findByText('No HR documents yet')).toBeTruthy()
    expect(main.getAllByRole('link', { name: 'New document' })).toHaveLength(2)
  })

  it.each([
    ['admin', true],
    ['employee', false],
  ] as const)('may be changed by an %s: %s', async (as, manages) => {
    const { main } = await atList(as)
    await main.findByRole('grid')
    expect(main.queryByRole('link', { name: 'New document' }) !== null).toBe(manages)
    expect(main.queryByRole('button', { name: 'Categories' }) !== null).toBe(manages)
  })
})

describe('§ 8 The categories', () => {
  const opened = async (hrDocuments: Answers['hrDocuments']) => {
    const page = await atList('admin', '', hrDocuments)
    await page.user.click(await page.main.findByRole('button', { name: 'Categories' }))
    return { ...page, dialog: within(await screen.findByRole('dialog')) }
  }
  const category = (name: string, uses: number) => ({ id: itemId(name), name, uses })

  it.each([
    [1, /^Used by 1 document\. Change the category of it first\.$/],
    [3, /^Used by 3 documents\. Change the category of them first\.$/],
  ])('one with %d documents stays and says why', async (uses, description) => {
    const { dialog } = await opened({ categories: [category('Conduct', uses)] })
    expect(await dialog.findByRole('button', { name: 'Remove Conduct', description })).toBeTruthy()
  })

  it('that cannot be loaded can be asked for again', async () => {
    let isBack = false
    const { dialog, user } = await opened({
      categories: () => (isBack ? [category('Conduct', 0)] : failing(unreachable)),
    })
    expect(await dialog.findByText('Failed to load HR Document Categories')).toBeTruthy()
    isBack = true
    await user.click(dialog.getByRole('button', { name: 'Try again' }))
    expect(await dialog.findByText('Used by no document')).toBeTruthy()
  })

  it('the removal of one that fails says so', async () => {
    const { dialog, user } = await opened({
      categories: [category('Conduct', 0)],
      removeCategory: failing({ _tag: 'Broken', status: 500, requestId: null }),
    })
    await user.click(await dialog.findByRole('button', { name: 'Remove Conduct' }))
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: /^Remove/ }))
    expect((await screen.findAllByText(/Failed to remove category/)).length).toBeGreaterThan(0)
  })
})

describe('One policy', () => {
  const at = (hrDocuments: Answers['hrDocuments'] = {}, as: Role = 'employee', search = '') =>
    visit(`${pathTo('hrDocument', { id: document_.id })}${search}`, {
      as,
      answers: { hrDocuments: { read: document_, list: [conduct], ...hrDocuments } },
    })

  it.each([
    ['employee', ['Read', 'Versions']],
    ['admin', ['Read', 'Versions', 'People', 'Settings']],
  ] as const)('has for an %s the tabs %j', async (as, tabs) => {
    const { main } = await at({}, as)
    await main.findByText('Treat everybody with respect.')
    expect(main.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(tabs)
  })

  it('is agreed to by a press, and says so', async () => {
    const agreements = [{ employeeId: eve, versionNo: 2, agreementDateUtc: '2024-02-02T00:00:00.000Z' }]
    const { main, user, calls } = await at({ agree: { ...document_, agreements } as never })
    await user.click(await main.findByRole('button', { name: 'I have read and agree' }))
    expect(await main.findByText(/You agreed to version 2 on/)).toBeTruthy()
    expect(calls('hrDocuments.agree')[0]?.payload).toMatchObject({ versionNo: 2 })
  })

  it('whose agreement did not arrive asks again', async () => {
    const { main, user } = await at({ agree: failing(unreachable) })
    await user.click(await main.findByRole('button', { name: 'I have read and agree' }))
    expect(await main.findByText(/The server cannot be reached/)).toBeTruthy()
    expect(main.getByRole('button', { name: 'I have read and agree' })).toBeTruthy()
  })

  it('of which there is a newer version is not agreed to, and the newer is offered', async () => {
    const { main, user } = await at({ agree: failing(refused('not_current')) })
    await user.click(await main.findByRole('button', { name: 'I have read and agree' }))
    expect(await main.findByText(/You have not agreed to anything yet/)).toBeTruthy()
    expect(main.getByRole('button', { name: 'Read the new version' })).toBeTruthy()
  })

  const broken = failing({ _tag: 'Broken', status: 500, requestId: null })
  it.each<readonly [string, Answers['hrDocuments'], failed: string, Answers['hrDocuments'], shown: RegExp]>([
    [
      '?tab=versions&version=1',
      { version: broken },
      'Failed to load policy version 1',
      { version: aVersion({ versionNo: 1 }) },
      /Treat everybody with respect/,
    ],
    [
      '?tab=versions&version=2&from=1',
      { diff: broken },
      'Failed to load policy changes',
      { diff: someChanges(), version: aVersion() },
      /Treat everybody with respect/,
    ],
  ])('§ 8 at %s says what failed, and shows what did not', async (search, failed, words, answered, shown) => {
    const { main } = await at(failed, 'admin', search)
    expect(await main.findByText(words)).toBeTruthy()
    const other = await at(answered, 'admin', search)
    expect((await other.main.findAllByText(shown)).length).toBeGreaterThan(0)
  })
})

it.each([
  ['admin', true],
  ['employee', false],
] as const)('from one’s own policies an %s begins a new one: %s', async (as, may) => {
  const { main } = await visit(pathTo('hrPolicies'), { as, answers: { hrDocuments: { list: [conduct] } } })
  await main.findByRole('region', { name: 'To read and agree to' })
  expect(main.queryByRole('link', { name: 'New document' }) !== null).toBe(may)
})

it('what one has to agree to stands before what one has agreed to', async () => {
  const agreed = aPolicy({
    title: 'Agreed',
    agreements: [{ employeeId: eve, versionNo: 2, agreementDateUtc: '2024-02-02T00:00:00.000Z' }] as never,
  })
  const { main } = await visit(pathTo('hrPolicies'), {
    as: 'employee',
    answers: { hrDocuments: { list: [agreed, conduct, { ...plant, id: hrDocumentId('plant') }] } },
  })
  const listed = async (name: string) =>
    within(await main.findByRole('region', { name }))
      .getAllByRole('link')
      .map((link) => link.querySelector('span > span')?.textContent)
  expect(await listed('To read and agree to')).toEqual(['Code of Conduct'])
  expect(await listed('Agreed')).toEqual(['Agreed'])
})

describe('Whom a policy binds', () => {
  it('is told of the day, and of those, that the address asks for', async () => {
    const { calls } = await visit(
      `${pathTo('hrDocument', { id: hrDocumentId('conduct') })}?tab=people&asAt=2026-03-03&standing=late+owed`,
      {
        as: 'admin',
        answers: {
          hrDocuments: {
            read: document_,
            complianceCounts: {
              asAt: '2026-03-03',
              basis: null,
              counts: { agreed: 1, owed: 2, outdated: 0, late: 1 },
              toRemind: 0,
              departments: [],
            },
          },
        },
      },
    )
    await expect
      .poll(() => calls('hrDocuments.complianceWindow').at(-1)?.query)
      .toMatchObject({ asAt: '2026-03-03', standings: 'late,owed' })
  })
})
