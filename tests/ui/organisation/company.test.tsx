import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { companyDefaults, defaultIs, localeDefault } from '../../../src/domain/organisation/defaults.ts'
import { pathTo } from '../../../src/domain/session/places.ts'
import { companyRead, heldMail, liveMail, someSamples } from '../../fixtures/company.ts'
import { eve } from '../../fixtures/people.ts'
import { refused } from '../../machines/ports.ts'
import { failing, type Role, visit } from '../visit.tsx'

const locale = {
  company: { dateStyle: 'ordinal', firstWeekday: 1, numberStyle: ',.', version: 1 },
  own: { dateStyle: null, firstWeekday: null, numberStyle: null, zone: null },
} as const

const atSettingsWith = (answers: object, as: Role = 'admin') =>
  visit(pathTo(as === 'admin' ? 'companySettings' : 'settings'), {
    as,
    answers: {
      company: { show: companyRead(), mail: liveMail },
      sampleData: { show: null },
      locale: { show: locale },
      ...answers,
    },
  })

const atSettings = (answers: object = {}, as?: Role, samples: object = {}) =>
  atSettingsWith(
    {
      company: { show: companyRead(), mail: liveMail, ...answers },
      sampleData: { show: null, ...samples },
    },
    as,
  )

describe('The company’s own settings', () => {
  it('are changed by an admin, and saved with the version they were read in', async () => {
    const saved = companyRead({ name: 'Banksia', version: 2 })
    const { main, user, calls } = await atSettings({ update: saved })
    const name = await main.findByRole('textbox', { name: 'Name' })
    await user.clear(name)
    await user.type(name, 'Banksia')
    await user.click(main.getByRole('button', { name: 'Save company details' }))
    expect(await screen.findByText('Company details saved')).toBeTruthy()
    expect(calls('company.update').map(({ payload }) => payload)).toEqual([
      { ...companyRead(), changes: undefined, name: 'Banksia', version: 1 },
    ])
  })

  it('need a name, and an address that can be written to', async () => {
    const { main, user, calls } = await atSettings()
    await user.clear(await main.findByRole('textbox', { name: 'Name' }))
    await user.type(main.getByLabelText('Reply-to address'), 'nobody')
    await user.click(main.getByRole('button', { name: 'Save company details' }))
    expect(main.getByText('Enter the company name')).toBeTruthy()
    expect(main.getByText('Enter an email address, for example name@company.com')).toBeTruthy()
    expect(calls('company.update')).toEqual([])
  })

  it('have working days, of which one at least has to stay, with the default said beside them', async () => {
    const saved = companyRead({ workingDays: 'Tue Wed Thu Fri Sat', version: 2 })
    const { main, user, calls } = await atSettings({ update: saved })
    const days = within(await main.findByRole('group', { name: 'Working days' }))
    expect(main.getByText(/Default: Monday to Friday\./)).toBeTruthy()
    for (const name of ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'])
      await user.click(days.getByRole('checkbox', { name }))
    await user.click(main.getByRole('button', { name: 'Save company details' }))
    expect(days.getByText('Choose at least one day')).toBeTruthy()
    expect(calls('company.update')).toEqual([])
    for (const name of ['Saturday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'])
      await user.click(days.getByRole('checkbox', { name }))
    await user.click(main.getByRole('button', { name: 'Save company details' }))
    expect(calls('company.update').map(({ payload }) => payload)).toMatchObject([
      { workingDays: 'Tue Wed Thu Fri Sat' },
    ])
  })

  it('say their defaults, where they have any', async () => {
    const { main } = await atSettings()
    await main.findByRole('textbox', { name: 'Name' })
    for (const [field, said] of Object.entries(companyDefaults))
      if (said !== null) expect(main.getByText(new RegExp(defaultIs(said).replaceAll('.', '\\.'))), field).toBeTruthy()
    for (const style of ['dateStyle', 'firstWeekday', 'numberStyle'] as const)
      expect((await main.findAllByText(defaultIs(localeDefault(style)))).length, style).toBe(1)
  })

  it('say who changed what, when, and put it back as it was before', async () => {
    const changes = [
      {
        field: 'name',
        before: 'Banksia Homes',
        atUtc: '2024-02-14T22:00:00.000Z',
        by: { id: eve, fullName: 'Eve Marlowe' },
      },
    ]
    const { main, user } = await atSettings({ show: companyRead({ changes }) })
    expect((await main.findByText(/changed by Eve Marlowe/)).textContent).toMatch(
      /15th Feb 2024.*Before: Banksia Homes/,
    )
    await user.click(main.getByRole('button', { name: 'Restore Name' }))
    expect(main.getByRole<HTMLInputElement>('textbox', { name: 'Name' }).value).toBe('Banksia Homes')
  })

  it('lay somebody else’s change beside, and lose nothing: mine is kept on the version that is there', async () => {
    const theirs = companyRead({ name: 'Ridge Homes', version: 2 })
    let tries = 0
    const { main, user, calls } = await atSettings({
      show: () => (tries === 0 ? companyRead() : theirs),
      update: () => (++tries === 1 ? failing(refused('changed_meanwhile', 409)) : { ...theirs, version: 3 }),
    })
    await user.type(await main.findByRole('textbox', { name: 'Name' }), '!')
    await user.click(main.getByRole('button', { name: 'Save company details' }))
    const keep = await main.findByRole('button', { name: 'Keep mine' })
    expect(main.getAllByText('Ridge Homes').length).toBeGreaterThan(0)
    const mine = `${companyRead().name}!`
    expect(main.getAllByText(mine).length).toBeGreaterThan(0)
    await user.click(keep)
    expect(await screen.findByText('Company details saved')).toBeTruthy()
    expect(calls('company.update').at(-1)?.payload).toMatchObject({ name: mine, version: 2 })
  })

  it('are not there for an employee, and not asked for', async () => {
    const { main, calls } = await atSettings({}, 'employee')
    await main.findByRole('heading', { name: 'Your date and number format' })
    expect(main.queryByRole('textbox', { name: 'Name' })).toBeNull()
    expect(calls('company.show')).toEqual([])
  })
})

describe('Set-up mode', () => {
  it('holds all mail once it was confirmed', async () => {
    const { main, user, calls } = await atSettings({ actOnMail: heldMail })
    await user.click(await main.findByRole('button', { name: 'Hold all emails…' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Hold all emails' }))
    await user.click(dialog.getByRole('button', { name: 'Hold all emails' }))
    const list = await main.findByRole('list', { name: 'Held emails' })
    expect(within(list).getByRole('listitem').textContent).toContain('You are invited to Banksia Ridge')
    expect(calls('company.actOnMail').map(({ payload }) => payload)).toEqual([{ act: 'hold' }])
  })

  it('counts what going live sends, before it does', async () => {
    const { main, user, calls } = await atSettings({ mail: heldMail, actOnMail: liveMail })
    await user.click(await main.findByRole('button', { name: 'Go live…' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Go live' }))
    expect(dialog.getByText(/^1 held email will be sent now/)).toBeTruthy()
    await user.click(dialog.getByRole('button', { name: 'Go live' }))
    expect(await main.findByRole('button', { name: 'Hold all emails…' })).toBeTruthy()
    expect(calls('company.actOnMail').map(({ payload }) => payload)).toEqual([{ act: 'goLive' }])
  })

  it('drops one message for good, by its name; when that fails it says why and the message stays', async () => {
    const { main, user } = await atSettings({ mail: heldMail, actOnMail: failing({ _tag: 'Unreachable' }) })
    await user.click(await main.findByRole('button', { name: /^Discard You are invited/ }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Discard email' }))
    expect(dialog.getByText(/“You are invited to Banksia Ridge” to eve@tenure.example will never be sent/)).toBeTruthy()
    await user.click(dialog.getByRole('button', { name: 'Discard email' }))
    expect(await dialog.findByRole('alert')).toBeTruthy()
    await user.click(dialog.getByRole('button', { name: 'Cancel' }))
    expect(main.getByRole('list', { name: 'Held emails' })).toBeTruthy()
  })
})

describe('Sample data', () => {
  it('is loaded with one press, however often it is pressed', async () => {
    const { main, user, calls } = await atSettings({}, 'admin', { load: someSamples })
    await user.dblClick(await main.findByRole('button', { name: 'Load sample data' }))
    expect(await main.findByRole('button', { name: 'Remove sample data…' })).toBeTruthy()
    expect(main.getByText('1 department · 12 people')).toBeTruthy()
    expect(calls('sampleData.load')).toHaveLength(1)
  })

  it('that could not be loaded says why, and is offered again', async () => {
    const { main, user } = await atSettings({}, 'admin', { load: failing({ _tag: 'Unreachable' }) })
    await user.click(await main.findByRole('button', { name: 'Load sample data' }))
    expect(await screen.findByText(/Sample data could not be loaded\. The server cannot be reached/)).toBeTruthy()
    expect(await main.findByRole('button', { name: 'Load sample data' })).toBeTruthy()
  })

  it('is removed after it was said what goes and what stays', async () => {
    const { main, user, calls } = await atSettings({}, 'admin', { show: someSamples, remove: null })
    await user.click(await main.findByRole('button', { name: 'Remove sample data…' }))
    expect(within(main.getByRole('list', { name: 'What stays' })).getByRole('listitem').textContent).toBe(
      'Workshop (sample)Department, kept because one of your people uses it',
    )
    const dialog = within(await screen.findByRole('dialog', { name: 'Remove sample data' }))
    expect(
      dialog.getByText(
        /^This deletes 1 department and 12 people\. .*Workshop \(sample\) stays, because it is in use\./,
      ),
    ).toBeTruthy()
    await user.click(dialog.getByRole('button', { name: 'Remove sample data' }))
    expect(await main.findByRole('button', { name: 'Load sample data' })).toBeTruthy()
    expect(calls('sampleData.remove').map(({ payload }) => payload)).toEqual([{ digest: someSamples.digest }])
  })

  it('that was changed meanwhile is not removed, but shown anew', async () => {
    const { main, user, calls } = await atSettings({}, 'admin', {
      show: someSamples,
      remove: failing(refused('changed_meanwhile', 409)),
    })
    await user.click(await main.findByRole('button', { name: 'Remove sample data…' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Remove sample data' }))
    await user.click(dialog.getByRole('button', { name: 'Remove sample data' }))
    expect(await screen.findByText(/has changed in the meantime, so nothing was removed/)).toBeTruthy()
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(calls('sampleData.show')).toHaveLength(2)
  })
})

describe('Your data', () => {
  const atExport = (take?: object) => atSettingsWith({ everything: { take } })

  it('is exported with all files, or without, and can be stopped', async () => {
    const { main, user, calls } = await atExport()
    await user.click(await main.findByRole('checkbox', { name: 'With all files' }))
    await user.click(main.getByRole('button', { name: 'Export everything' }))
    expect(calls('everything.take').map(({ query }) => query)).toEqual([{ files: 'false' }])
    await user.click(main.getByRole('button', { name: 'Stop the export' }))
    expect(main.getByRole('checkbox', { name: 'With all files' })).toHaveProperty('checked', false)
  })

  it('of one that breaks off nothing is saved, which is said', async () => {
    const { main, user } = await atExport(failing({ _tag: 'Unreachable' }))
    await user.click(await main.findByRole('button', { name: 'Export everything' }))
    expect(await screen.findByText(/The export did not finish\. Nothing was saved/)).toBeTruthy()
    expect(main.getByRole('button', { name: 'Export everything' })).toBeTruthy()
  })
})
