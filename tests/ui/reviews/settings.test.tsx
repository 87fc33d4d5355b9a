import { waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { pathTo } from '../../../src/domain/session/places.ts'
import { usualReviewSettings } from '../../fixtures/reviewSettings.ts'
import { refused } from '../../machines/ports.ts'
import { type Answers, failing, notices, type Role, visit } from '../visit.tsx'

const settings = { ...usualReviewSettings, version: 1 }

const atTheSettings = (reviews: Answers['reviews'] = {}, as: Role = 'admin', tenant: object = {}) =>
  visit(pathTo('prSettings'), { as, tenant, answers: { reviews: { settings, ...reviews } } })

const save = async ({ main, user }: Awaited<ReturnType<typeof atTheSettings>>) =>
  user.click(main.getByRole('button', { name: 'Save settings' }))

describe('The settings of performance reviews', () => {
  it('are saved with the version they were read at, and changed again from what was saved', async () => {
    const page = await atTheSettings({ saveSettings: { ...settings, starters: 'admins', version: 2 } })
    const { main, user, calls } = page
    await user.selectOptions(await main.findByLabelText('Who can start reviews'), 'Administrators')
    await save(page)
    await waitFor(() => expect(notices()).toEqual(['Settings saved']))
    await user.click(main.getByRole('checkbox', { name: /^Hide answers until/ }))
    await save(page)
    await waitFor(() =>
      expect(calls('reviews.saveSettings').map(({ payload }) => payload)).toEqual([
        { ...settings, starters: 'admins' },
        { ...settings, hidesUntilBoth: false, starters: 'admins', version: 2 },
      ]),
    )
  })

  it('1.7, 10 the smallest group is a whole number from 2 to 10, and names may be shown', async () => {
    const page = await atTheSettings({
      saveSettings: { ...settings, isAnonymous: false, smallestGroup: 5, version: 2 },
    })
    const { main, user, calls } = page
    const field = await main.findByRole('textbox', { name: /^Smallest group/ })
    await user.clear(field)
    await user.type(field, '1')
    await save(page)
    expect(await main.findByText('Enter a whole number from 2 to 10')).toBeTruthy()
    await user.clear(field)
    await user.type(field, '5')
    await user.click(main.getByRole('checkbox', { name: /^Show feedback from others without names/ }))
    await save(page)
    await waitFor(() =>
      expect(calls('reviews.saveSettings').map(({ payload }) => payload)).toEqual([
        { ...settings, isAnonymous: false, smallestGroup: 5 },
      ]),
    )
  })

  it('say when people are reminded, and with which steps a scale begins: at least two, each once', async () => {
    const page = await atTheSettings({ saveSettings: { ...settings, version: 2 } })
    const { main, user, calls } = page
    await user.selectOptions(await main.findByLabelText('Reminder emails'), 'No reminders')
    const scale = within(main.getByRole('group', { name: /^Rating steps/ }))
    while (scale.getAllByRole('textbox').length > 1)
      await user.click(scale.getAllByRole('button', { name: /^Remove/ }).at(-1) as HTMLElement)
    await save(page)
    expect(await main.findByText('Enter at least two')).toBeTruthy()
    await user.click(scale.getByRole('button', { name: 'Add step' }))
    await user.type(scale.getAllByRole('textbox').at(-1) as HTMLElement, 'Well below what was agreed')
    expect(await main.findByText('Each name can be used only once')).toBeTruthy()
    await user.clear(scale.getAllByRole('textbox').at(-1) as HTMLElement)
    await user.type(scale.getAllByRole('textbox').at(-1) as HTMLElement, ' As agreed ')
    await save(page)
    await waitFor(() =>
      expect(calls('reviews.saveSettings').map(({ payload }) => payload)).toEqual([
        { ...settings, reminders: 'none', scale: ['Well below what was agreed', 'As agreed'] },
      ]),
    )
  })

  it('somebody else’s change is laid beside', async () => {
    let reads = 0
    const page = await atTheSettings({
      settings: () => (++reads === 1 ? settings : { ...settings, hidesUntilBoth: false, version: 2 }),
      saveSettings: failing(refused('changed_meanwhile', 409)),
    })
    await page.user.selectOptions(await page.main.findByLabelText('Who can start reviews'), 'Administrators')
    await save(page)
    expect(await page.main.findByText(/Someone else changed this in the meantime/)).toBeTruthy()
  })

  it('cannot be read: is said, and tried again', async () => {
    let reads = 0
    const page = await atTheSettings({ settings: () => (++reads === 1 ? failing(refused('gone', 500)) : settings) })
    expect(await page.main.findByText('The settings could not be loaded')).toBeTruthy()
    await page.user.click(page.main.getByRole('button', { name: 'Try again' }))
    expect(await page.main.findByRole('button', { name: 'Save settings' })).toBeTruthy()
  })

  it.each<[Role, object]>([
    ['manager', {}],
    ['employee', {}],
    ['admin', { productPlan: 'compliance' }],
  ])('are not there for %s, %o', async (as, tenant) => {
    const { main } = await atTheSettings({}, as, tenant)
    expect(await main.findByRole('heading', { level: 1, name: 'Page not found' })).toBeTruthy()
  })
})
