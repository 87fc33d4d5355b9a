import 'virtual:charts.css'
import { createRoot } from 'react-dom/client'
import { followTheme } from '../ui/kit/theme.ts'
import { followLinks } from './page/address.ts'
import { Workshop } from './page/Workshop.tsx'

/** The chart workshop: a program of its own beside the product, which knows nothing of it. */
followTheme()
followLinks()
const root = document.getElementById('root')
if (root) createRoot(root).render(<Workshop />)
