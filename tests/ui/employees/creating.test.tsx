import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { pathTo } from '../../../src/domain/session/places.ts'
import { anEmployee } from '../../fixtures/people.ts'
import { notices, visit } from '../visit.tsx'

const answers = { isEmailAddressInUse: false }

it('a new employee is not left by accident: the menu asks first', async () => {
  const { main, user, address } = await visit(pathTo('employeeCreate'), { answers: { employees: answers } })
  const name = await main.findByRole('textbox', { name: /^First name/ })
  await user.type(name, 'Unsaved')
  const leave = () =>
    user.click(within(screen.getByRole('navigation', { name: 'Main' })).getByRole('link', { name: 'Org Chart' }))
  const question = async () => within(await screen.findByRole('dialog', { name: 'Discard changes?' }))
  await leave()
  expect((await question()).getByText(/You have unsaved changes, do you wish to proceed and lose/)).toBeTruthy()
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect([name, address()]).toMatchObject([{ value: 'Unsaved' }, pathTo('employeeCreate')])
  await leave()
  await user.click((await question()).getByRole('button', { name: 'Keep editing' }))
  expect(name).toHaveProperty('value', 'Unsaved')
  await leave()
  await user.click((await question()).getByRole('button', { name: 'Discard changes' }))
  await waitFor(() => expect(address()).toMatch(/^\/orgChart/))
})

it('a name is kept as it is written, and shown as nothing else', async () => {
  const [firstName, lastName] = ['<b>Ngọc</b> & "Co"', 'Test']
  const created = anEmployee({ firstName, lastName, fullName: `${firstName} ${lastName}` })
  const { main, user, calls } = await visit(pathTo('employeeCreate'), {
    answers: { employees: { ...answers, create: created, read: created } },
  })
  await user.click(await main.findByRole('textbox', { name: /^First name/ }))
  await user.paste(firstName)
  await user.type(main.getByRole('textbox', { name: /^Last name/ }), lastName)
  await user.type(main.getByRole('textbox', { name: /^Email/ }), 'ngoc@tenure.example')
  await user.click(main.getByRole('button', { name: 'Create employee' }))
  const title = await screen.findByRole('heading', { level: 1, name: `${firstName} ${lastName}` })
  expect([title.querySelector('b'), notices()]).toEqual([null, [`${firstName} ${lastName} added`]])
  expect(calls('employees.create')[0]?.payload).toMatchObject({ firstName, lastName })
})
