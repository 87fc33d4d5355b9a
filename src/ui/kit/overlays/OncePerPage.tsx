import { FocusKeeper } from './FocusKeeper.tsx'
import { TooltipBox } from './TooltipBox.tsx'

/** The tooltip, and what keeps the keyboard's place. */
export const OncePerPage = () => (
  <>
    <TooltipBox />
    <FocusKeeper />
  </>
)
