import type { ComponentType } from 'react'
import { inArea } from '../app/area.tsx'
import type { PageProps, PagesOf } from '../app/pages.ts'
import { DocumentPage } from './DocumentPage.tsx'
import { editorPages } from './editor/pages.ts'
import { MyPoliciesPage } from './MyPoliciesPage.tsx'
import { PoliciesPage } from './PoliciesPage.tsx'

const opened = (Page: ComponentType<PageProps>) => inArea('policies', Page)

export const pages: PagesOf<'policies'> = {
  hrDocuments: opened(PoliciesPage),
  hrPolicies: opened(MyPoliciesPage),
  hrDocument: opened(DocumentPage),
  ...editorPages,
}
