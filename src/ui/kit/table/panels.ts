import { late } from '../late.ts'

/** What is open of a table, in a file of its own. Undefined until it has come. */
export const usePanels = late(() => import('./TablePanels.tsx')).use
