import type { ReactNode } from 'react'
import { type Side, sides } from '../../../domain/checkIns/access.ts'
import { askedOf, type Question, type SectionOf } from '../../../domain/checkIns/template.fields.ts'
import { slot } from '../../kit/classes.ts'
import { Columns } from '../../kit/Stack.tsx'
import { Text } from '../../kit/Text.tsx'

type Asked = Pick<Question, 'id' | 'text' | 'asked'>

interface TemplatePreviewProps<Q extends Asked> {
  readonly sections: ReadonlyArray<SectionOf<Q>>
  /** How one is answered, beside it or below. */
  readonly answered: (question: Q) => ReactNode
}

const titles: Record<Side, string> = { employee: 'Asked of the employee', reviewer: 'Asked of the reviewer' }

/** What each of the two is asked. */
export const TemplatePreview = <Q extends Asked>({ sections, answered }: TemplatePreviewProps<Q>) => (
  <Columns of="card">
    {sides.map((side) => (
      <SidePreview key={side} side={side} sections={askedOf(sections, side)} answered={answered} />
    ))}
  </Columns>
)

const SidePreview = <Q extends Asked>({
  side,
  sections,
  answered,
}: TemplatePreviewProps<Q> & { readonly side: Side }) => (
  <section aria-label={titles[side]} className={slot('outline', 'read')}>
    <Text as="p" style="label">
      {titles[side]}
    </Text>
    {sections.length === 0 ? <Text tone="muted">Nothing is asked of this side.</Text> : null}
    {sections.map(({ id, title, questions }) => (
      <div key={id}>
        <Text as="p" style="small" tone="muted">
          {title}
        </Text>
        <ol>
          {questions.map((question) => (
            <li key={question.id}>
              {question.text}
              {answered(question)}
            </li>
          ))}
        </ol>
      </div>
    ))}
  </section>
)
