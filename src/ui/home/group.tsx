import type { Pages } from '../app/pages.ts'
import { HomePage } from './HomePage.tsx'

export const pages: Pages = { home: HomePage }
