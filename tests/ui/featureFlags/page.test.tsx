import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { pathTo } from '../../../src/domain/session/places.ts'
import { ava } from '../../fixtures/people.ts'
import { refused } from '../../machines/ports.ts'
import { type Answers, failing, notices, visit } from '../visit.tsx'

const open = async (toggleFeatureFlag: NonNullable<Answers['session']>['toggleFeatureFlag']) => {
  const app = await visit(pathTo('features'), {
    answers: {
      session: { toggleFeatureFlag },
      featureFlags: {
        changes: [
          { name: 'billing', isEnabled: true, atUtc: '2026-03-02T01:00:00.000Z', by: { id: ava, fullName: 'Ava L.' } },
        ],
      },
    },
  })
  const flag = (await app.main.findByRole('switch', { name: 'Certifications' })) as HTMLInputElement
  return { ...app, flag }
}

const menu = () => within(screen.getByRole('navigation', { name: 'Main' }))

describe('feature management', () => {
  it('says what each shows and hides, and who switched it', async () => {
    const { main } = await open({ name: 'certifications', isEnabled: false })
    expect(main.getByText('Certifications, Certification Management')).toBeTruthy()
    expect(main.getByText(/^Turned on by Ava L\./)).toBeTruthy()
  })

  it('switches before the server has answered: the menu follows', async () => {
    const { user, flag, calls } = await open(undefined)
    expect(menu().getByText('Certification Management')).toBeTruthy()
    await user.click(flag)
    expect(flag.checked).toBe(false)
    expect(menu().queryByText('Certification Management')).toBeNull()
    expect(calls('session.toggleFeatureFlag')).toMatchObject([
      { params: { name: 'certifications' }, payload: { status: false, from: true } },
    ])
  })

  it('goes back when the server refuses, and says why', async () => {
    const { user, flag } = await open(failing(refused('changed_meanwhile', 409)))
    await user.click(flag)
    await waitFor(() => expect(notices().join()).toMatch(/^Certifications could not be turned off\./))
    expect(flag.checked).toBe(true)
    expect(menu().getByText('Certification Management')).toBeTruthy()
  })
})
