import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { wording } from '../../../src/domain/onboarding/wording.ts'
import { pathTo } from '../../../src/domain/session/places.ts'
import { someSamples } from '../../fixtures/company.ts'
import { anOnboarding } from '../../fixtures/onboarding.ts'
import { ava } from '../../fixtures/people.ts'
import { unreachable } from '../../machines/ports.ts'
import { type Answers, failing, notices, type Role, visit } from '../visit.tsx'

const at = (onboarding: Answers['onboarding'] = { read: anOnboarding() }, as: Role = 'admin') =>
  visit(pathTo('accountSetup'), { as, answers: { onboarding } })

/** jsdom has no layout, and so no space before what is only read aloud. */
const named = (act: string) => new RegExp(`^${act} ?Company logo$`)

describe('Account set-up (§ 4)', () => {
  it('says how far it has come, and what each step still needs', async () => {
    const { main } = await at()
    expect(await main.findByText('1 of 3 steps done or skipped')).toBeTruthy()
    expect(main.getByRole('progressbar', { name: 'Steps done' })).toHaveProperty('value', 1)
    expect(main.getByText('Upload a logo. It shows at the top of everyone’s menu.')).toBeTruthy()
    expect(main.queryByText(/Add your departments/)).toBeNull()
    expect(main.getByRole('link', { name: 'Open HR documents' }).getAttribute('href')).toBe(pathTo('hrDocuments'))
  })

  it.each([
    ['Mark as done', 'Completed', 'Done'],
    ['Skip', 'Skipped', 'Skipped'],
  ] as const)('%s saves the step as %s', async (button, status, shown) => {
    const after = anOnboarding({ departments: 'Completed', logo: status, policies: 'Pending' })
    const { main, user, calls } = await at({ read: anOnboarding(), update: after })
    await user.click(await main.findByRole('button', { name: named(button) }))
    expect(calls('onboarding.update')[0]?.payload).toMatchObject({
      stages: expect.arrayContaining([{ type: 'logo', status }]),
    })
    expect((await main.findAllByText(shown)).length).toBeGreaterThan(0)
    expect(main.getByRole('button', { name: named('Reopen') })).toBeTruthy()
  })

  it('that could not be saved is as it was before', async () => {
    const { main, user } = await at({ read: anOnboarding(), update: failing(unreachable) })
    await user.click(await main.findByRole('button', { name: named('Skip') }))
    expect(await main.findByRole('button', { name: named('Skip') })).toBeTruthy()
    expect(main.getByText('1 of 3 steps done or skipped')).toBeTruthy()
    expect(notices()).toEqual([expect.stringContaining(wording.saveFailed)])
  })

  it('that is over can be opened again, and leads home', async () => {
    const { main } = await at({ read: anOnboarding({ departments: 'Completed', logo: 'Skipped' }) })
    expect(await main.findByText('All steps are done or skipped. You can reopen any of them.')).toBeTruthy()
    expect(main.getByRole('link', { name: 'Go to Home' }).getAttribute('href')).toBe('/')
    expect(main.getAllByRole('button', { name: /^Reopen/ })).toHaveLength(2)
  })

  it('of a company without steps says so', async () => {
    const { main } = await at({ read: null })
    expect(await main.findByText('Nothing to set up')).toBeTruthy()
  })

  it.each(['manager', 'employee'] as const)('is not there for a %s', async (as) => {
    const { main } = await at({ read: null }, as)
    expect(await main.findByRole('heading', { name: 'Page not found' })).toBeTruthy()
  })

  it('offers sample data below the steps, and loads it once', async () => {
    const { main, user, calls } = await visit(pathTo('accountSetup'), {
      answers: { onboarding: { read: anOnboarding() }, sampleData: { show: null, load: someSamples } },
    })
    await user.click(await main.findByRole('button', { name: 'Load sample data' }))
    expect(await main.findByText('1 department · 12 people')).toBeTruthy()
    expect(calls('sampleData.load')).toHaveLength(1)
    expect(main.getByRole('button', { name: 'Remove sample data…' })).toBeTruthy()
  })
})

describe('2.5 The company’s logo in the drawer', () => {
  const drawn = (as: Role, logoUrl: string | null, onboarding: Answers['onboarding']) =>
    visit('/', { as, tenant: { logoUrl }, answers: { onboarding } })
  const welcomes = () => screen.queryByRole('dialog', { name: wording.welcome }) !== null
  const setUp = () => screen.queryByRole('link', { name: /^Account Setup/ })?.textContent

  it('is asked for once of an admin, and what is put off is remembered', async () => {
    const read = anOnboarding()
    const { user, calls } = await visit('/', {
      as: 'admin',
      answers: { onboarding: { read, update: { ...read, employeesSeenWelcome: [ava] } } },
    })
    await user.click(await screen.findByRole('button', { name: wording.skipForNow }))
    await waitFor(() => expect(welcomes()).toBe(false))
    expect(calls('onboarding.update')).toMatchObject([{ payload: { employeesSeenWelcome: [ava] } }])
    expect(setUp()).toMatch(/1 ?\/ ?3/)
  })

  it.each<[string, Role, Answers['onboarding']]>([
    ['a company without a record', 'admin', { read: null }],
    ['an admin who has seen it', 'admin', { read: anOnboarding({}, { employeesSeenWelcome: [ava] }) }],
    ['somebody who is no admin', 'employee', { read: anOnboarding() }],
  ])('is not asked for of %s', async (_, as, onboarding) => {
    await drawn(as, null, onboarding)
    expect(welcomes()).toBe(false)
    expect(screen.queryByRole('button', { name: wording.addLogo }) !== null).toBe(as === 'admin')
  })

  it('its place is there without a record too, and no way to account set-up', async () => {
    await drawn('admin', null, { read: null })
    expect(screen.getByRole('button', { name: wording.addLogo })).toBeTruthy()
    expect(setUp()).toBeUndefined()
  })

  it.each<[Role, boolean]>([
    ['admin', true],
    ['manager', false],
    ['employee', false],
  ])('is changed by an admin, and a plain image to others: %s', async (as, isButton) => {
    await drawn(as, '/logos/one', { read: null })
    expect(document.querySelector('img[src="/logos/one"]')).not.toBeNull()
    expect(screen.queryByRole('button', { name: wording.changeLogo }) !== null).toBe(isButton)
  })
})
