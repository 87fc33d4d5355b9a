import type { Subject } from './model/subject.ts'
import { accounts, leftovers, passwordChange } from './subjects/accounts.ts'
import { app } from './subjects/app.ts'
import { audit, entryPages } from './subjects/audit.ts'
import {
  certificationCounts,
  certificationDesk,
  certificationHistory,
  certificationList,
  certificationMatrix,
  complianceDesk,
  employeeCompliance,
  reminderPause,
  reminderPauseDialogs,
} from './subjects/certificationReadings.ts'
import { certificationDialogs, certifications, certificationTypes } from './subjects/certifications.ts'
import { commands, helpPanel, palette, shortcuts } from './subjects/commands.ts'
import { connection, membership, recordElsewhere } from './subjects/connection.ts'
import { bulkChange, directoryTools, directoryViews, download, viewDialogs } from './subjects/directoryTools.ts'
import { documents } from './subjects/documents.ts'
import { employeeEditor, termination } from './subjects/employeeForms.ts'
import { employeeImport } from './subjects/employeeImport.ts'
import { directory, employeeProfile, employees } from './subjects/employees.ts'
import { fieldRights } from './subjects/fieldRights.ts'
import { goals } from './subjects/goals.ts'
import { feedback } from './subjects/home.ts'
import { confirm, cropper, draft, fileUpload, recordDialogs } from './subjects/kit.ts'
import { myTeam } from './subjects/myTeam.ts'
import { navigation } from './subjects/navigation.ts'
import { logoUpload, onboarding, welcome } from './subjects/onboarding.ts'
import { itemList } from './subjects/organisation.ts'
import { nodeEditor, orgChart } from './subjects/orgChart.ts'
import {
  agreement,
  policies,
  policyCategories,
  policyCompliance,
  policyFile,
  policyPeople,
  policyVersions,
} from './subjects/policies.ts'
import { policyBeginning, templateUpdate } from './subjects/policyBeginnings.ts'
import {
  policyAutosave,
  policyDesk,
  policyEditor,
  policyPublishing,
  policySettingsForm,
} from './subjects/policyEditor.ts'
import { positions } from './subjects/positions.ts'
import { readiness } from './subjects/readiness.ts'
import { certificationTypeForm, goalForm, itemForm, positionForm } from './subjects/recordForms.ts'
import { renewal } from './subjects/renewal.ts'
import { signIn } from './subjects/signIn.ts'
import { tenantSelection } from './subjects/tenantSelection.ts'
import { toasts } from './subjects/toasts.ts'

/** Every machine of the catalogue as something to be tried; a test keeps the two lists the same. */
export const subjects: ReadonlyArray<Subject> = [
  app,
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
  draft,
  cropper,
  fileUpload,
  confirm,
  download,
  directory,
  directoryTools,
  directoryViews,
  viewDialogs,
  bulkChange,
  employeeImport,
  employees,
  employeeProfile,
  employeeEditor,
  documents,
  termination,
  leftovers,
  accounts,
  passwordChange,
  fieldRights,
  myTeam,
  positions,
  positionForm,
  goals,
  goalForm,
  certificationDesk,
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
  complianceDesk,
  reminderPause,
  reminderPauseDialogs,
  itemList,
  itemForm,
  orgChart,
  nodeEditor,
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
  policyDesk,
  policyBeginning,
  policyEditor,
  policyAutosave,
  policyPublishing,
  policySettingsForm,
  templateUpdate,
]
