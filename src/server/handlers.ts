import { Layer } from 'effect'
import { coreValuesHandlers } from './coreValues/coreValues.handlers.ts'
import { employeesHandlers } from './employees/employees.handlers.ts'
import { logosHandlers } from './onboarding/logo.handlers.ts'
import { onboardingHandlers } from './onboarding/onboarding.handlers.ts'
import { organisationHandlers } from './organisation/collections.handlers.ts'
import { positionTemplatesHandlers } from './positionTemplates/positionTemplates.handlers.ts'
import { reviewsHandlers } from './reviews/reviews.handlers.ts'
import { sessionHandlers } from './session/session.handlers.ts'
import { usersHandlers } from './session/users.handlers.ts'
import { tagsHandlers } from './tags/tags.handlers.ts'

/** Every call of the contract. What they need: the database, the logins, the log, and a place for files. */
export const handlers = Layer.mergeAll(
  usersHandlers,
  sessionHandlers,
  onboardingHandlers,
  logosHandlers,
  employeesHandlers,
  organisationHandlers,
  coreValuesHandlers,
  reviewsHandlers,
  positionTemplatesHandlers,
  tagsHandlers,
)
