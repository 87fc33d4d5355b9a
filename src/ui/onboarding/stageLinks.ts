import type { PlainPage } from '../../domain/session/places.ts'

/** Where each stage is done; the logo is uploaded where one stands. */
const pages = {
  companyDetails: 'companySettings',
  departments: 'departments',
  employees: 'employees',
  positions: 'positionTemplates',
  policies: 'hrDocuments',
  certifications: 'certificationSettings',
  invitations: 'employees',
} as const satisfies Readonly<Record<string, PlainPage>>

type Destination = (typeof pages)[keyof typeof pages]

export const destinationOf = (type: string): Destination | null =>
  Object.hasOwn(pages, type) ? pages[type as keyof typeof pages] : null
