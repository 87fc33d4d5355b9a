import { Plus, Trash2 } from 'lucide-react'
import { type ComponentType, useRef } from 'react'
import {
  blankSection,
  SECTIONS_MOST,
  type SectionOf,
  sectionFields,
  withChanged,
} from '../../../domain/checkIns/template.fields.ts'
import type { ItemId } from '../../../domain/kernel/ids.ts'
import { movedTo } from '../../../domain/organisation/ordering.ts'
import { Button, IconButton } from '../../kit/Button.tsx'
import { slot } from '../../kit/classes.ts'
import { Row } from '../../kit/Stack.tsx'
import { TextField } from '../../kit/TextField.tsx'
import { Grip } from '../../organisation/Grip.tsx'
import { OrderedField } from '../../organisation/OrderedField.tsx'
import { type Handle, useDragging } from '../../organisation/useDragging.ts'

interface Asked {
  readonly id: ItemId
  readonly text: string
}

export interface QuestionProps<Question> {
  readonly question: Question
  /** Saving was tried: what is wrong with it stands at its fields. */
  readonly isTried: boolean
  readonly onChange: (change: Partial<Question>) => void
}

/** What is asked in the sections. */
export interface Questions<Question extends Asked> {
  readonly most: number
  readonly blank: (id: ItemId) => Question
  readonly Fields: ComponentType<QuestionProps<Question>>
}

interface SectionsFieldProps<Question extends Asked> {
  readonly of: Questions<Question>
  readonly sections: ReadonlyArray<SectionOf<Question>>
  readonly error: string | undefined
  readonly onChange: (sections: ReadonlyArray<SectionOf<Question>>) => void
}

const newId = () => crypto.randomUUID() as string as ItemId

/** The sections of a template with their questions: written, added, removed, and put in order with a pointer or the arrow keys. */
export const SectionsField = <Question extends Asked>({
  of,
  sections,
  error,
  onChange,
}: SectionsFieldProps<Question>) => (
  <OrderedField
    label="Sections"
    items={sections.map((section, at) => ({ ...section, name: section.title.trim() || `Section ${at + 1}` }))}
    error={error}
    addLabel="Add section"
    full={sections.length >= SECTIONS_MOST ? `At most ${SECTIONS_MOST} sections.` : undefined}
    onMoved={(id, place) => onChange(movedTo(sections, id, place))}
    onAdd={() => onChange([...sections, blankSection(newId(), of.blank(newId()))])}
  >
    {(section, handle) => (
      <SectionEditor
        of={of}
        section={section}
        isTried={error !== undefined}
        handle={handle}
        onChange={(change) => onChange(withChanged(sections, section.id, change))}
        onRemove={() => onChange(sections.filter(({ id }) => id !== section.id))}
      />
    )}
  </OrderedField>
)

interface SectionEditorProps<Question extends Asked> {
  readonly of: Questions<Question>
  readonly section: SectionOf<Question> & { readonly name: string }
  readonly isTried: boolean
  /** Null where it cannot be moved. */
  readonly handle: Handle | null
  readonly onChange: (change: Partial<SectionOf<Question>>) => void
  readonly onRemove: () => void
}

const SectionEditor = <Question extends Asked>(props: SectionEditorProps<Question>) => {
  const { of, section, isTried, handle, onChange, onRemove } = props
  const root = useRef<HTMLOListElement>(null)
  const { questions, name } = section
  const named = questions.map((question, at) => ({ ...question, name: question.text.trim() || `Question ${at + 1}` }))
  const {
    order,
    dragged,
    said,
    handle: handleOf,
    dragging,
  } = useDragging(named, root, (id, place) => onChange({ questions: movedTo(questions, id, place) }))
  const { title } = sectionFields.fields
  return (
    <>
      <div className={slot('outline', 'head')}>
        <Grip handle={handle} name={name} />
        <TextField
          label="Section title"
          required
          value={section.title}
          maxLength={title.max}
          error={(isTried && title.problem(section.title)) || undefined}
          onChange={(typed) => onChange({ title: typed })}
        />
        <IconButton label={`Remove ${name}`} icon={<Trash2 />} onClick={onRemove} />
      </div>
      <ol ref={root} className={slot('outline', 'items')} aria-label={`Questions of ${name}`} {...dragging}>
        {order.map((question) => (
          <li
            key={question.id}
            className={slot('outline', 'item')}
            data-item={question.id}
            data-dragged={question.id === dragged || undefined}
          >
            <Grip handle={questions.length > 1 ? handleOf(question) : null} name={question.name} />
            <of.Fields
              question={question}
              isTried={isTried}
              onChange={(change) => onChange({ questions: withChanged<Question>(questions, question.id, change) })}
            />
            <IconButton
              label={`Remove ${question.name}`}
              icon={<Trash2 />}
              onClick={() => onChange({ questions: questions.filter(({ id }) => id !== question.id) })}
            />
          </li>
        ))}
      </ol>
      <p role="status" className="sr-only">
        {said}
      </p>
      <Row>
        <Button
          size="sm"
          tone="ghost"
          denied={questions.length >= of.most ? `At most ${of.most} questions in a section.` : undefined}
          onClick={() => onChange({ questions: [...questions, of.blank(newId())] })}
        >
          <Plus aria-hidden="true" />
          Add question
        </Button>
      </Row>
    </>
  )
}
