import { notYet } from '../app/views/notYet.tsx'
import { late } from '../kit/late.ts'
import { useOpening } from '../kit/Opener.tsx'
import type { ClosedReportProps } from './ClosedReport.tsx'
import type { SavedMenuProps } from './SavedMenu.tsx'

const { use: useMenu } = late(() => import('./SavedMenu.tsx'))
const { use: useSection } = late(() => import('./SavedSection.tsx'))
const { use: useClosed } = late(() => import('./ClosedReport.tsx'))

/** A report does not wait for what is saved of it, and stays when that cannot be loaded. */
export const LaterSavedMenu = (props: Omit<SavedMenuProps, 'place'>) => {
  const place = useOpening()
  const menu = useMenu(true)
  return menu ? <menu.SavedMenu {...props} place={place} /> : notYet(place)
}

export const LaterSavedSection = () => {
  const section = useSection(true)
  return section ? <section.SavedSection /> : null
}

export const LaterClosedReport = (props: ClosedReportProps) => {
  const closed = useClosed(true)
  return closed ? <closed.ClosedReport {...props} /> : null
}
