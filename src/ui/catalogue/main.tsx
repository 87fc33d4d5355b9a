import { createRoot } from 'react-dom/client'
import { fetchFields, fetchOverlays } from '../kit/overlays.ts'
import { followTheme } from '../kit/theme.ts'
import { CataloguePage } from './CataloguePage.tsx'

/** Only for work on the kit: `npm run dev`, then /catalogue.html. The production build does not know it. */
followTheme()
// A walk through the pieces begins with all of them there; that some come later has tests of its own.
await Promise.all([fetchOverlays(), fetchFields()])
const root = document.getElementById('root')
if (root) createRoot(root).render(<CataloguePage />)
