/** Which column holds which field of the sections that lie in tables of their own. */
import type { Emergency, Other, Personal } from '../../domain/employees/nouns.ts'

export const personalColumns = {
  dateOfBirth: 'date_of_birth',
  gender: 'gender',
  personalEmail: 'personal_email',
  personalPhone: 'personal_phone',
  address: 'address',
  rightToWork: 'right_to_work',
} as const satisfies Record<keyof Personal, string>

export const emergencyColumns = {
  contactName: 'contact_name',
  contactRelationship: 'contact_relationship',
  contactPhone: 'contact_phone',
  secondName: 'second_name',
  secondRelationship: 'second_relationship',
  secondPhone: 'second_phone',
  medicalNotes: 'medical_notes',
} as const satisfies Record<keyof Emergency, string>

export const otherColumns = {
  employeeNumber: 'employee_number',
  employmentType: 'employment_type',
  workingHours: 'working_hours',
  notes: 'notes',
} as const satisfies Record<keyof Other, string>
