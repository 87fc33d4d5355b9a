import { mayAccess } from '../../domain/employees/access.ts'
import type { Employee, EmployeeSummary } from '../../domain/employees/nouns.ts'
import { pathTo } from '../../domain/session/places.ts'
import { PersonAvatar } from '../app/PersonAvatar.tsx'
import { slot } from '../kit/classes.ts'
import { TextLink } from '../kit/LinkButton.tsx'
import { useActor } from './area.ts'
import { SummaryBadges } from './StatusBadges.tsx'

/** Somebody's manager by name; a link only where their record may be opened. */
export const ManagerLink = ({ of: { manager } }: { readonly of: Pick<Employee, 'manager'> }) => {
  const actor = useActor()
  if (manager === null) return null
  const { id, fullName } = manager
  return mayAccess(actor, id).allowed ? <TextLink href={pathTo('employee', { id })}>{fullName}</TextLink> : fullName
}

/** Somebody in a list of people: picture, name, position. */
export const PersonItem = ({ person }: { readonly person: EmployeeSummary }) => (
  <a href={pathTo('employee', { id: person.id })} className={slot('profile', 'person')}>
    <PersonAvatar person={person} />
    <span className={slot('profile', 'words')}>
      <span className={slot('directory', 'name')}>
        <span className={slot('directory', 'fullName')}>{person.fullName}</span>
        <SummaryBadges person={person} />
      </span>
      {person.positionTitle === null ? null : <small>{person.positionTitle}</small>}
    </span>
  </a>
)
