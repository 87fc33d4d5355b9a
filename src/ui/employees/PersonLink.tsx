import { Link } from 'wouter'
import type { EmployeeSummary } from '../../domain/employees/nouns.ts'
import type { EmployeeId } from '../../domain/kernel/ids.ts'
import { PersonAvatar } from '../app/PersonAvatar.tsx'
import { pathTo } from '../app/paths.ts'
import { slot } from '../kit/classes.ts'
import { TextLink } from '../kit/LinkButton.tsx'
import { Text } from '../kit/Text.tsx'
import { usePeopleById } from './area.ts'
import { SummaryBadges } from './StatusBadges.tsx'

/** Somebody's name as a link; a name one may not know is not made up. */
export const PersonLink = ({ id }: { readonly id: EmployeeId | null }) => {
  const person = usePeopleById().get(id as EmployeeId)
  if (id === null) return null
  if (person === undefined)
    return (
      <Text as="span" tone="muted">
        Not shown to you
      </Text>
    )
  return <TextLink href={pathTo('employee', { id })}>{person.fullName}</TextLink>
}

/** Somebody in a list of people: picture, name, position. */
export const PersonItem = ({ person }: { readonly person: EmployeeSummary }) => (
  <Link href={pathTo('employee', { id: person.id })} className={slot('profile', 'person')}>
    <PersonAvatar person={person} />
    <span className={slot('profile', 'words')}>
      <span className={slot('directory', 'name')}>
        <span className={slot('directory', 'fullName')}>{person.fullName}</span>
        <SummaryBadges person={person} />
      </span>
      {person.positionTitle === null ? null : <small>{person.positionTitle}</small>}
    </span>
  </Link>
)
