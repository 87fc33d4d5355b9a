import { inArea } from '../app/area.tsx'
import type { PagesOf } from '../app/pages.ts'
import { BillingPage } from './BillingPage.tsx'

export const pages: PagesOf<'billing'> = { billing: inArea('billing', BillingPage) }
