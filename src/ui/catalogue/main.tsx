import { createRoot } from 'react-dom/client'
import { followTheme } from '../kit/theme.ts'
import { CataloguePage } from './CataloguePage.tsx'

/** Only for work on the kit: `npm run dev`, then /catalogue.html. The production build does not know it. */
followTheme()
const root = document.getElementById('root')
if (root) createRoot(root).render(<CataloguePage />)
