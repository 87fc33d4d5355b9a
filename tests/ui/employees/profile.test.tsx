import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import type { Employee, PersonPolicy } from '../../../src/domain/employees/nouns.ts'
import { pathTo } from '../../../src/domain/session/places.ts'
import { hrDocumentId } from '../../fixtures/ids.ts'
import { anEmployee, ava, eve } from '../../fixtures/people.ts'
import { refused, unreachable } from '../../machines/ports.ts'
import { type Answers, failing, notices, type Role, visit } from '../visit.tsx'

const personal = {
  dateOfBirth: null,
  gender: null,
  personalEmail: null,
  personalPhone: null,
  address: 'West End QLD 4101',
  rightToWork: null,
}
const emergency = {
  contactName: 'Robin Larsen',
  contactRelationship: null,
  contactPhone: '0491 570 156',
  secondName: null,
  secondRelationship: null,
  secondPhone: null,
  medicalNotes: null,
}
const nobody = { ...emergency, contactName: null, contactPhone: null }
const other = { employeeNumber: null, employmentType: null, workingHours: null, notes: null }
const policy = (name: string, over: Partial<PersonPolicy> = {}): PersonPolicy => ({
  id: hrDocumentId(name),
  title: name,
  category: null,
  versionNo: 1,
  dueUtc: null,
  isForAll: false,
  isChosen: false,
  applies: false,
  standing: null,
  agreedVersionNo: null,
  agreementDateUtc: null,
  ...over,
})
const safety = policy('Site safety', { isForAll: true, applies: true, standing: 'owed' })
const vehicles = policy('Vehicles')
const whole = anEmployee({ personal, other, hrPolicies: [safety, vehicles], mayShowEmergency: true })

const at = async (of: Employee = whole, employees: Answers['employees'] = {}, as: Role = 'admin') => {
  const page = await visit(`${pathTo('employee', { id: of.id })}?tab=details`, {
    as,
    answers: { employees: { read: of, ...employees } },
  })
  await page.main.findByRole('region', { name: 'Basic' })
  const region = (name: string) => within(page.main.getByRole('region', { name }))
  const press = (name: string, button: string) =>
    page.user.click(region(name).getByRole('button', { name: new RegExp(`^${button}`) }))
  return { ...page, region, press }
}

describe('the sections of a profile', () => {
  it('are saved one by one, and a failure in one keeps what was typed in the others', async () => {
    let isBack = false
    const saved = { ...personal, address: '1 Banksia Street\nWest End QLD 4101' }
    const { region, press, user, calls } = await at(whole, {
      updatePersonal: () => (isBack ? anEmployee({ ...whole, personal: saved, version: 3 }) : failing(unreachable)),
      updateOther: anEmployee({ ...whole, other: { ...other, employmentType: 'Part time' }, version: 2 }),
    })
    await press('Personal', 'Edit')
    await waitFor(() => expect(document.activeElement).toBe(region('Personal').getByLabelText('Date of birth')))
    const address = region('Personal').getByLabelText('Home address')
    await user.clear(address)
    await user.click(address)
    await user.paste(saved.address)
    await press('Other', 'Edit')
    await user.selectOptions(region('Other').getByLabelText('Employment'), 'Part time')
    await press('Personal', 'Save')
    expect((await region('Personal').findByRole('alert')).textContent).toContain('What you typed is still here.')
    await press('Other', 'Save')
    expect(await region('Other').findByRole('button', { name: /^Edit/ })).toBeTruthy()
    expect(region('Other').getByText('Part time')).toBeTruthy()
    expect(region('Personal').getByLabelText('Home address')).toHaveProperty('value', saved.address)
    isBack = true
    await press('Personal', 'Save')
    expect(await region('Personal').findByRole('button', { name: /^Edit/ })).toBeTruthy()
    expect(region('Personal').getByText(/1 Banksia Street/)).toBeTruthy()
    // What the other section has saved meanwhile is another version of the record.
    expect(calls('employees.updatePersonal').map(({ payload }) => payload)).toMatchObject([
      { version: 1, address: saved.address },
      { version: 2, address: saved.address },
    ])
    expect(calls('employees.updateOther')).toMatchObject([{ payload: { version: 1, employmentType: 'Part time' } }])
  })

  it('a day of birth to come is said under its field, and nothing is sent', async () => {
    const { region, press, user, calls } = await at()
    await press('Personal', 'Edit')
    await user.type(region('Personal').getByLabelText('Date of birth'), '01/01/2999')
    await press('Personal', 'Save')
    expect(region('Personal').getByLabelText('Date of birth', { selector: '[aria-invalid=true]' })).toBeTruthy()
    expect(region('Personal').getByText('A date of birth cannot be in the future.')).toBeTruthy()
    expect(calls('employees.updatePersonal')).toEqual([])
  })

  it('a number that is somebody else’s is said under its field alone', async () => {
    const { region, press, user } = await at(whole, {
      updateOther: failing(refused('employee_number_in_use', 409, 'employeeNumber')),
    })
    await press('Other', 'Edit')
    await user.type(region('Other').getByLabelText('Employee number'), 'E7')
    await press('Other', 'Save')
    const number = await region('Other').findByRole('textbox', {
      name: 'Employee number',
      description: /employee_number_in_use/,
    })
    expect(number).toHaveProperty('value', 'E7')
    expect(region('Other').queryAllByText(/employee_number_in_use/)).toHaveLength(1)
  })

  it('a contact without a number is none', async () => {
    const { region, press, user, calls } = await at(anEmployee({ ...whole, emergency: nobody }), {
      updateEmergency: anEmployee({ ...whole, version: 2 }),
    })
    const contacts = region('Emergency contacts')
    await press('Emergency contacts', 'Edit')
    await user.type(contacts.getByRole('textbox', { name: 'First contact' }), 'Robin Larsen')
    await press('Emergency contacts', 'Save')
    const phone = within(contacts.getByRole('group', { name: 'First contact' })).getByRole('textbox', {
      name: 'Phone',
      description: 'Enter the number to call',
    })
    expect([document.activeElement, calls('employees.updateEmergency')]).toEqual([phone, []])
    await user.type(phone, '0491 570 156')
    await press('Emergency contacts', 'Save')
    const link = await contacts.findByRole('link', { name: '0491 570 156' })
    expect(link.getAttribute('href')).toBe('tel:0491 570 156')
    expect(calls('employees.updateEmergency')).toMatchObject([{ payload: { version: 1, ...emergency } }])
  })

  it('another’s contacts are shown when asked for, which is said before', async () => {
    const { region, press, calls } = await at(whole, { emergency })
    expect(region('Emergency contacts').getByText(/Viewing them is recorded\./)).toBeTruthy()
    expect(calls('employees.emergency')).toEqual([])
    await press('Emergency contacts', 'Show')
    expect(await region('Emergency contacts').findByText(/Robin Larsen/)).toBeTruthy()
    expect(calls('employees.emergency')).toHaveLength(1)
  })

  it('that could not be shown can be asked for again', async () => {
    let isBack = false
    const { region, press } = await at(whole, { emergency: () => (isBack ? emergency : failing(unreachable)) })
    await press('Emergency contacts', 'Show')
    await waitFor(() => expect(notices()).toEqual(['Failed to load the emergency contacts']))
    isBack = true
    await press('Emergency contacts', 'Show')
    expect(await region('Emergency contacts').findByText(/Robin Larsen/)).toBeTruthy()
  })

  const own = anEmployee({ ...whole, emergency, mayShowEmergency: false })
  it.each<readonly [string, Role, Employee, contacts: RegExp, mayEdit: boolean]>([
    ['the person sees their own and edits none of it', 'employee', own, /Robin Larsen/, false],
    ['their manager sees it too, contacts on request', 'manager', whole, /Viewing them is recorded\./, true],
    ['an admin the same', 'admin', whole, /Viewing them is recorded\./, true],
    ['an admin’s own are there at once, and edited', 'admin', { ...own, id: ava }, /Robin Larsen/, true],
  ])('%s', async (_, as, of, contacts, mayEdit) => {
    const { main, region } = await at(of, {}, as)
    expect(region('Personal').getByText(/West End QLD 4101/)).toBeTruthy()
    expect(region('Emergency contacts').getByText(contacts)).toBeTruthy()
    for (const name of ['Personal', 'HR policies', 'Other'])
      expect([name, region(name).getByRole('button', { name: /^Edit/ }).getAttribute('aria-disabled')]).toEqual([
        name,
        mayEdit ? null : 'true',
      ])
    expect(main.getByRole('region', { name: 'Picture' })).toBeTruthy()
  })

  it.each(['Personal', 'Emergency contacts', 'HR policies', 'Other'])(
    'that is not for these eyes is not there: %s',
    async (name) => {
      const { main } = await at(anEmployee(), {}, 'manager')
      expect(main.queryByRole('region', { name })).toBeNull()
    },
  )

  it('a policy that does not bind everybody is given to one person', async () => {
    const bound = [safety, policy('Vehicles', { isChosen: true, applies: true, standing: 'owed' })]
    const { region, press, user, calls } = await at(whole, {
      updateHrPolicies: anEmployee({ ...whole, hrPolicies: bound, version: 2 }),
    })
    const lines = () =>
      region('HR policies')
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent)
    expect(lines()).toEqual(['Site safetyVersion 1To agree'])
    await press('HR policies', 'Edit')
    const choices = region('HR policies').getAllByRole('checkbox') as ReadonlyArray<HTMLInputElement>
    expect(choices.map(({ checked }) => checked)).toEqual([false])
    expect(region('HR policies').getByText('Apply to everyone: Site safety.')).toBeTruthy()
    await user.click(region('HR policies').getByRole('checkbox', { name: 'Vehicles' }))
    await press('HR policies', 'Save')
    await waitFor(() => expect(lines()).toEqual(['Site safetyVersion 1To agree', 'VehiclesVersion 1To agree']))
    expect(calls('employees.updateHrPolicies')).toMatchObject([{ payload: { version: 1, documentIds: [vehicles.id] } }])
  })

  it('leaving with something unsaved by another tab asks, and what was typed stays', async () => {
    const { main, region, press, user } = await at()
    await press('Other', 'Edit')
    await user.type(region('Other').getByLabelText('Notes'), 'Half a sentence')
    await user.click(main.getByRole('tab', { name: 'Overview' }))
    const question = within(await screen.findByRole('dialog', { name: 'Discard changes?' }))
    expect(question.getByText(/do you wish to proceed and lose these unsaved changes\?/)).toBeTruthy()
    await user.click(question.getByRole('button', { name: 'Keep editing' }))
    expect(region('Other').getByLabelText('Notes')).toHaveProperty('value', 'Half a sentence')
    await user.click(main.getByRole('tab', { name: 'Overview' }))
    await user.click(await screen.findByRole('button', { name: 'Discard changes' }))
    expect(await main.findByRole('tabpanel', { name: 'Overview' })).toBeTruthy()
    await user.click(main.getByRole('tab', { name: 'Details' }))
    await main.findByRole('region', { name: 'Other' })
    expect(region('Other').queryByText('Half a sentence')).toBeNull()
  })
})

describe('a picture that is none', () => {
  const shaped = (width: number | null) =>
    class {
      naturalWidth = width
      naturalHeight = 1_000
      onload: () => void = () => undefined
      onerror: () => void = () => undefined
      set src(_: string) {
        queueMicrotask(width === null ? this.onerror : this.onload)
      }
    }

  it.each<readonly [string, name: string, width: number | null, because: string]>([
    ['no picture at all', 'me.txt', 10, 'Choose a picture: JPG, PNG, GIF or WebP.'],
    ['one that cannot be read', 'me.png', null, 'This picture cannot be read. Choose another.'],
    ['one that is far too wide', 'me.png', 30_000, 'The picture is larger than 25 megapixels.'],
  ])('is refused at once, with the reason: %s', async (_, name, width, because) => {
    onTestFinished(() => {
      vi.unstubAllGlobals()
      vi.restoreAllMocks()
    })
    vi.stubGlobal('Image', shaped(width))
    vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:picture')
    vi.spyOn(URL, 'revokeObjectURL').mockReturnValue()
    const { region, calls } = await at()
    const chooser = await region('Picture').findByLabelText('Picture', { selector: 'input' })
    const type = name.endsWith('txt') ? 'text/plain' : 'image/png'
    await userEvent.setup({ applyAccept: false }).upload(chooser, new File(['words'], name, { type }))
    expect((await region('Picture').findByRole('alert')).textContent).toContain(because)
    expect([screen.queryByRole('dialog'), calls('employees.uploadAvatar')]).toEqual([null, []])
  })
})

describe('a profile that is not one’s to see', () => {
  it.each([
    ['that of nobody, or of somebody else', pathTo('employee', { id: eve }), 404],
    ['an address that names none', '/employee/no-id', 400],
  ])('looks like none: %s', async (_, path, status) => {
    const { main } = await visit(path, {
      as: 'manager',
      answers: { employees: { read: failing(refused('not_found', status)) } },
    })
    expect(await main.findByRole('heading', { level: 1, name: 'Page not found' })).toBeTruthy()
  })
})
