import type { PagesOf } from '../app/pages.ts'
import { ListPage } from '../organisation/ListPage.tsx'

export const pages: PagesOf<'coreValues'> = { coreValues: () => <ListPage list="coreValues" /> }
