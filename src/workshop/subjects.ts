import type { Subject } from './model/subject.ts'
import { app } from './subjects/app.ts'
import { commands, helpPanel, palette, shortcuts } from './subjects/commands.ts'
import { connection, membership, recordElsewhere } from './subjects/connection.ts'
import { employeeEditor, termination } from './subjects/employeeForms.ts'
import { directory, employeeProfile, employees } from './subjects/employees.ts'
import { feedback } from './subjects/home.ts'
import { confirm, cropper, fileUpload, recordDialogs } from './subjects/kit.ts'
import { navigation } from './subjects/navigation.ts'
import { logoUpload, onboarding, welcome } from './subjects/onboarding.ts'
import { readiness } from './subjects/readiness.ts'
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
  cropper,
  fileUpload,
  confirm,
  directory,
  employees,
  employeeProfile,
  employeeEditor,
  termination,
  onboarding,
  welcome,
  logoUpload,
]
