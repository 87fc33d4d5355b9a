import { type ComponentType, use } from 'react'
import { useRunningApp } from '../app/machines.tsx'
import type { PageProps, Pages } from '../app/pages.ts'
import { DocumentPage } from './DocumentPage.tsx'
import { editorPages } from './editor/pages.ts'
import { MyPoliciesPage } from './MyPoliciesPage.tsx'
import { PoliciesPage } from './PoliciesPage.tsx'

/** The area's machines start with its first page, if they have not started with the shell. */
const opened = (Page: ComponentType<PageProps>) => (props: PageProps) => {
  const app = useRunningApp()
  if (!app.isOpen('hrDocuments')) use(app.openArea('hrDocuments'))
  return <Page {...props} />
}

export const pages: Pages = {
  hrDocuments: opened(PoliciesPage),
  hrPolicies: opened(MyPoliciesPage),
  hrDocument: opened(DocumentPage),
  ...editorPages,
}
