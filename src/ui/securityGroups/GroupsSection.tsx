import { useSelector } from '@xstate/react'
import { ChevronDown, ChevronUp, Pencil, ShieldCheck, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { dotted } from '../../domain/kernel/lists.ts'
import type { SecurityGroup } from '../../domain/securityGroups/nouns.ts'
import { countOfMembers, grantsInWords } from '../../domain/securityGroups/wording.ts'
import type { ConfirmActor } from '../../machines/kit/confirm.machine.ts'
import type { RecordFormActor } from '../../machines/kit/recordForm.machine.ts'
import { securityGroups } from '../../machines/securityGroups/securityGroups.ts'
import { useWritingDenied } from '../app/templates/opened.ts'
import { Read } from '../app/templates/Read.tsx'
import { AddNewButton } from '../kit/AddNewButton.tsx'
import { IconButton } from '../kit/Button.tsx'
import { Confirmation } from '../kit/Confirmation.tsx'
import { slot } from '../kit/classes.ts'
import { EmptyState } from '../kit/EmptyState.tsx'
import { Section } from '../kit/Section.tsx'
import { Text } from '../kit/Text.tsx'
import { useGroupList, useGroups } from './area.ts'
import { GroupForm } from './GroupForm.tsx'

export const GroupsSection = () => {
  const groups = useGroups()
  return (
    <Read templates={groups} failed="The permission groups could not be loaded">
      <NewGroup />
      <Section title="Groups" action={<Add />}>
        <List />
      </Section>
      <Question />
    </Read>
  )
}

const useForm = (): RecordFormActor | undefined =>
  useSelector(useGroups(), ({ children }) => children.form as RecordFormActor | undefined)

const Add = () => {
  const groups = useGroups()
  return (
    <AddNewButton
      label="Add group"
      denied={useWritingDenied(groups)}
      onPress={() => groups.send({ type: 'addition.asked', id: crypto.randomUUID() })}
    />
  )
}

const NewGroup = () => {
  const form = useForm()
  const isNew = useSelector(useGroups(), ({ context }) => context.newId !== null)
  return form !== undefined && isNew ? (
    <Section title="New group">
      <GroupForm form={form} />
    </Section>
  ) : null
}

const List = () => {
  const all = useGroupList()
  const edited = useSelector(useGroups(), securityGroups.chosenIn)
  const form = useForm()
  if (all.length === 0)
    return (
      <EmptyState icon={<ShieldCheck />} title="No groups yet">
        Groups give people who are not administrators rights to manage assets, policies or position templates. Everyone
        else has the usual rights of employees and managers.
      </EmptyState>
    )
  return (
    <ul className={slot('rows', 'list')} aria-label="Permission groups">
      {all.map((group) => (
        <li key={group.id} className={slot('rows', 'item')}>
          {edited?.id === group.id && form !== undefined ? <GroupForm form={form} /> : <GroupRow group={group} />}
        </li>
      ))}
    </ul>
  )
}

const GroupRow = ({ group }: { readonly group: SecurityGroup }) => {
  const [isShown, setShown] = useState(false)
  const groups = useGroups()
  const denied = useWritingDenied(groups)
  const { name, features, members } = group
  return (
    <>
      <div className={slot('rows', 'row')}>
        <span className={slot('rows', 'words')}>
          <span>{name}</span>
          <Text as="span" style="small" tone="muted">
            {dotted([countOfMembers(members.length), grantsInWords(features) || 'No rights yet'])}
          </Text>
        </span>
        <IconButton
          label={isShown ? `Hide the members of ${name}` : `Show the members of ${name}`}
          aria-expanded={isShown}
          icon={isShown ? <ChevronUp /> : <ChevronDown />}
          size="sm"
          onClick={() => setShown(!isShown)}
        />
        <IconButton
          label={`Edit ${name}`}
          icon={<Pencil />}
          size="sm"
          denied={denied}
          onClick={() => groups.send(securityGroups.changing(group))}
        />
        <IconButton
          label={`Delete ${name}`}
          icon={<Trash2 />}
          size="sm"
          denied={denied}
          onClick={() => groups.send(securityGroups.asking({ kind: 'removal', template: group }))}
        />
      </div>
      {isShown ? (
        <div className={slot('rows', 'more')}>
          <Text tone={members.length === 0 ? 'muted' : undefined}>
            {members.length === 0 ? 'No members yet.' : members.map(({ fullName }) => fullName).join(', ')}
          </Text>
        </div>
      ) : null}
    </>
  )
}

const Question = () => {
  const question = useSelector(useGroups(), ({ children }) => children.confirmation as ConfirmActor | undefined)
  return question === undefined ? null : <Confirmation confirmation={question} />
}
