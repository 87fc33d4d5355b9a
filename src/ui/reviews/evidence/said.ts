import { expirySentence } from '../../../domain/certifications/expiry.ts'
import { positionStatusNames } from '../../../domain/employees/positionWording.ts'
import { mayWriteGoals } from '../../../domain/goals/access.ts'
import { progressInWords } from '../../../domain/goals/progress.ts'
import { hasEnded } from '../../../domain/goals/states.ts'
import { stateNames } from '../../../domain/goals/wording.ts'
import type { EmployeeId } from '../../../domain/kernel/ids.ts'
import { writtenDay } from '../../../domain/kernel/locale.ts'
import type { Locale } from '../../../domain/kernel/nouns.ts'
import type { Actor } from '../../../domain/permissions/actor.ts'
import { managesPolicies } from '../../../domain/policies/access.ts'
import type { EvidenceItem } from '../../../domain/reviews/evidence/nouns.ts'
import { kindNames, praisedBy } from '../../../domain/reviews/evidence/wording.ts'
import { pathTo } from '../../../domain/session/places.ts'

export interface Reader {
  readonly locale: Locale
  readonly timeZone: string
  readonly now: number
}

/** How it stands, in a few words. */
export const saidOf = ({ locale, timeZone, now }: Reader, item: EvidenceItem): string => {
  switch (item.kind) {
    case 'goal':
      return hasEnded(item.state)
        ? `${progressInWords(locale, item.progress)}, ${stateNames[item.state]}`
        : progressInWords(locale, item.progress)
    case 'checkIn':
      return `with ${item.reviewer.fullName}`
    case 'action': {
      const state = item.isDone ? 'done' : 'not done yet'
      return item.owner === null ? state : `${item.owner.fullName}, ${state}`
    }
    case 'certification':
      return expirySentence(locale, timeZone, item.expiryDate, now)
    case 'policy':
      return `agreed to version ${item.versionNo}`
    case 'position':
      return positionStatusNames[item.status]
    case 'praise':
      return praisedBy(item.by?.fullName ?? null, item.values)
  }
}

/** As it is cited: "Goal: Close out defects within 10 days (80%, 3rd Nov 2026)", always one line. */
export const citation = (reader: Reader, item: EvidenceItem): string =>
  `${kindNames[item.kind]}: ${item.title} (${saidOf(reader, item)}, ${writtenDay(reader.locale, item.day)})`.replace(
    /\s+/g,
    ' ',
  )

/** Where it is opened. */
export const hrefOf = (actor: Actor, employeeId: EmployeeId, item: EvidenceItem): string => {
  switch (item.kind) {
    case 'goal':
      return mayWriteGoals(actor, employeeId).allowed
        ? pathTo('employeeGoal', { employeeId, id: item.id })
        : pathTo('goalTree')
    case 'checkIn':
      return pathTo('checkIn', { id: item.id })
    case 'action':
      return pathTo('checkIn', { id: item.checkInId })
    case 'certification':
      return pathTo('employeeCertificationsWithId', { id: employeeId, certificationId: item.id })
    case 'policy':
      return managesPolicies(actor)
        ? pathTo('hrDocument', { id: item.id })
        : pathTo('employeeCompliance', { employeeId })
    case 'position':
      return pathTo('employeePosition', { employeeId, id: item.id })
    case 'praise':
      return `${pathTo('praise')}?person=${employeeId}`
  }
}
