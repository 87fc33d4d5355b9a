import { accounts } from './accounts.scenes.ts'
import { assets } from './assets.scenes.ts'
import { audit } from './audit.scenes.ts'
import { billing } from './billing.scenes.ts'
import { calendar } from './calendar.scenes.ts'
import type { Scene } from './camera.ts'
import { certifications } from './certifications.scenes.ts'
import { checkIns } from './checkIns.scenes.ts'
import { dailyScrums } from './dailyScrums.scenes.ts'
import { dashboard } from './dashboard.scenes.ts'
import { directory } from './directory.scenes.ts'
import { directoryTools } from './directoryTools.scenes.ts'
import { everyday } from './everyday.scenes.ts'
import { feedback } from './feedback.scenes.ts'
import { manyBetweenTwo } from './manyBetweenTwo.scenes.ts'
import { notifications } from './notifications.scenes.ts'
import { organisation } from './organisation.scenes.ts'
import { orgChart } from './orgChart.scenes.ts'
import { overlays } from './overlays.scenes.ts'
import { policies } from './policies.scenes.ts'
import { positionsAndGoals } from './positionsAndGoals.scenes.ts'
import { positionTemplates } from './positionTemplates.scenes.ts'
import { praise } from './praise.scenes.ts'
import { profile } from './profile.scenes.ts'
import { profileParts } from './profileParts.scenes.ts'
import { reports } from './reports.scenes.ts'
import { reviewRecords } from './reviewRecords.scenes.ts'
import { reviews } from './reviews.scenes.ts'
import { routes } from './routes.scenes.ts'
import { shell } from './shell.scenes.ts'
import { standalone } from './standalone.scenes.ts'
import { states } from './states.scenes.ts'

export const scenes: ReadonlyArray<Scene> = [
  ...accounts,
  ...standalone,
  ...shell,
  ...overlays,
  ...routes,
  ...directory,
  ...directoryTools,
  ...profile,
  ...everyday,
  ...policies,
  ...certifications,
  ...positionsAndGoals,
  ...checkIns,
  ...reviewRecords,
  ...reviews,
  ...manyBetweenTwo,
  ...profileParts,
  ...assets,
  ...audit,
  ...orgChart,
  ...organisation,
  ...positionTemplates,
  ...billing,
  ...dailyScrums,
  ...praise,
  ...feedback,
  ...calendar,
  ...dashboard,
  ...notifications,
  ...reports,
  ...states,
]
