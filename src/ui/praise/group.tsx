import { inArea } from '../app/area.tsx'
import type { PagesOf } from '../app/pages.ts'
import { PraisePage } from './PraisePage.tsx'
import { PraisePanel } from './PraisePanel.tsx'

export const pages: PagesOf<'praise'> = {
  praise: inArea('praise', PraisePage),
}

export const panel = PraisePanel
