import type { Question, TemplateSection } from '../../domain/checkIns/template.fields.ts'
import { TemplatePreview as Preview } from '../app/templates/TemplatePreview.tsx'

const answered = ({ kind }: Question) => (kind === 'scale' ? ' (from 1 to 5)' : null)

/** What each of the two is asked in a check-in. */
export const TemplatePreview = ({ sections }: { readonly sections: ReadonlyArray<TemplateSection> }) => (
  <Preview sections={sections} answered={answered} />
)
