import { useSelector } from '@xstate/react'
import { useEffect, useMemo, useState } from 'react'
import type { PersonRef } from '../../domain/employees/nouns.ts'
import type { ItemId } from '../../domain/kernel/ids.ts'
import type { PraiseDraft } from '../../domain/praise/praise.fields.ts'
import { personIn } from '../../domain/praise/question.ts'
import { audienceNames, praiseTitle } from '../../domain/praise/wording.ts'
import { pathTo } from '../../domain/session/places.ts'
import type { RecordFormActor } from '../../machines/kit/recordForm.machine.ts'
import { praiseColleagues } from '../../machines/praise/lists.ts'
import { praiseForm } from '../../machines/praise/praiseForm.ts'
import { useNavigation } from '../app/machines.tsx'
import { PeopleField } from '../app/PeopleField.tsx'
import { usePart } from '../app/session.ts'
import { CheckboxField } from '../kit/CheckboxField.tsx'
import { slot } from '../kit/classes.ts'
import { boundTo, type RecordFields, RecordFormView } from '../kit/RecordForm.tsx'
import { Section } from '../kit/Section.tsx'
import { namedChoices, SelectField } from '../kit/SelectField.tsx'
import { Skeleton } from '../kit/Skeleton.tsx'
import { TextArea } from '../kit/TextArea.tsx'
import { useColleagues, usePraising } from './area.ts'

/** Says what colleagues did well, and which core values it shows. */
export const GivePanel = ({ search }: { readonly search: string }) => {
  const praising = usePraising()
  const navigation = useNavigation()
  const form = useSelector(praising, ({ children }) => children.form as RecordFormActor | undefined)
  const [to] = useState(useChosen(search))
  useEffect(() => {
    praising.send({ type: 'praising.opened', id: crypto.randomUUID(), to })
    return () => praising.send({ type: 'praising.closed' })
  }, [praising, to])
  if (form === undefined) return <Skeleton height={320} />
  return (
    <RecordFormView
      form={form}
      of={praiseForm}
      saveLabel={praiseTitle.give}
      called="This praise"
      onCancel={() => navigation.send({ type: 'navigation.asked', to: pathTo('praise') })}
    >
      {(fields) => (
        <Section>
          <WhoField fields={fields} />
          <TextArea {...boundTo(fields, 'text')} hint="What they did, and what came of it." />
          <ValuesField fields={fields} />
          <SelectField
            label={fields.fields.audience?.label ?? ''}
            value={fields.draft.audience}
            choices={namedChoices(audienceNames)}
            onChange={(audience) => fields.change({ audience: audience as PraiseDraft['audience'] })}
          />
        </Section>
      )}
    </RecordFormView>
  )
}

interface FieldsProps {
  readonly fields: RecordFields<PraiseDraft>
}

/** Whom the address names, where the reader's directory has them. */
const useChosen = (search: string): ReadonlyArray<PersonRef> => {
  const directory = usePart('employees')
  const id = personIn(search)
  const person = directory?.find((one) => one.id === id)
  return person === undefined ? [] : [{ id: person.id, fullName: person.fullName }]
}

const WhoField = ({ fields: { draft, problems, change, leave } }: FieldsProps) => {
  const colleagues = useColleagues()
  const stretches = useSelector(colleagues, praiseColleagues.stretchesIn)
  const { people } = draft
  const known = useMemo(() => {
    const found = stretches.flatMap(({ rows }) => rows)
    return [...people, ...found.filter(({ id }) => !people.some((chosen) => chosen.id === id))]
  }, [stretches, people])
  useEffect(() => {
    colleagues.send(praiseColleagues.asked({ search: '' }))
    return () => colleagues.send({ type: 'list.closed' })
  }, [colleagues])
  return (
    <PeopleField
      label={praiseForm.fields.people?.label ?? ''}
      required
      placeholder="Type a name"
      people={known}
      chosen={people.map(({ id }) => id)}
      error={problems.people}
      onTyped={(search) => colleagues.send(praiseColleagues.asked({ search }))}
      onChange={(ids) => change({ people: ids.flatMap((id) => known.filter((person) => person.id === id)) })}
      onBlur={leave('people')}
    />
  )
}

const ValuesField = ({ fields: { draft, change } }: FieldsProps) => {
  const coreValues = usePart('bootstrap')?.coreValues ?? []
  if (coreValues.length === 0) return null
  const toggled = (id: ItemId, isChosen: boolean) =>
    isChosen ? [...draft.values, id] : draft.values.filter((chosen) => chosen !== id)
  return (
    <fieldset className={slot('outline', 'group')}>
      <legend className={slot('field', 'label')}>{praiseForm.fields.values?.label}</legend>
      {coreValues.map(({ id, content: { name, description } }) => (
        <CheckboxField
          key={id}
          label={name}
          hint={description ?? undefined}
          checked={draft.values.includes(id)}
          onChange={(isChosen) => change({ values: toggled(id, isChosen) })}
        />
      ))}
    </fieldset>
  )
}
