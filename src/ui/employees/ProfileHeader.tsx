import type { Employee } from '../../domain/employees/nouns.ts'
import { PersonAvatar } from '../app/PersonAvatar.tsx'
import { slot } from '../kit/classes.ts'
import { TextLink } from '../kit/LinkButton.tsx'
import { ProfileBadges } from './StatusBadges.tsx'

export const ProfileHeader = ({ employee }: { readonly employee: Employee }) => {
  const place = [employee.positionTitle, employee.department?.name].filter(Boolean).join(' · ')
  return (
    <div className={slot('profile', 'header')}>
      <PersonAvatar person={employee} size={64} />
      <div className={slot('profile', 'words')}>
        <div className={slot('profile', 'named')}>
          <h1 className={slot('page', 'title')} tabIndex={-1}>
            {employee.fullName}
          </h1>
          <ProfileBadges employee={employee} />
        </div>
        {place === '' ? null : <span>{place}</span>}
        <span className={slot('profile', 'mail')}>
          <TextLink href={`mailto:${employee.email}`}>{employee.email}</TextLink>
        </span>
      </div>
    </div>
  )
}
