import { inArea } from '../app/area.tsx'
import type { PagesOf } from '../app/pages.ts'
import { FeaturesPage } from './FeaturesPage.tsx'

export const pages: PagesOf<'featureFlags'> = { features: inArea('featureFlags', FeaturesPage) }
