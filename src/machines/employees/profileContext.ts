import type { Employee } from '../../domain/employees/nouns.ts'
import type { ChoiceProblem } from '../../domain/employees/picture.ts'
import { wording } from '../../domain/employees/wording.ts'
import type { Failure } from '../../domain/kernel/failure.ts'
import type { EmployeeId } from '../../domain/kernel/ids.ts'
import type { Day } from '../../domain/kernel/nouns.ts'
import type { ProfileSection } from './employeeForm.ts'
import type { EmployeeSaved, SectionInput } from './profileSection.machine.ts'

/** What a person's page holds, and what can happen on it (`employeeProfile.machine.ts`). */
export interface ProfileInput {
  readonly id: EmployeeId
  readonly today: Day
}

export interface ProfileContext extends ProfileInput {
  readonly employee: Employee | null
  readonly failure: Failure | null
  /** The one chosen last. */
  readonly picture: ChosenPicture | null
  /** Why the last offer was not taken. */
  readonly pictureProblem: ChoiceProblem | null
}

export interface ChosenPicture {
  readonly file: File
  /** Why it was not taken. */
  readonly refusal: string | null
}

export type ProfileEvent =
  | { readonly type: 'retry.asked' }
  | { readonly type: 'termination.asked' }
  | { readonly type: 'keeping.asked' }
  | { readonly type: 'deactivation.asked' }
  | { readonly type: 'reactivation.asked' }
  | { readonly type: 'removal.asked' }
  | { readonly type: 'picture.offered'; readonly file: File; readonly problem: ChoiceProblem | null }
  | { readonly type: 'picture.left' }
  | { readonly type: 'avatar.chosen'; readonly file: File }
  | { readonly type: 'emergency.asked' }
  | EmployeeSaved

/** Behind the state `showing` there is one. */
export const personIn = ({ employee }: ProfileContext): Employee => employee as Employee

/** A later answer does not bring the emergency contacts along; what has been read of them stays. */
export const withWhatIsKnown = ({ employee: before }: ProfileContext, now: Employee): Employee =>
  now.mayShowEmergency && now.emergency === null && before !== null ? { ...now, emergency: before.emergency } : now

export const sectionOf = (context: ProfileContext, section: ProfileSection): SectionInput => ({
  section,
  employee: personIn(context),
  today: context.today,
})

export const failedTo = (
  what: 'terminateFailed' | 'keepFailed' | 'saveFailed' | 'removeFailed' | 'avatarFailed' | 'showEmergencyFailed',
) => ({ kind: 'error', text: wording[what] }) as const
