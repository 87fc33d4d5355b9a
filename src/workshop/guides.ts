import { appGuide } from './guides/app.guide.ts'
import { confirmGuide } from './guides/confirm.guide.ts'
import { connectionGuide } from './guides/connection.guide.ts'
import { employeeEditorGuide } from './guides/employeeEditor.guide.ts'
import type { Guide } from './guides/guide.ts'
import { logoUploadGuide, welcomeGuide } from './guides/logo.guides.ts'
import { recordElsewhereGuide } from './guides/recordElsewhere.guide.ts'
import { tenantSelectionGuide } from './guides/tenantSelection.guide.ts'
import { terminationGuide } from './guides/termination.guide.ts'

/** The machines whose walks can be done in a browser as they are generated. */
export const guides: ReadonlyArray<Guide> = [
  appGuide,
  tenantSelectionGuide,
  connectionGuide,
  recordElsewhereGuide,
  confirmGuide,
  employeeEditorGuide,
  terminationGuide,
  welcomeGuide,
  logoUploadGuide,
]

export const guideOf = (machine: string): Guide | undefined => guides.find((guide) => guide.machine === machine)
