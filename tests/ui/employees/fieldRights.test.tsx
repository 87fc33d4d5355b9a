import { waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { FieldRights } from '../../../src/domain/employees/nouns.ts'
import { pathTo } from '../../../src/domain/session/places.ts'
import { refused } from '../../machines/ports.ts'
import { type Answers, failing, notices, type Role, visit } from '../visit.tsx'

const open: FieldRights = { managersSeePersonal: true, managersSeeEmergency: true, managersChoosePolicies: true }

const at = (employees: Answers['employees'] = {}, as: Role = 'admin') =>
  visit(pathTo(as === 'admin' ? 'companySettings' : 'settings'), {
    as,
    answers: { employees: { fieldRights: open, ...employees } },
  })
const switches = async ({ main }: Awaited<ReturnType<typeof at>>) => {
  const privacy = within(await main.findByRole('region', { name: 'Privacy' }))
  await privacy.findByRole('switch', { name: 'Emergency contacts' })
  return (name: string) => privacy.getByRole('switch', { name }) as HTMLInputElement
}

it.each([
  ['Personal details', 'managersSeePersonal'],
  ['Emergency contacts', 'managersSeeEmergency'],
  ['Which policies apply', 'managersChoosePolicies'],
] as const)('6-23 an admin closes it to managers, and opens it again: %s', async (name, right) => {
  const page = await at({ updateFieldRights: ({ payload }) => payload as FieldRights })
  const one = await switches(page)
  expect(one(name).checked).toBe(true)
  await page.user.click(one(name))
  await waitFor(() =>
    expect(page.calls('employees.updateFieldRights')[0]?.payload).toEqual({ ...open, [right]: false }),
  )
  expect(one(name).checked).toBe(false)
  await page.user.click(one(name))
  await waitFor(() => expect(page.calls('employees.updateFieldRights')[1]?.payload).toEqual(open))
})

it('what could not be saved stands again as it was, with the reason', async () => {
  const page = await at({ updateFieldRights: failing(refused('nope')) })
  const one = await switches(page)
  await page.user.click(one('Emergency contacts'))
  await waitFor(() => expect(notices().length).toBe(1))
  expect(one('Emergency contacts').checked).toBe(true)
})

it.each(['manager', 'employee'] as const)('it is nothing a %s decides', async (as) => {
  const { main } = await at({}, as)
  await main.findByRole('heading', { level: 1 })
  expect(main.queryByRole('region', { name: 'Privacy' })).toBeNull()
  expect(main.queryByRole('switch', { name: 'Emergency contacts' })).toBeNull()
})
