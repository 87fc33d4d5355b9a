import type { PageProps } from '../../app/pages.ts'
import { laterTab } from '../../employees/laterTab.tsx'

/** The pages on which policies are written, with the editor's code and machines: loaded with the first of them. */
export const editorPages = {
  hrDocumentCreate: laterTab<PageProps>(async () => (await import('./BeginPage.tsx')).BeginPage, 'policies/editor'),
  hrDocumentEdit: laterTab<PageProps>(async () => (await import('./EditPage.tsx')).EditPage, 'policies/editor'),
}
