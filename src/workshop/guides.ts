import { agreementGuide } from './guides/agreement.guide.ts'
import { appGuide } from './guides/app.guide.ts'
import { certificationDialogsGuide } from './guides/certificationDialogs.guide.ts'
import { certificationTypesGuide } from './guides/certificationTypes.guide.ts'
import { commandsGuide } from './guides/commands.guide.ts'
import { confirmGuide } from './guides/confirm.guide.ts'
import { connectionGuide } from './guides/connection.guide.ts'
import { cropperGuide } from './guides/cropper.guide.ts'
import { employeeEditorGuide } from './guides/employeeEditor.guide.ts'
import { employeesGuide } from './guides/employees.guide.ts'
import { feedbackGuide } from './guides/feedback.guide.ts'
import type { Guide } from './guides/guide.ts'
import { helpPanelGuide } from './guides/helpPanel.guide.ts'
import { fileUploadGuide, recordDialogsGuide } from './guides/kit.guides.ts'
import { logoUploadGuide, welcomeGuide } from './guides/logo.guides.ts'
import { onboardingGuide } from './guides/onboarding.guide.ts'
import { paletteGuide } from './guides/palette.guide.ts'
import { policyCategoriesGuide } from './guides/policyCategories.guide.ts'
import { policyVersionsGuide } from './guides/policyVersions.guide.ts'
import { recordElsewhereGuide } from './guides/recordElsewhere.guide.ts'
import { renewalGuide } from './guides/renewal.guide.ts'
import { shortcutsGuide } from './guides/shortcuts.guide.ts'
import { signInGuide } from './guides/signIn.guide.ts'
import { tenantSelectionGuide } from './guides/tenantSelection.guide.ts'
import { terminationGuide } from './guides/termination.guide.ts'

/** The machines whose walks can be done in a browser as they are generated. */
export const guides: ReadonlyArray<Guide> = [
  appGuide,
  signInGuide,
  tenantSelectionGuide,
  connectionGuide,
  recordElsewhereGuide,
  commandsGuide,
  paletteGuide,
  shortcutsGuide,
  helpPanelGuide,
  feedbackGuide,
  confirmGuide,
  employeesGuide,
  employeeEditorGuide,
  terminationGuide,
  welcomeGuide,
  onboardingGuide,
  logoUploadGuide,
  cropperGuide,
  fileUploadGuide,
  recordDialogsGuide,
  agreementGuide,
  policyVersionsGuide,
  policyCategoriesGuide,
  renewalGuide,
  certificationDialogsGuide,
  certificationTypesGuide,
]

export const guideOf = (machine: string): Guide | undefined => guides.find((guide) => guide.machine === machine)
