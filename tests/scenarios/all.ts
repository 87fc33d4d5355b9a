import type { Scenario } from '../../src/workshop/model/scenario.ts'
import { accounts, handover, passwordChange } from './accounts.scenario.ts'
import { app } from './app.scenario.ts'
import {
  assetArea,
  assetAudits,
  assetConfigurationForm,
  assetCounts,
  assetForm,
  assetHistory,
  assetNumber,
  assetPhoto,
  assetPicture,
  assetSearch,
  assetsHeld,
  assetWindows,
} from './assetReadings.scenario.ts'
import { assetAudit, assetConfiguration, assetDialogs, assetOutcome, assetRecord } from './assets.scenario.ts'
import { audit, entryPages } from './audit.scenario.ts'
import { billing, subscribing } from './billing.scenario.ts'
import {
  certificationArea,
  certificationCounts,
  certificationHistory,
  certificationList,
  certificationMatrix,
  complianceArea,
  employeeCompliance,
  reminderPause,
  reminderPauseDialogs,
} from './certificationReadings.scenario.ts'
import { certificationDialogs, certifications, certificationTypes } from './certifications.scenario.ts'
import {
  checkInArea,
  checkInChoices,
  checkInOverview,
  checkInPlanForm,
  checkInPlanning,
  checkInTemplateForm,
  checkInTemplates,
  checkInWindows,
} from './checkIns.scenario.ts'
import { commands, helpPanel, palette, shortcuts } from './commands.scenario.ts'
import { companyArea, companyDetails, companyForm, companyMail } from './company.scenario.ts'
import { connection, membership, recordElsewhere } from './connection.scenario.ts'
import { bulkChange, directoryTools, download } from './directoryTools.scenario.ts'
import { documents } from './documents.scenario.ts'
import { employeeFormScenario, profileSection, termination } from './employeeForms.scenario.ts'
import { employeeProfile, employees } from './employees.scenario.ts'
import { featureFlags } from './featureFlags.scenario.ts'
import {
  feedbackPart,
  ownFeedback,
  reviewFeedback,
  reviewFeedbackArea,
  reviewFeedbackChoices,
  reviewFeedbackWork,
  reviewProposals,
} from './feedback.scenario.ts'
import { fieldRights } from './fieldRights.scenario.ts'
import { goalDialogs, goalOutcome, goalTemplateForm, goalTemplates } from './goalActs.scenario.ts'
import {
  goalArea,
  goalCounts,
  goalFound,
  goalGroups,
  goalPeople,
  goalRemindersSetting,
  goalsShown,
  goalTree,
  goalWindows,
} from './goalReadings.scenario.ts'
import { goals } from './goals.scenario.ts'
import { feedback } from './home.scenario.ts'
import { assetImport, employeeImport, goalImport } from './imports.scenario.ts'
import { confirm, cropper, draft, fileUpload, recordDialogs, tour, uniqueness } from './kit.scenario.ts'
import { locale } from './locale.scenario.ts'
import {
  checkInDialogs,
  checkInMany,
  checkInOutcome,
  reviewDialogs,
  reviewMany,
  reviewOutcome,
} from './manyBetweenTwo.scenario.ts'
import {
  meeting,
  meetingArea,
  meetingPart,
  meetingPlanForm,
  meetingPresence,
  meetingSeriesForm,
} from './meeting.scenario.ts'
import { myTeam } from './myTeam.scenario.ts'
import { navigation } from './navigation.scenario.ts'
import { logoUpload, onboarding, welcome } from './onboarding.scenario.ts'
import { itemList } from './organisation.scenario.ts'
import { nodeForm, orgChart } from './orgChart.scenario.ts'
import {
  agreement,
  policies,
  policyCategories,
  policyCompliance,
  policyFile,
  policyPeople,
  policyVersions,
} from './policies.scenario.ts'
import { policyBeginning, templateUpdate } from './policyBeginnings.scenario.ts'
import {
  policyAutosave,
  policyEditor,
  policyPublishing,
  policySettingsForm,
  policyWriting,
} from './policyEditor.scenario.ts'
import { positions } from './positions.scenario.ts'
import {
  positionChoices,
  positionGaps,
  positionHolders,
  positionMarketplace,
  positionOrigin,
  positionTemplateArea,
  positionTemplateDialogs,
  positionTemplateForm,
  positionTemplateOutcome,
  positionTemplates,
  positionVersions,
} from './positionTemplates.scenario.ts'
import { readiness } from './readiness.scenario.ts'
import { certificationTypeForm, goalForm, itemForm, positionForm } from './recordForms.scenario.ts'
import { renewal } from './renewal.scenario.ts'
import { review, reviewChangeForm, reviewEvidence, reviewPart, reviewRecordArea } from './review.scenario.ts'
import {
  reviewCycle,
  reviewCycleArea,
  reviewCycleCalibration,
  reviewCycleForm,
  reviewCycleOutcome,
  reviewCyclePlanning,
  reviewCyclePreview,
  reviewCycles,
  reviewCycleWork,
} from './reviewCycles.scenario.ts'
import {
  reviewArea,
  reviewChoices,
  reviewPlanForm,
  reviewPlanning,
  reviewSettings,
  reviewSettingsForm,
  reviewTemplateForm,
  reviewTemplates,
  reviewWindows,
} from './reviews.scenario.ts'
import { personAccess, securityGroupArea, securityGroupForm, securityGroups } from './securityGroups.scenario.ts'
import { signIn } from './signIn.scenario.ts'
import { tenantSelection } from './tenantSelection.scenario.ts'
import { toasts } from './toasts.scenario.ts'
import { savedViews, viewDialogs, views } from './views.scenario.ts'

// What the page of the workshop shows beside them: it reaches this folder by `workshop/scenarios` alone (tsconfig.json).
export { whatItMeans } from './outcomes.ts'
export { actors, employeeIds } from './people.ts'

/** Every machine of the catalogue as something to be tried; a test keeps the two lists the same. */
export const scenarios: ReadonlyArray<Scenario> = [
  app,
  billing,
  subscribing,
  featureFlags,
  positionTemplateArea,
  positionTemplates,
  positionTemplateForm,
  positionTemplateDialogs,
  positionTemplateOutcome,
  positionChoices,
  positionGaps,
  positionHolders,
  positionMarketplace,
  positionOrigin,
  positionVersions,
  securityGroupArea,
  securityGroups,
  securityGroupForm,
  personAccess,
  signIn,
  tenantSelection,
  readiness,
  navigation,
  connection,
  membership,
  recordElsewhere,
  commands,
  palette,
  shortcuts,
  helpPanel,
  feedback,
  toasts,
  recordDialogs,
  tour,
  draft,
  cropper,
  fileUpload,
  confirm,
  download,
  directoryTools,
  savedViews,
  viewDialogs,
  views,
  bulkChange,
  employeeImport,
  employees,
  employeeProfile,
  employeeFormScenario,
  uniqueness,
  profileSection,
  documents,
  termination,
  handover,
  accounts,
  passwordChange,
  fieldRights,
  companyArea,
  companyDetails,
  companyForm,
  companyMail,
  locale,
  myTeam,
  positions,
  positionForm,
  goals,
  meeting,
  meetingPart,
  meetingPresence,
  meetingPlanForm,
  meetingSeriesForm,
  meetingArea,
  feedbackPart,
  ownFeedback,
  reviewFeedback,
  reviewFeedbackArea,
  reviewFeedbackChoices,
  reviewFeedbackWork,
  reviewProposals,
  review,
  reviewEvidence,
  reviewPart,
  reviewChangeForm,
  reviewRecordArea,
  reviewCycle,
  reviewCycleArea,
  reviewCycleCalibration,
  reviewCycleForm,
  reviewCycleOutcome,
  reviewCyclePlanning,
  reviewCyclePreview,
  reviewCycles,
  reviewCycleWork,
  goalArea,
  goalFound,
  goalGroups,
  goalPeople,
  goalRemindersSetting,
  goalCounts,
  goalTree,
  goalWindows,
  goalsShown,
  goalTemplates,
  goalTemplateForm,
  checkInMany,
  checkInDialogs,
  checkInOutcome,
  reviewMany,
  reviewDialogs,
  reviewOutcome,
  goalDialogs,
  goalOutcome,
  goalForm,
  goalImport,
  checkInArea,
  checkInWindows,
  checkInChoices,
  checkInOverview,
  checkInPlanning,
  checkInPlanForm,
  checkInTemplates,
  checkInTemplateForm,
  reviewArea,
  reviewChoices,
  reviewPlanForm,
  reviewPlanning,
  reviewSettings,
  reviewSettingsForm,
  reviewTemplateForm,
  reviewTemplates,
  reviewWindows,
  assetArea,
  assetWindows,
  assetCounts,
  assetRecord,
  assetForm,
  assetHistory,
  assetsHeld,
  assetNumber,
  assetSearch,
  assetPhoto,
  assetPicture,
  assetDialogs,
  assetOutcome,
  assetImport,
  assetConfiguration,
  assetConfigurationForm,
  assetAudits,
  assetAudit,
  certificationArea,
  certificationList,
  certificationCounts,
  certifications,
  certificationDialogs,
  renewal,
  certificationTypes,
  certificationTypeForm,
  certificationMatrix,
  certificationHistory,
  employeeCompliance,
  complianceArea,
  reminderPause,
  reminderPauseDialogs,
  itemList,
  itemForm,
  orgChart,
  nodeForm,
  onboarding,
  welcome,
  logoUpload,
  audit,
  entryPages,
  policies,
  agreement,
  policyVersions,
  policyCompliance,
  policyPeople,
  policyFile,
  policyCategories,
  policyWriting,
  policyBeginning,
  policyEditor,
  policyAutosave,
  policyPublishing,
  policySettingsForm,
  templateUpdate,
]
