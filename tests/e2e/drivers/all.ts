import type { Driver } from '../../../src/workshop/drivers/driver.ts'
import { agreementDriver } from './agreement.driver.ts'
import { appDriver } from './app.driver.ts'
import { assetAuditDriver } from './assetAudit.driver.ts'
import { assetConfigurationDriver } from './assetConfiguration.driver.ts'
import { assetDialogsDriver } from './assetDialogs.driver.ts'
import { assetOutcomeDriver } from './assetOutcome.driver.ts'
import { assetRecordDriver } from './assetRecord.driver.ts'
import { billingDriver } from './billing.driver.ts'
import { calendarFeedDriver } from './calendarFeed.driver.ts'
import { certificationDialogsDriver } from './certificationDialogs.driver.ts'
import { certificationTypesDriver } from './certificationTypes.driver.ts'
import { changeRequestDriver } from './changeRequest.driver.ts'
import { chartPlanWorkDriver } from './chartPlanWork.driver.ts'
import { checkInPlanningDriver } from './checkInPlanning.driver.ts'
import { commandsDriver } from './commands.driver.ts'
import { companyDetailsDriver, companyMailDriver } from './company.drivers.ts'
import { confirmDriver } from './confirm.driver.ts'
import { connectionDriver } from './connection.driver.ts'
import { cropperDriver } from './cropper.driver.ts'
import { cycleAskingDriver } from './cycleAsking.driver.ts'
import { cyclePlanningDriver } from './cyclePlanning.driver.ts'
import { employeeFormDriver } from './employeeForm.driver.ts'
import { employeesDriver } from './employees.driver.ts'
import { everythingDriver } from './everything.driver.ts'
import { featureFlagsDriver } from './featureFlags.driver.ts'
import { feedbackDriver } from './feedback.driver.ts'
import { feedbackAnswerDriver } from './feedbackAnswer.driver.ts'
import { reviewFeedbackChoicesDriver, reviewFeedbackDriver } from './feedbackReadings.driver.ts'
import { goalDialogsDriver } from './goalDialogs.driver.ts'
import { goalOutcomeDriver } from './goalOutcome.driver.ts'
import { goalsDriver } from './goals.driver.ts'
import { helpPanelDriver } from './helpPanel.driver.ts'
import { occasionChoicesDriver, occasionsDriver, sinceVisitDriver } from './homeNews.driver.ts'
import { importDrivers } from './imports.drivers.ts'
import { fileUploadDriver, recordDialogsDriver } from './kit.drivers.ts'
import { leaverHandoverDriver } from './leaverHandover.driver.ts'
import { logoUploadDriver, welcomeDriver } from './logo.drivers.ts'
import { manyDrivers } from './many.drivers.ts'
import { meetingDriver } from './meeting.driver.ts'
import { onboardingDriver } from './onboarding.driver.ts'
import { paletteDriver } from './palette.driver.ts'
import { policyCategoriesDriver } from './policyCategories.driver.ts'
import { policyVersionsDriver } from './policyVersions.driver.ts'
import {
  positionChoicesDriver,
  positionGapsDriver,
  positionHoldersDriver,
  positionMarketplaceDriver,
  positionOriginDriver,
  positionVersionsDriver,
} from './positionReadings.driver.ts'
import { positionTemplateOutcomeDriver } from './positionTemplateOutcome.driver.ts'
import { praisingDriver } from './praising.driver.ts'
import { recordElsewhereDriver } from './recordElsewhere.driver.ts'
import { reinstatementDriver } from './reinstatement.driver.ts'
import { renewalDriver } from './renewal.driver.ts'
import { reportScheduleDialogsDriver } from './reportSchedule.driver.ts'
import { reviewDriver } from './review.driver.ts'
import { reviewPartDriver } from './reviewPart.driver.ts'
import { reviewPlanningDriver } from './reviewPlanning.driver.ts'
import {
  reviewCycleAskingPreviewDriver,
  reviewCyclePreviewDriver,
  reviewCyclesDriver,
} from './reviewPreviews.driver.ts'
import { reviewProposalsDriver } from './reviewProposals.driver.ts'
import { reviewCycleCalibrationDriver, reviewCycleDriver, reviewEvidenceDriver } from './reviewReadings.driver.ts'
import { reviewSettingsDriver } from './reviewSettings.driver.ts'
import { sampleDataDriver } from './sampleData.driver.ts'
import { personAccessDriver, securityGroupsDriver } from './securityGroups.drivers.ts'
import { shortcutsDriver } from './shortcuts.driver.ts'
import { signInDriver } from './signIn.driver.ts'
import { startProgressDriver } from './startProgress.driver.ts'
import { subscribingDriver } from './subscribing.driver.ts'
import { checkInTemplatesDriver, goalTemplatesDriver } from './templates.driver.ts'
import { tenantSelectionDriver } from './tenantSelection.driver.ts'
import { terminationDriver } from './termination.driver.ts'
import { toDoDriver } from './toDo.driver.ts'
import { vacancyDrivers } from './vacancies.drivers.ts'
import { vacancyFillingFormDriver, vacancyFormDriver } from './vacancyForms.drivers.ts'

/** The machines whose walks can be done in a browser as they are generated. */
export const drivers: ReadonlyArray<Driver> = [
  appDriver,
  signInDriver,
  tenantSelectionDriver,
  connectionDriver,
  recordElsewhereDriver,
  commandsDriver,
  paletteDriver,
  shortcutsDriver,
  helpPanelDriver,
  feedbackDriver,
  feedbackAnswerDriver,
  calendarFeedDriver,
  confirmDriver,
  employeesDriver,
  employeeFormDriver,
  terminationDriver,
  reinstatementDriver,
  startProgressDriver,
  leaverHandoverDriver,
  welcomeDriver,
  onboardingDriver,
  logoUploadDriver,
  cropperDriver,
  fileUploadDriver,
  recordDialogsDriver,
  agreementDriver,
  policyVersionsDriver,
  policyCategoriesDriver,
  renewalDriver,
  certificationDialogsDriver,
  certificationTypesDriver,
  checkInTemplatesDriver,
  goalsDriver,
  changeRequestDriver,
  checkInPlanningDriver,
  meetingDriver,
  reviewDriver,
  reviewPlanningDriver,
  reviewSettingsDriver,
  reviewEvidenceDriver,
  reviewPartDriver,
  reviewProposalsDriver,
  reviewFeedbackDriver,
  reviewFeedbackChoicesDriver,
  reviewCyclesDriver,
  reviewCyclePreviewDriver,
  reviewCycleAskingPreviewDriver,
  reviewCycleDriver,
  reviewCycleCalibrationDriver,
  cyclePlanningDriver,
  cycleAskingDriver,
  goalTemplatesDriver,
  goalDialogsDriver,
  goalOutcomeDriver,
  assetConfigurationDriver,
  assetAuditDriver,
  assetDialogsDriver,
  assetOutcomeDriver,
  assetRecordDriver,
  positionTemplateOutcomeDriver,
  positionMarketplaceDriver,
  positionHoldersDriver,
  positionVersionsDriver,
  positionChoicesDriver,
  positionGapsDriver,
  positionOriginDriver,
  praisingDriver,
  reportScheduleDialogsDriver,
  toDoDriver,
  occasionsDriver,
  sinceVisitDriver,
  occasionChoicesDriver,
  subscribingDriver,
  billingDriver,
  featureFlagsDriver,
  securityGroupsDriver,
  personAccessDriver,
  sampleDataDriver,
  everythingDriver,
  companyDetailsDriver,
  companyMailDriver,
  ...importDrivers,
  ...manyDrivers,
  ...vacancyDrivers,
  vacancyFormDriver,
  vacancyFillingFormDriver,
  chartPlanWorkDriver,
]

export const driverOf = (machine: string): Driver | undefined => drivers.find((driver) => driver.machine === machine)
