import { millisecondsInDay } from 'date-fns/constants'
import { Clock, Effect } from 'effect'
import type { FeatureFlagName } from '../../domain/billing/nouns.ts'
import { isAfterMorning, nextMorning } from '../../domain/kernel/deliveryTime.ts'
import type { TenantId, UserId } from '../../domain/kernel/ids.ts'
import type { WorkingDays } from '../../domain/kernel/workingDays.ts'
import type { ReminderKind } from '../../domain/permissions/reminderNeeds.ts'
import { remindOfServices } from '../assets/telling/scheduled.ts'
import { remindOfCertifications } from '../certifications/reminding/scheduled.ts'
import { morningOfCheckIns } from '../checkIns/scheduled.ts'
import { morningOfDailyScrums } from '../dailyScrums/scheduled.ts'
import { carryOutLeavings } from '../employees/leavings.ts'
import { remindOfGoals } from '../goals/scheduled.ts'
import { morningOfNotifications } from '../notifications/digests.ts'
import { publishPlans } from '../orgChart/plans/scheduled.ts'
import { remindBySchedule } from '../policies/reminding/reminding.ts'
import { morningOfReports } from '../reports/scheduled.ts'
import { morningOfReviews } from '../reviews/scheduled.ts'
import { Database, type DatabaseShape } from '../store/database.ts'
import { nobodyIn } from '../store/member.ts'
import { runBy, type Task } from './jobs.ts'
import { isReminding, tenantNow } from './tenant.store.ts'

/** Writes one tenant's messages of a morning, and does what is due: all of it, or what is left the next time. */
type Reminding = (tenant: {
  readonly tenantId: TenantId
  readonly company: string
  readonly timeZone: string
  readonly workingDays: WorkingDays
  readonly flags: ReadonlyArray<FeatureFlagName>
  readonly publicUrl: string
}) => Effect.Effect<unknown, never, Database>

/** The tasks of the schedule, by the names migrations 0012, 0027, 0032, 0033, 0038, 0054, 0055, 0064, 0066 and 0073 gave them. */
export const reminderTasks = (options: {
  readonly database: DatabaseShape
  readonly publicUrl: string
  readonly endSessionsOf?: (userId: UserId) => Promise<void>
  readonly clock?: Clock.Clock
}): Readonly<Record<ReminderKind, Task>> => {
  const { database, publicUrl, endSessionsOf = async () => undefined, clock } = options

  /** Once a morning; a server that starts later that day does it then. */
  const everyMorning =
    (kind: ReminderKind, remind: Reminding): Task =>
    (tenantId) => {
      const work = Effect.gen(function* () {
        const now = yield* Clock.currentTimeMillis
        const [tenant] = yield* database.read(nobodyIn(tenantId), tenantNow)
        if (tenant === undefined) return now + millisecondsInDay
        const { timeZone, workingDays, flags, name: company } = tenant
        if (isReminding(tenant, kind) && isAfterMorning(timeZone, now)) {
          yield* remind({ tenantId, company, timeZone, workingDays, flags, publicUrl })
        }
        return nextMorning(timeZone, now)
      }).pipe(Effect.provideService(Database, database))
      return runBy(clock, work)
    }

  return {
    assetReminders: everyMorning('assetReminders', remindOfServices),
    certificationReminders: everyMorning('certificationReminders', remindOfCertifications),
    chartPlans: everyMorning('chartPlans', publishPlans),
    goalReminders: everyMorning('goalReminders', remindOfGoals),
    checkInReminders: everyMorning('checkInReminders', morningOfCheckIns),
    dailyScrumReminders: everyMorning('dailyScrumReminders', morningOfDailyScrums),
    leavings: everyMorning('leavings', (tenant) => carryOutLeavings(tenant, endSessionsOf)),
    policyReminders: everyMorning('policyReminders', ({ tenantId, publicUrl }) =>
      remindBySchedule(tenantId, publicUrl),
    ),
    notificationDigests: everyMorning('notificationDigests', morningOfNotifications),
    reviewReminders: everyMorning('reviewReminders', morningOfReviews),
    scheduledReports: everyMorning('scheduledReports', morningOfReports),
  }
}
