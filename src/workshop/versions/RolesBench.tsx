import { useMemo } from 'react'
import { catalogue } from '../../machines/catalogue.ts'
import { Section } from '../../ui/kit/Section.tsx'
import { Text } from '../../ui/kit/Text.tsx'
import { subjects } from '../subjects.ts'
import { RoleChoice, useRoleChoice } from './RoleChoice.tsx'
import { RoleDifference } from './RoleDifference.tsx'
import { beyond, rolesOf } from './roles.ts'
import './versions.css'

/** The question over the whole product: what can one role do that another cannot? */
export const RolesBench = () => {
  const [choice, choose] = useRoleChoice()
  const compared = useMemo(
    () =>
      subjects
        .filter((subject) => [choice.can, choice.cannot].every((role) => rolesOf(subject).includes(role)))
        .map((subject) => ({ subject, title: titleOf(subject.machine.id), found: beyond(subject, choice) })),
    [choice],
  )
  const different = compared.filter(({ found }) => found.length > 0)
  const same = compared.filter(({ found }) => found.length === 0)
  return (
    <div className="versions">
      <title>Roles · Chart workshop · Tenure</title>
      <h1 tabIndex={-1}>Roles</h1>
      <Text tone="muted">
        Every machine is walked through as each of the two, and what only the first can reach stands here. The other
        machines ask nobody who they are.
      </Text>
      <RoleChoice choice={choice} onChoose={choose} />
      {different.map(({ subject, title, found }) => (
        <Section key={subject.machine.id} title={title}>
          <RoleDifference subject={subject} choice={choice} found={found} />
        </Section>
      ))}
      {same.length === 0 ? null : (
        <Text tone="muted">{`The same for both: ${same.map(({ title }) => title).join(', ')}.`}</Text>
      )}
      {compared.length === 0 ? <Text tone="muted">No machine is described for both of them.</Text> : null}
    </div>
  )
}

const titleOf = (id: string) => catalogue.find((entry) => entry.id === id)?.title ?? id
