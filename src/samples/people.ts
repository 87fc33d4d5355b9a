import type { EmployeeId } from '../domain/kernel/ids.ts'

/**
 * The one cast of sample people: of the kit's catalogue, the workshop's scenarios, the demo's Banksia Ridge and the
 * tests. Ava is the admin; Max manages Eve and Yuri; Eve has no reports; Noor is in another team.
 */
interface Sample {
  readonly id: EmployeeId
  readonly firstName: string
  readonly lastName: string
  readonly fullName: string
  readonly email: string
}

const sample = (place: number, firstName: string, lastName: string): Sample => ({
  id: `00000000-0000-4000-8000-${String(place).padStart(12, '0')}` as EmployeeId,
  firstName,
  lastName,
  fullName: `${firstName} ${lastName}`,
  email: `${firstName.toLowerCase()}@tenure.example`,
})

export const samples = {
  ava: sample(1, 'Ava', 'Lindqvist'),
  max: sample(2, 'Max', 'Oduya'),
  eve: sample(3, 'Eve', 'Marlowe'),
  yuri: sample(4, 'Yuri', 'Volkov'),
  noor: sample(5, 'Noor', 'Haddad'),
} as const

export const { ava, max, eve, yuri } = samples
