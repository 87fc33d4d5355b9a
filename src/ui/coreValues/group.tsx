import type { Pages } from '../app/pages.ts'
import { ListPage } from '../organisation/ListPage.tsx'

export const pages: Pages = { coreValues: () => <ListPage list="coreValues" /> }
