import { Plus, Trash2 } from 'lucide-react'
import { useRef } from 'react'
import {
  answerNames,
  askedNames,
  blankSection,
  QUESTIONS_MOST,
  type Question,
  questionFields,
  SECTIONS_MOST,
  sectionFields,
  type TemplateSection,
  withNewQuestion,
  withQuestion,
  withSection,
} from '../../domain/checkIns/template.fields.ts'
import type { ItemId } from '../../domain/kernel/ids.ts'
import { movedTo } from '../../domain/organisation/ordering.ts'
import { Button, IconButton } from '../kit/Button.tsx'
import { slot } from '../kit/classes.ts'
import { namedChoices, SelectField } from '../kit/SelectField.tsx'
import { Row } from '../kit/Stack.tsx'
import { TextField } from '../kit/TextField.tsx'
import { Grip } from '../organisation/Grip.tsx'
import { OrderedField } from '../organisation/OrderedField.tsx'
import { type Handle, useDragging } from '../organisation/useDragging.ts'

const newId = () => crypto.randomUUID() as string as ItemId

interface SectionsFieldProps {
  readonly sections: ReadonlyArray<TemplateSection>
  readonly error: string | undefined
  readonly onChange: (sections: ReadonlyArray<TemplateSection>) => void
}

/** The sections of a template with their questions: written, added, removed, and put in order with a pointer or the arrow keys. */
export const SectionsField = ({ sections, error, onChange }: SectionsFieldProps) => (
  <OrderedField
    label="Sections"
    items={sections.map((section, at) => ({ ...section, name: section.title.trim() || `Section ${at + 1}` }))}
    error={error}
    addLabel="Add section"
    full={sections.length >= SECTIONS_MOST ? `At most ${SECTIONS_MOST} sections.` : undefined}
    onMoved={(id, place) => onChange(movedTo(sections, id, place))}
    onAdd={() => onChange([...sections, blankSection(newId(), newId())])}
  >
    {(section, handle) => (
      <SectionEditor
        section={section}
        handle={handle}
        onChange={(change) => onChange(withSection(sections, section.id, change))}
        onRemove={() => onChange(sections.filter(({ id }) => id !== section.id))}
      />
    )}
  </OrderedField>
)

interface SectionEditorProps {
  readonly section: TemplateSection & { readonly name: string }
  /** Null where it cannot be moved. */
  readonly handle: Handle | null
  readonly onChange: (change: Partial<TemplateSection>) => void
  readonly onRemove: () => void
}

const SectionEditor = ({ section, handle, onChange, onRemove }: SectionEditorProps) => {
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
          label="Title of the section"
          required
          value={section.title}
          maxLength={title.max}
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
            <QuestionFields
              question={question}
              onChange={(change) => onChange({ questions: withQuestion(section, question.id, change) })}
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
          denied={questions.length >= QUESTIONS_MOST ? `At most ${QUESTIONS_MOST} questions in a section.` : undefined}
          onClick={() => onChange({ questions: withNewQuestion(section, newId()) })}
        >
          <Plus aria-hidden="true" />
          Add question
        </Button>
      </Row>
    </>
  )
}

interface QuestionFieldsProps {
  readonly question: Question
  readonly onChange: (change: Partial<Question>) => void
}

const QuestionFields = ({ question, onChange }: QuestionFieldsProps) => {
  const { text, asked, kind } = questionFields.fields
  return (
    <div className={slot('outline', 'fields')}>
      <TextField
        label={text.label}
        required
        value={question.text}
        maxLength={text.max}
        onChange={(typed) => onChange({ text: typed })}
      />
      <SelectField
        label={asked.label}
        value={question.asked}
        choices={namedChoices(askedNames)}
        onChange={(value) => onChange({ asked: value as Question['asked'] })}
      />
      <SelectField
        label={kind.label}
        value={question.kind}
        choices={namedChoices(answerNames)}
        onChange={(value) => onChange({ kind: value as Question['kind'] })}
      />
    </div>
  )
}
