import { Suspense } from 'react'
import type { Employee } from '../../domain/employees/nouns.ts'
import type { EmployeeProfileActor } from '../../machines/employees/employeeProfile.machine.ts'
import { PersonAvatar } from '../app/PersonAvatar.tsx'
import { slot } from '../kit/classes.ts'
import { TextLink } from '../kit/LinkButton.tsx'
import { EmailText } from './EmailText.tsx'
import { laterTab } from './laterTab.tsx'
import type { Offers } from './offers.ts'
import { ProfileBadges } from './StatusBadges.tsx'

interface ProfileHeaderProps {
  readonly profile: EmployeeProfileActor
  readonly employee: Employee
  readonly offers: Offers
}

const AvatarButton = laterTab<Omit<ProfileHeaderProps, 'offers'>>(
  async () => (await import('./AvatarButton.tsx')).AvatarButton,
)

export const ProfileHeader = ({ profile, employee, offers }: ProfileHeaderProps) => {
  const place = [employee.positionTitle, employee.department?.name].filter(Boolean).join(' · ')
  const avatar = <PersonAvatar person={employee} size={64} />
  return (
    <div className={slot('profile', 'header')}>
      {offers.edit === undefined ? (
        <Suspense fallback={<span className={slot('profile', 'avatar')}>{avatar}</span>}>
          <AvatarButton profile={profile} employee={employee} />
        </Suspense>
      ) : (
        avatar
      )}
      <div className={slot('profile', 'words')}>
        <div className={slot('profile', 'named')}>
          <h1 className={slot('page', 'title')} tabIndex={-1}>
            {employee.fullName}
          </h1>
          <ProfileBadges employee={employee} />
        </div>
        {place === '' ? null : <span>{place}</span>}
        <span className={slot('profile', 'mail')}>
          <TextLink href={`mailto:${employee.email}`}>
            <EmailText email={employee.email} />
          </TextLink>
        </span>
      </div>
    </div>
  )
}
