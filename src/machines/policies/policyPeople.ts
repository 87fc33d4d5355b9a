import type { PersonAgreement } from '../../domain/policies/nouns.ts'
import { windowedListOf } from '../kit/windowedList.machine.ts'
import type { PeopleOfPolicy } from './policies.ports.ts'

/** Whom a policy binds and how each of them stands, a window at a time. */
export const policyPeople = windowedListOf<PeopleOfPolicy, PersonAgreement>(
  'policyPeople',
  ({ employeeId }) => employeeId,
)
