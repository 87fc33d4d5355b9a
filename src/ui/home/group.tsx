import type { PagesOf } from '../app/pages.ts'
import { HomePage } from './HomePage.tsx'

export const pages: PagesOf<'home'> = { home: HomePage }
