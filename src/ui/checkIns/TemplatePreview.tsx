import { type Side, sides } from '../../domain/checkIns/access.ts'
import { askedOf, type TemplateSection } from '../../domain/checkIns/template.fields.ts'
import { slot } from '../kit/classes.ts'
import { Columns } from '../kit/Stack.tsx'
import { Text } from '../kit/Text.tsx'

const titles: Record<Side, string> = { employee: 'Asked of the employee', reviewer: 'Asked of the reviewer' }

/** What each of the two is asked. */
export const TemplatePreview = ({ sections }: { readonly sections: ReadonlyArray<TemplateSection> }) => (
  <Columns of="card">
    {sides.map((side) => (
      <SidePreview key={side} side={side} sections={askedOf(sections, side)} />
    ))}
  </Columns>
)

const SidePreview = ({
  side,
  sections,
}: {
  readonly side: Side
  readonly sections: ReadonlyArray<TemplateSection>
}) => (
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
              {question.kind === 'scale' ? ' (from 1 to 5)' : null}
            </li>
          ))}
        </ol>
      </div>
    ))}
  </section>
)
