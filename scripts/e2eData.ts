import { join } from 'node:path'
import { root } from './programs.ts'

/** The data folder of the browser tests' server; another one, for two runs beside each other. */
export const e2eData = process.env.E2E_DATA ?? join(root, '.cache/e2e')
