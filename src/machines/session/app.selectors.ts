import type { Failure } from '../../domain/kernel/failure.ts'
import type { TenantSummary } from '../../domain/session/nouns.ts'
import { enterable, mayChangeClient } from '../../domain/session/tenantSelection.ts'
import { wording } from '../../domain/session/wording.ts'
import { failureSentence } from '../kit/failureSentence.ts'
import type { AppActor } from './app.machine.ts'

/** What the view reads of the root; all are for `useSelector(app, …)`. */
type Snapshot = ReturnType<AppActor['getSnapshot']>

/** § 2.2 Shell screen states; `ended`, for a membership that was taken away, is ours. */
export type Screen = 'loader' | 'picker' | 'inactive' | 'ended' | 'failure' | 'main'

const screens: ReadonlyArray<Screen> = ['picker', 'inactive', 'ended', 'failure', 'main']

export const screenOf = (snapshot: Snapshot): Screen => screens.find((screen) => snapshot.hasTag(screen)) ?? 'loader'

/** § 1 What the loading screen says under its animation; nothing for the first 3 s. */
export const loadingMessageOf = (snapshot: Snapshot): string | null => {
  if (snapshot.matches({ loader: 'askingPatience' })) return wording.firstLoadingMessage
  return snapshot.matches({ loader: 'reassuring' }) ? wording.secondLoadingMessage : null
}

export const tenantOf = ({ context }: Snapshot): TenantSummary | null => context.tenant

/** § 2.3 A Change Client button only when more than one active tenant exists. */
export const mayChangeClientIn = ({ context }: Snapshot): boolean =>
  context.user !== null && mayChangeClient(context.user.tenants)

/** Whether there is another client to go to when this one cannot be worked in any more. */
export const mayChooseAnother = ({ context: { user, tenant } }: Snapshot): boolean =>
  user !== null && enterable(user.tenants).some(({ id }) => id !== tenant?.id)

/** Why nothing can be saved any more, while what was typed is still on the page. */
export const closedUnderWork = (snapshot: Snapshot): 'inactive' | 'ended' | null => {
  if (snapshot.matches({ session: { working: { main: 'inactiveUnderWork' } } })) return 'inactive'
  return snapshot.matches({ session: { working: { main: 'endedUnderWork' } } }) ? 'ended' : null
}

export const isChangingClient = (snapshot: Snapshot): boolean =>
  snapshot.matches({ session: { working: { main: 'changingClient' } } })

/** Under 'An issue has occurred': what it was. What is missing is named by the readiness. */
export const failureMessageOf = ({ context: { failure } }: Snapshot): string | null => {
  switch (failure?._tag) {
    case undefined:
      return null
    case 'NoTenant':
      return 'Your login does not belong to any client yet.'
    case 'SignInLoop':
      return 'Sign-in failed several times.'
    default:
      return failureSentence(failure as Failure)
  }
}
