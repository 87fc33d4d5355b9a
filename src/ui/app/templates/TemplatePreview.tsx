import type { ReactNode } from 'react'
import { type Side, sides } from '../../../domain/checkIns/access.ts'
import { askedOf, type Question, type SectionOf } from '../../../domain/checkIns/template.fields.ts'
import { slot } from '../../kit/classes.ts'
import { Columns } from '../../kit/Stack.tsx'
import { Text } from '../../kit/Text.tsx'

interface Asked extends Pick<Question, 'id' | 'text'> {
  readonly asked: string
}

interface Answered<Q> {
  /** How one is answered, beside it or below. */
  readonly answered: (question: Q) => ReactNode
}

interface TemplatePreviewProps<Q extends Asked> extends Answered<Q> {
  readonly sections: ReadonlyArray<SectionOf<Q>>
  /** Who is asked beside the two, with what. */
  readonly others?: ReadonlyArray<{ readonly title: string; readonly sections: ReadonlyArray<SectionOf<Q>> }>
}

const titles: Record<Side, string> = { employee: 'Asked of the employee', reviewer: 'Asked of the reviewer' }

/** What each of the two is asked. */
export const TemplatePreview = <Q extends Asked>({ sections, others = [], answered }: TemplatePreviewProps<Q>) => (
  <Columns of="whole">
    {sides.map((side) => (
      <SidePreview key={side} title={titles[side]} sections={askedOf(sections, side)} answered={answered} />
    ))}
    {others.map((group) => (
      <SidePreview key={group.title} {...group} answered={answered} />
    ))}
  </Columns>
)

const SidePreview = <Q extends Asked>({
  title,
  sections,
  answered,
}: Answered<Q> & { readonly title: string; readonly sections: ReadonlyArray<SectionOf<Q>> }) => (
  <section aria-label={title} className={slot('outline', 'read')}>
    <Text as="p" style="label">
      {title}
    </Text>
    {sections.length === 0 ? <Text tone="muted">No questions for this person.</Text> : null}
    {sections.map(({ id, questions, ...section }) => (
      <div key={id}>
        <Text as="p" style="small" tone="muted">
          {section.title}
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
